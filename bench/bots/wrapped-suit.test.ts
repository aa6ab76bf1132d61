import { cardsOf, dealtFrom, pointsOfDeal, RANKS, rankOf, SEATS, type Suit, seededChance } from '@minibridge/bridge';
import { createEngine } from '@minibridge/solver/engine';
import { describe, expect, test } from 'vitest';
import { KNOWN_SUITS } from '../../packages/bots/src/one-suit/known-suits.fixture.ts';
import { declarerTricksOf } from './double-dummy.ts';
import { SUIT, wrapped } from './wrapped-suit.ts';

const OTHERS: readonly Suit[] = ['H', 'D', 'C'];

describe.each(KNOWN_SUITS)('$suit for $need', (known) => {
  const [dummy = '', declarer = ''] = known.suit.split(' / ');
  const chance = seededChance(known.suit.length);
  const all = Array.from({ length: 30 }, () => wrapped(known, chance));

  test('is what north and south have, in a deal of the whole pack', () => {
    for (const { opening } of all) {
      const { deal } = opening;
      expect(dealtFrom(SEATS.flatMap((seat) => deal[seat]))).toEqual(deal);
      expect([deal.N, deal.S].map((hand) => cardsOf(hand, SUIT).map(rankOf).join(''))).toEqual([dummy, declarer]);
    }
  });

  test('both hands have an ace elsewhere, and more points than the others', () => {
    for (const { opening } of all) {
      for (const seat of ['N', 'S'] as const)
        expect(OTHERS.some((suit) => opening.deal[seat].includes(`${suit}A`))).toBe(true);
      const { N, S } = pointsOfDeal(opening.deal);
      expect(N + S).toBeGreaterThan(20);
    }
  });

  test('the longer hand’s cards of other suits are winners, and no more is won there', () => {
    for (const { opening, tricks } of all) {
      const { N, S } = opening.deal;
      const long = dummy.length >= declarer.length ? N : S;
      const tops = OTHERS.map((suit) => RANKS.findIndex((rank) => ![...N, ...S].includes(`${suit}${rank}`)));
      const held = OTHERS.map((suit) => cardsOf(long, suit).length);
      expect(tops.every((top, at) => top >= (held[at] ?? 0))).toBe(true);
      expect(tricks).toBe(13 - Math.max(dummy.length, declarer.length) + known.need);
    }
  });
});

test('all cards seen, the contract is made when the suit brings what it has to, and only then', async () => {
  const engine = await createEngine();
  const chance = seededChance(7);
  for (let tried = 0; tried < 40; tried += 1) {
    const { opening, tricks } = wrapped({ suit: 'AQ / 32', need: 2 }, chance);
    const { W, E } = opening.deal;
    const brings = W.includes('SK') || cardsOf(E, SUIT).length === 1;
    expect(declarerTricksOf(engine, opening.deal, { declarer: 'S', strain: 'NT' }) >= tricks).toBe(brings);
  }
});
