import { describe, expect, test } from 'vitest';
import { KNOWN_SUITS, LATER_CHOICES } from './known-suits.fixture';
import { priorLayouts } from './layouts';
import { type SuitCard, solveSuit } from './solve-suit';
import { ranks, suit, tricksOf } from './testing';

const named = ({ from, cards }: SuitCard): readonly string[] => cards.map((card) => `${from} ${card}`);
const percent = (share: number): number => Math.round(share * 1000) / 10;

describe('suits whose chances are known', () => {
  test.each(KNOWN_SUITS)('$suit for $need: $chance %', ({ suit: text, need, chance, right, wrong }) => {
    const answer = solveSuit({ ...suit(text), need });
    const cards = answer?.cards ?? [];
    const worth = new Map(cards.flatMap((card) => named(card).map((name) => [name, percent(card.worth)])));
    const best = cards.filter((card) => percent(card.worth) === chance).flatMap(named);
    expect(percent(answer?.worth ?? 0)).toBe(chance);
    expect(best).toEqual(expect.arrayContaining([...right]));
    expect(cards.slice(0, 1).flatMap(named)).toEqual(expect.arrayContaining([expect.toBeOneOf([...right])]));
    for (const [card, left] of Object.entries(wrong)) expect([card, worth.get(card)]).toEqual([card, left]);
  });

  test.each(LATER_CHOICES)('$suit for $need after $table', ({ suit: text, need, table, chance }) => {
    const gone = [...table].flatMap(ranks);
    const { declarer, dummy, missing } = suit(text);
    const held = { declarer, dummy, missing: missing.filter((rank) => !gone.includes(rank)) };
    const left = { ...held, declarer: declarer.filter((rank) => !gone.includes(rank)) };
    const answer = solveSuit({ ...left, need, trick: { leader: 'declarer', cards: gone } });
    const worth = (card: string): number | undefined =>
      answer?.cards.find(({ cards }) => cards.some((rank) => rank === card))?.worth;
    for (const [card, left] of Object.entries(chance)) expect([card, percent(worth(card) ?? 0)]).toEqual([card, left]);
  });

  // The defenders' best play against the plan is found layout by layout, card by card.
  test.each(KNOWN_SUITS.filter(({ suit: text }) => suit(text).missing.length < 5))(
    'the plan for $suit keeps its promise',
    ({ suit: text, need, chance }) => {
      const asked = suit(text);
      const plan = solveSuit({ ...asked, need })?.cards[0]?.plan;
      const reached = priorLayouts(asked.missing).filter(({ lho }) => {
        const rho = asked.missing.filter((rank) => !lho.includes(rank));
        return tricksOf(plan, { declarer: asked.declarer, dummy: asked.dummy, lho, rho }) >= need;
      });
      expect(percent(reached.reduce((sum, { weight }) => sum + weight, 0))).toBe(chance);
    },
  );
});
