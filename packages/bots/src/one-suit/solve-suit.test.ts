import { RANKS, type Rank } from '@minibridge/bridge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Owner } from './field';
import { priorLayouts } from './layouts';
import { chanceByRules } from './oracle';
import { newSuitMemory, type SuitQuestion, solveSuit } from './solve-suit';
import { suit, tricksOf } from './testing';

/** A suit of some of the ranks, at most `missing` of them not ours. */
function suits(cards: number, missing: number): fc.Arbitrary<SuitQuestion> {
  const owner = fc.constantFrom<Owner>('declarer', 'dummy', 'missing');
  return fc
    .tuple(
      fc.shuffledSubarray([...RANKS], { minLength: 2, maxLength: cards }),
      fc.array(owner, { minLength: cards, maxLength: cards }),
    )
    .map(([ranks, owners]) => {
      const of = (who: Owner): readonly Rank[] =>
        RANKS.filter((rank) => owners[ranks.indexOf(rank)] === who && ranks.includes(rank));
      return { declarer: of('declarer'), dummy: of('dummy'), missing: of('missing') };
    })
    .filter((question) => question.missing.length <= missing && question.declarer.length + question.dummy.length > 0);
}

const most = ({ declarer, dummy }: SuitQuestion): number => Math.max(declarer.length, dummy.length);
const worth = (question: SuitQuestion): number => solveSuit(question)?.worth ?? Number.NaN;

describe('a suit by itself', () => {
  test('agrees with the game played by its rules alone', () => {
    const tiny = suits(7, 3).chain((question) =>
      fc.tuple(fc.constant(question), fc.integer({ min: 1, max: most(question) })),
    );
    fc.assert(
      fc.property(tiny, ([question, need]) => {
        const asked = { ...question, need, layouts: priorLayouts(question.missing) };
        expect(worth(asked)).toBeCloseTo(chanceByRules(asked), 9);
      }),
      { numRuns: 40 },
    );
  });

  test('agrees with the rules whatever the layouts weigh, as long as alike cards are alike', () => {
    const weighed = suits(7, 3).chain((question) =>
      fc.tuple(
        fc.constant(question),
        fc.integer({ min: 1, max: most(question) }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }),
      ),
    );
    fc.assert(
      fc.property(weighed, ([question, need, scale]) => {
        const layouts = priorLayouts(question.missing).map(({ lho, weight }) => ({
          lho,
          weight: weight * (scale[lho.length] ?? 0),
        }));
        const total = layouts.reduce((sum, { weight }) => sum + weight, 0);
        fc.pre(total > 0);
        const asked = { ...question, need, layouts };
        expect(worth(asked)).toBeCloseTo(chanceByRules(asked) / total, 9);
      }),
      { numRuns: 40 },
    );
  });

  test('one trick less is never harder, and the chances of 1, 2, … tricks bound the average', () => {
    fc.assert(
      fc.property(suits(9, 4), (question) => {
        const needs = Array.from({ length: most(question) }, (_, at) => at + 1);
        const chances = needs.map((need) => worth({ ...question, need }));
        for (const [at, chance] of chances.entries()) expect(chance).toBeLessThanOrEqual((chances[at - 1] ?? 1) + 1e-9);
        expect(worth({ ...question, need: 0 })).toBeCloseTo(1, 9);
        expect(worth({ ...question, need: most(question) + 1 })).toBe(0);
        expect(worth(question)).toBeLessThanOrEqual(chances.reduce((sum, chance) => sum + chance, 0) + 1e-9);
        expect(worth(question)).toBeGreaterThanOrEqual(
          Math.max(0, ...needs.map((need, at) => need * (chances[at] ?? 0))) - 1e-9,
        );
      }),
      { numRuns: 25 },
    );
  });

  test('it does not matter which hand is dummy', () => {
    fc.assert(
      fc.property(suits(9, 4), fc.integer({ min: 1, max: 4 }), (question, need) => {
        const turned = { ...question, declarer: question.dummy, dummy: question.declarer };
        expect(worth({ ...turned, need })).toBeCloseTo(worth({ ...question, need }), 9);
        expect(worth(turned)).toBeCloseTo(worth(question), 9);
      }),
      { numRuns: 40 },
    );
  });

  test('seeing all cards is worth at least as much', () => {
    fc.assert(
      fc.property(suits(9, 4), fc.integer({ min: 1, max: 4 }), (question, need) => {
        const memory = newSuitMemory();
        const seen = priorLayouts(question.missing).reduce(
          (sum, { lho, weight }) =>
            sum + weight * (solveSuit({ ...question, need, layouts: [{ lho, weight: 1 }] }, memory)?.worth ?? 0),
          0,
        );
        expect(worth({ ...question, need })).toBeLessThanOrEqual(seen + 1e-9);
      }),
      { numRuns: 40 },
    );
  });

  test('a plan takes what it promises against every defence', () => {
    fc.assert(
      fc.property(suits(8, 4), (question) => {
        const answer = solveSuit(question);
        const average = priorLayouts(question.missing).reduce((sum, { lho, weight }) => {
          const rho = question.missing.filter((rank) => !lho.includes(rank));
          return (
            sum +
            weight * tricksOf(answer?.cards[0]?.plan, { declarer: question.declarer, dummy: question.dummy, lho, rho })
          );
        }, 0);
        expect(average).toBeCloseTo(answer?.worth ?? Number.NaN, 9);
      }),
      { numRuns: 25 },
    );
  });
});

describe('what is asked', () => {
  test('the queen that must be with RHO is finessed, however many cards are out', () => {
    const asked = suit('AKJT / 5432');
    const layouts = priorLayouts(asked.missing).filter(({ lho }) => lho.includes('Q') && lho.length < 4);
    const answer = solveSuit({ ...asked, need: 4, layouts });
    expect(answer?.worth).toBeCloseTo(1, 9);
  });

  test('no layout: no answer', () => {
    expect(solveSuit({ ...suit('AQ / 32'), layouts: [] })).toBeUndefined();
  });

  test('a defender to play: what the position is worth, and no card', () => {
    const { declarer, dummy, missing } = suit('AQ / 3', ['A', 'Q', 'K', '3', '4']);
    const answer = solveSuit({ declarer, dummy, missing, need: 2, trick: { leader: 'declarer', cards: ['2'] } });
    expect(answer).toEqual({ worth: 0.52, cards: [] });
  });
});
