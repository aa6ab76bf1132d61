/** The order in which hands are shown. */
import type { Card, Suit } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { displayOrder, inOrder, longest, splitRows } from './display-order.ts';

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** `'KQJ84.A6.KQ5.J73'`: spades, hearts, diamonds, clubs. */
const hand = (text: string): readonly Card[] =>
  text.split('.').flatMap((ranks, at) => [...ranks].map((rank) => `${SUITS[at]}${rank}` as Card));
const items = (text: string) => hand(text).map((card) => ({ card }));
const cards = (row: readonly { readonly card: Card }[]) => row.map(({ card }) => card).join(' ');

describe('suits alternate in colour, trumps first', () => {
  test.each([
    // hand                trump      order
    ['KQJ84.A6.KQ5.J73', undefined, 'SHCD'],
    ['KQJ84.A6.KQ5.J73', 'S', 'SHCD'],
    ['KQJ84.A6.KQ5.J73', 'H', 'HCDS'],
    ['KQJ84.A6.KQ5.J73', 'D', 'DSHC'],
    ['KQJ84.A6.KQ5.J73', 'C', 'CDSH'],
    ['KQJ84..AKQ54.J73', undefined, 'SDCH'], // no hearts: the red suit between the black ones
    ['.AK65.KQ54.J7365', undefined, 'HCDS'],
    ['KQJ8.AK5.KQ5432.', 'S', 'SHDC'], // trumps are the odd colour: they stay first
    ['KQJ8.AK5.KQ5432.', 'H', 'HSDC'],
    ['KQJ8465.AK5432..', 'H', 'HSCD'],
    ['AK..543.65432789', 'H', 'CDSH'], // trumps not held
  ] as const)('%s with trump %s: %s', (text, trump, order) => {
    expect(displayOrder(hand(text), trump).join('')).toBe(order);
  });
});

test('a hand runs through its suits, high cards first', () => {
  expect(cards(inOrder(items('84QKJ.6A.5.T9'), ['S', 'H', 'C', 'D']))).toBe('SK SQ SJ S8 S4 HA H6 CT C9 D5');
});

test('the longest suit sets the height of the columns', () => {
  expect(longest(items('KQJ84.A6.KQ5.J73'), SUITS)).toBe(5);
  expect(longest([], SUITS)).toBe(1);
});

describe('two rows of at most seven, broken between suits where possible', () => {
  test.each([
    ['KQJ84.A6.KQ5.J73', '7 6'],
    ['84.A.Q5.J73', '3 5'],
    ['84..Q5.J73', '7'],
    ['KQJ842.A6543.K.J', '6 7'],
    ['KQJ84.A654.K3.J2', '7 6'], // no suit ends at 6 or 7
    ['KQJT98765432A...', '7 6'],
    ['AKQJT987...', '4 4'],
    ['...', '0'],
  ])('%s: %s', (text, rows) => {
    const ordered = inOrder(items(text), ['S', 'H', 'C', 'D']);
    expect(
      splitRows(ordered)
        .map((row) => row.length)
        .join(' '),
    ).toBe(rows);
    expect(cards(splitRows(ordered).flat())).toBe(cards(ordered));
  });
});
