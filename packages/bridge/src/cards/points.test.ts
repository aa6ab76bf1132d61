import { describe, expect, test } from 'vitest';
import fixture from '../../fixtures/points.json';
import { hand } from '../testing';
import { type Card, PACK } from './card';
import { MOST_POINTS, PACK_POINTS, pointsBySuit, pointsOf, pointsOfCard } from './points';
import { RANKS } from './rank';
import { SUITS } from './suit';

/** Ways to choose cards: a row for each number of cards, a column for each number of points. */
type Ways = readonly (readonly bigint[])[];

const NOTHING_CHOSEN: Ways = [[1n]];

/** One more card to choose or to leave. */
function withCard(ways: Ways, card: Card): Ways {
  const worth = pointsOf([card]);
  const rows = Array.from({ length: ways.length + 1 }, (_, cards) => cards);
  return rows.map((cards) => {
    const left = ways[cards] ?? [];
    const chosen = ways[cards - 1] ?? [];
    const width = Math.max(left.length, chosen.length + worth);
    return Array.from({ length: width }, (_, points) => (left[points] ?? 0n) + (chosen[points - worth] ?? 0n));
  });
}

const counted: { ways?: Ways } = {};

/** Counted once, when first asked for: ways to choose `cards` of the pack, by their points. */
function waysOf(cards: number): readonly bigint[] {
  counted.ways ??= PACK.reduce(withCard, NOTHING_CHOSEN);
  return counted.ways[cards] ?? [];
}

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, each) => total + each, 0n);

describe('MB 3 — ace 4, king 3, queen 2, jack 1, all else 0', () => {
  const worth = new Map(Object.entries(fixture.values));
  test.each(SUITS)('suit %s makes ten', (suit) => {
    for (const rank of RANKS) expect(pointsOfCard(`${suit}${rank}`)).toBe(worth.get(rank) ?? 0);
    expect(pointsOf(RANKS.map((rank): Card => `${suit}${rank}`))).toBe(fixture.suit);
  });
  test('the pack makes forty', () => {
    expect(pointsOf(PACK)).toBe(fixture.pack);
    expect(PACK_POINTS).toBe(40);
  });
  test.each([
    ['AT52.K843.7.Q962', 9],
    ['3.752.JT9632.AT4', 5],
    ['KQJ84.A6.KQ5.J73', 16],
    ['976.QJT9.A84.K85', 10],
    ['AKQJ.AKQ.AKQ.AKQ', 37],
    ['T98765432.5432..', 0],
    ['...', 0],
  ])('%s: %i', (text, points) => expect(pointsOf(hand(text))).toBe(points));
  test('suit by suit: 6 + 4 + 5 + 1 = 16', () =>
    expect(pointsBySuit(hand('KQJ84.A6.KQ5.J73'))).toEqual({ S: 6, H: 4, D: 5, C: 1 }));
});

describe('MB 3 — how many hands of thirteen have so many points (all 635,013,559,600 counted)', () => {
  test.each(fixture.oneHand)('$points points: $hands', ({ points, hands }) =>
    expect(waysOf(13)[points]).toBe(BigInt(hands)),
  );
  test('no hand has more than 37', () => {
    expect(waysOf(13).findLastIndex((hands) => hands > 0n)).toBe(MOST_POINTS);
    expect(fixture.oneHand).toHaveLength(MOST_POINTS + 1);
  });
  test('all of them', () => expect(sum(waysOf(13))).toBe(BigInt(fixture.hands)));
});

describe('MB 5 — how many pairs of hands have so many points together', () => {
  test.each(fixture.twoHands)('$points points: $holdings', ({ points, holdings }) =>
    expect(waysOf(26)[points]).toBe(BigInt(holdings)),
  );
  test('all of them', () => expect(sum(waysOf(26))).toBe(BigInt(fixture.twoHandsTotal)));
  const share = (points: number): number => Number(waysOf(26)[points]) / fixture.twoHandsTotal;
  test('20 and 20: 8.2222 %', () => expect(share(20)).toBeCloseTo(fixture.redeal, 12));
  test.each(fixture.declaringSide)('$points for the declaring side: $share', (row) =>
    expect(2 * share(row.points)).toBeCloseTo(row.share, 12),
  );
});
