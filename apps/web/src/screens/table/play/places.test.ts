/** The viewer sits at the bottom, with true compass letters. */
import { SEATS } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { placeOf } from './places';

test.each([
  ['S', 'top right bottom left'],
  ['W', 'left top right bottom'],
  ['N', 'bottom left top right'],
  ['E', 'right bottom left top'],
] as const)('%s sees N E S W at %s', (viewer, places) =>
  expect(SEATS.map((seat) => placeOf(viewer, seat)).join(' ')).toBe(places),
);
