/** Announced points, those seen in the cards played, and what is left. */
import type { Seat } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { playBoardOf, playView } from './play-view';
import { pointsShown } from './points-shown';
import { playAfter } from './testing';

/** In short: "E 5-0=5". */
function known(seat: Seat, cards: string): string {
  return pointsShown(playAfter({ seat, cards }).play)
    .map((row) => `${row.seat} ${row.announced}-${row.shown}=${row.left}`)
    .join(', ');
}

test.each([
  ['S', '', 'E 5-0=5, W 10-0=10'],
  ['W', '', 'E 5-0=5, S 16-0=16'],
  ['S', 'HQ HK H2 H6', 'E 5-0=5, W 10-2=8'],
  ['W', 'HQ HK H2 HA', 'E 5-0=5, S 16-4=12'],
  ['N', 'HQ HK H2 H6', 'E 5-0=5, S 16-0=16, W 10-2=8'],
] as const)('%s after %o knows %s', (seat, cards, text) => expect(known(seat, cards)).toBe(text));

test('who only watches from behind the south does not know its points either', () => {
  const { view } = playAfter({ seat: 'S', cards: 'HQ HK H2 H6' });
  const board = playBoardOf(view);
  const rows = board ? pointsShown(playView({ ...view, watches: true }, board)) : [];
  expect(rows.map(({ seat }) => seat)).toEqual(['E', 'S', 'W']);
});
