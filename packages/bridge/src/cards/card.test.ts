import { describe, expect, test } from 'vitest';
import { card, hand } from '../testing';
import { isCard, isHigher, PACK, placeInPack, rankOf, suitOf } from './card';
import { cardsOf, lengthsOf, sortedHand, togetherIn } from './hand';
import { RANKS, STRENGTH } from './rank';
import { SUITS } from './suit';

describe('MB 1 — the pack: 52 cards, four suits of thirteen', () => {
  test('in order, spades from the ace down, then hearts, diamonds, clubs', () => {
    expect(PACK).toHaveLength(52);
    expect(new Set(PACK).size).toBe(52);
    expect(PACK.join(' ')).toBe(
      'SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2 HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2 ' +
        'DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2 CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2',
    );
  });
  test('every card knows its place, suit and rank', () => {
    expect(PACK.map(placeInPack)).toEqual(Array.from({ length: 52 }, (_, place) => place));
    for (const each of PACK) expect(`${suitOf(each)}${rankOf(each)}`).toBe(each);
  });
  test.each(['', 'S1', 'S10', '8C', 'sa', 'SA ', 'XA', 'NT'])('%o is no card', (text) =>
    expect(isCard(text)).toBe(false),
  );
  test('all 52 are cards', () => expect(PACK.every(isCard)).toBe(true));
});

describe('MB 1 — ranks: the ace is high', () => {
  test('thirteen, descending', () => expect(RANKS.join('')).toBe('AKQJT98765432'));
  test('strength 12 to 0', () =>
    expect(RANKS.map((rank) => STRENGTH[rank])).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]));
  test('suits, descending', () => expect(SUITS.join('')).toBe('SHDC'));
  test.each([
    ['SA', 'SK', true],
    ['SK', 'SA', false],
    ['HT', 'H9', true],
    ['HT', 'HJ', false],
    ['C2', 'C3', false],
    ['C2', 'C2', false],
  ])('%s above %s: %s', (one, other, higher) => expect(isHigher(card(one), card(other))).toBe(higher));
});

describe('MB 1 — a hand is kept in pack order', () => {
  test('sorted', () => {
    const messy = ['C2', 'SA', 'HT', 'S2', 'DK', 'HQ'].map(card);
    expect(sortedHand(messy).join(' ')).toBe('SA S2 HQ HT DK C2');
    expect(messy[0]).toBe('C2');
  });
  test.each([
    ['S', 'SA ST S5 S2'],
    ['H', 'HK H8 H4 H3'],
    ['D', 'D7'],
    ['C', 'CQ C9 C6 C2'],
  ] as const)('%s of AT52.K843.7.Q962: %s', (suit, held) =>
    expect(cardsOf(hand('AT52.K843.7.Q962'), suit).join(' ')).toBe(held),
  );
  test.each([
    ['AT52.K843.7.Q962', { S: 4, H: 4, D: 1, C: 4 }],
    ['AKQJT98765432...', { S: 13, H: 0, D: 0, C: 0 }],
    ['...', { S: 0, H: 0, D: 0, C: 0 }],
  ])('lengths of %s', (text, lengths) => expect(lengthsOf(hand(text))).toEqual(lengths));
  test('two hands together', () =>
    expect(togetherIn(lengthsOf(hand('AT52.K843.7.Q962')), lengthsOf(hand('KQJ84.A6.KQ5.J73')))).toEqual({
      S: 9,
      H: 6,
      D: 4,
      C: 7,
    }));
});
