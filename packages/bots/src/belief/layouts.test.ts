// Layouts against a plain oracle that deals out every card in every way, and against what whole boards hold.

import { type Card, type Hand, pointsOf, randomDeal, type Seat, seededChance, suitOf } from '@minibridge/bridge';
import { cards } from '@minibridge/bridge/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hidden, HiddenHand } from './hidden';
import { type Layout, layoutsOf } from './layouts';

/** Every way to give the pool to the hands, tried card by card. */
function everything({ hands, pool }: Hidden): readonly Layout[] {
  const dealt: Layout[] = [];
  const deal = (from: number, held: ReadonlyMap<Seat, readonly Card[]>): void => {
    const card = pool[from];
    if (card === undefined) {
      if (hands.every((hand) => fits(hand, held.get(hand.seat) ?? []))) dealt.push(Object.fromEntries(held));
      return;
    }
    for (const { seat } of hands) deal(from + 1, new Map([...held, [seat, [...(held.get(seat) ?? []), card]]]));
  };
  deal(0, new Map(hands.map(({ seat }) => [seat, []])));
  return dealt;
}

function fits(hand: HiddenHand, held: Hand): boolean {
  const { lengths } = hand;
  return (
    held.length === hand.cards &&
    pointsOf(held) === hand.points &&
    held.every((card) => !hand.voids.includes(suitOf(card))) &&
    (lengths === undefined ||
      (['S', 'H', 'D', 'C'] as const).every(
        (suit) => held.filter((card) => suitOf(card) === suit).length === lengths[suit],
      ))
  );
}

/** What is hidden of a random deal near its end, with two or three hands unseen. */
function ending(seed: number, size: number, unseen: number, voids: boolean): Hidden {
  const deal = randomDeal(seededChance(seed));
  const seats = (['E', 'W', 'S'] as const).slice(0, unseen);
  const left = seats.map((seat) => ({ seat, hand: deal[seat].filter((_, place) => place % 13 < size) }));
  return {
    hands: left.map(({ seat, hand }, place) => ({
      seat,
      cards: hand.length,
      points: pointsOf(hand),
      voids:
        voids && place === 0
          ? (['S', 'H', 'D', 'C'] as const).filter((suit) => !hand.some((c) => suitOf(c) === suit))
          : [],
    })),
    pool: cardsInOrder(left.flatMap(({ hand }) => hand)),
  };
}

function cardsInOrder(hand: Hand): Hand {
  return [...hand].sort();
}

function named(layout: Layout): string {
  return (['N', 'E', 'S', 'W'] as const).map((seat) => [...(layout[seat] ?? [])].sort().join('')).join(' ');
}

test('each layout once, and their number', () =>
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom(2, 3),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      (seed, unseen, size, voids) => {
        const hidden = ending(seed, unseen === 3 ? Math.min(size, 3) : size, unseen, voids);
        const expected = everything(hidden).map(named).sort();
        const layouts = layoutsOf(hidden);
        expect([...layouts.all()].map(named).sort()).toEqual(expected);
        expect(layouts.count).toBe(expected.length);
      },
    ),
    { numRuns: 60 },
  ));

test('the share of a card is the share of the layouts in which it lies there', () =>
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(2, 3), (seed, unseen) => {
      const hidden = ending(seed, 3, unseen, true);
      const all = everything(hidden);
      const layouts = layoutsOf(hidden);
      for (const { seat } of hidden.hands) {
        for (const card of hidden.pool) {
          const holding = all.filter((layout) => layout[seat]?.includes(card)).length;
          expect(layouts.chanceThat(seat, card)).toBe(holding / all.length);
        }
      }
    }),
    { numRuns: 30 },
  ));

test('samples are spread evenly over the layouts', () => {
  const hidden = ending(7, 4, 2, false);
  const layouts = layoutsOf(hidden);
  const chance = seededChance(1);
  const seen = new Map<string, number>();
  const each = 400;
  for (let time = 0; time < layouts.count * each; time += 1) {
    const name = named(layouts.sample(chance));
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  expect(seen.size).toBe(layouts.count);
  const chiSquare = [...seen.values()].reduce((sum, times) => sum + (times - each) ** 2 / each, 0);
  const freedom = layouts.count - 1;
  expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
});

test('told lengths are kept', () => {
  const hidden: Hidden = {
    hands: [
      { seat: 'E', cards: 3, points: 4, voids: [], lengths: { S: 2, H: 1, D: 0, C: 0 } },
      { seat: 'W', cards: 3, points: 3, voids: [] },
    ],
    pool: cards('SA SK S2 S3 H4 H5'),
  };
  expect([...layoutsOf(hidden).all()].map(named)).toHaveLength(everything(hidden).length);
  expect(layoutsOf(hidden).chanceThat('E', 'SA')).toBe(1);
});

test('a contradiction has no layout', () => {
  const hidden: Hidden = {
    hands: [
      { seat: 'E', cards: 1, points: 2, voids: [] },
      { seat: 'W', cards: 1, points: 0, voids: [] },
    ],
    pool: cards('SA S2'),
  };
  const layouts = layoutsOf(hidden);
  expect(layouts.count).toBe(0);
  expect(() => layouts.sample(seededChance(1))).toThrow('no layout');
});
