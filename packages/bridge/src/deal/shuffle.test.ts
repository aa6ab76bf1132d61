import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../board/testing';
import { PACK } from '../cards/card';
import { dealText } from '../notation/hand-text';
import { hand } from '../testing';
import { dealProblem, dealtFrom, freshPack, fullDeal, pointsOfDeal, withHand } from './full-deal';
import { SEATS } from './seat';
import { seededChance } from './seeded-chance';
import { below, randomDeal, shuffledPack } from './shuffle';

/** A source that gives these numbers in turn, then fails. */
function given(...numbers: readonly number[]): () => number {
  const left = [...numbers];
  return () => {
    const next = left.shift();
    if (next === undefined) throw new Error('asked too often');
    return next;
  };
}

describe('MB 2 — a deal: thirteen cards each, all 52', () => {
  test('thirteen to each seat from north on, sorted', () =>
    expect(dealText(dealtFrom([...PACK].reverse()))).toBe(
      'N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...',
    ));
  test('the fresh pack is a copy', () => {
    freshPack().pop();
    expect(freshPack()).toEqual(PACK);
  });
  test('points of the four hands', () => expect(pointsOfDeal(EXAMPLE)).toEqual({ N: 9, E: 5, S: 16, W: 10 }));
  test('a deal has no problem', () => expect(dealProblem(EXAMPLE)).toBeUndefined());
  test('a card twice', () =>
    expect(dealProblem({ ...EXAMPLE, W: hand('976.QJT9.A84.A85') })).toEqual({
      reason: 'card-twice',
      card: 'CA',
    }));
  test('the same hand twice', () =>
    expect(dealProblem({ ...EXAMPLE, W: EXAMPLE.N })).toEqual({ reason: 'card-twice', card: 'SA' }));
  test.each([
    ['976.QJT9.A84.K8', 12],
    ['...', 0],
  ])('west has only %s', (west, cards) =>
    expect(dealProblem({ ...EXAMPLE, W: hand(west) })).toEqual({ reason: 'hand-size', seat: 'W', cards }),
  );
});

describe('a full deal is known only when all four hands are', () => {
  test('all four', () => expect(fullDeal(EXAMPLE)).toEqual(EXAMPLE));
  test.each(SEATS)('without %s', (seat) => {
    const { [seat]: _, ...others } = EXAMPLE;
    expect(fullDeal(others)).toBeUndefined();
  });
});

describe('a hand that becomes known, or changes, is put beside the others', () => {
  const other = EXAMPLE.W;
  test.each(SEATS)('at %s, all four known', (seat) => {
    expect(withHand(EXAMPLE, seat, other)).toStrictEqual({ ...EXAMPLE, [seat]: other });
  });
  test.each(SEATS)('while %s is unknown it stays absent', (missing) => {
    const { [missing]: _, ...known } = EXAMPLE;
    for (const seat of SEATS) expect(withHand(known, seat, other)).toStrictEqual({ ...known, [seat]: other });
  });
  test('the first of all', () => expect(withHand({}, 'E', other)).toStrictEqual({ E: other }));
});

describe('MB 2 — shuffling: every order as likely as any other', () => {
  test.each([
    // limit  drawn                           gives
    [6, [0], 0],
    [6, [5], 5],
    [6, [6], 0],
    [6, [13], 1],
    // 2^32 is 4 more than a multiple of 6: the last four numbers would favor 0 to 3.
    [6, [4294967291], 5],
    [6, [4294967292, 7], 1],
    [6, [4294967295, 4294967293, 2], 2],
    [1, [4294967295], 0],
    [2, [4294967295], 1],
  ])('a number below %i from %o: %i', (limit, drawn, number) => expect(below(limit, given(...drawn))).toBe(number));
  test('51 numbers order the pack', () => {
    const pack = shuffledPack(given(...Array.from({ length: 51 }, () => 0)));
    // Each place from the last to the second is exchanged with the first: the pack moves up by one.
    expect(pack).toEqual([...PACK.slice(1), PACK[0]]);
  });
  test('each card stays where it is when every place is exchanged with itself', () =>
    expect(shuffledPack(given(...Array.from({ length: 51 }, (_, place) => 51 - place)))).toEqual(PACK));
  test('all 52 cards remain', () => expect(new Set(shuffledPack(seededChance(7))).size).toBe(52));
  test('a card falls in each of the four hands about as often', () => {
    const chance = seededChance(1);
    const deals = Array.from({ length: 4000 }, () => randomDeal(chance));
    for (const seat of SEATS) {
      const times = deals.filter((dealt) => dealt[seat].includes('SA')).length;
      expect(Math.abs(times - 1000)).toBeLessThan(130);
    }
  });
});

describe('seeded chance — the same seed, the same deals, on every machine', () => {
  test.each([0, 1, 42, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1])('seed %i', (seed) => {
    const [one, other] = [seededChance(seed), seededChance(seed)];
    const numbers = Array.from({ length: 100 }, one);
    expect(numbers).toEqual(Array.from({ length: 100 }, other));
    for (const number of numbers) {
      expect(Number.isInteger(number)).toBe(true);
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(2 ** 32);
    }
  });
  test.each([
    // Pinned: deals named by a seed in a lesson or a report must stay the same.
    [0, [2213911761, 1274315921, 3135432465]],
    [1, [1311720028, 2207189384, 2204847411]],
    [42, [3929719499, 327084604, 753859053]],
    [2 ** 32, [831722664, 1782193921, 2368342648]],
    [2 ** 53 - 1, [3903407941, 2565811291, 3985583481]],
  ])('seed %i begins %o', (seed, numbers) => {
    const chance = seededChance(seed);
    expect(numbers.map(() => chance())).toEqual(numbers);
  });
  test('other seeds, other numbers', () => {
    const first = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, 2 ** 33].map((seed) => seededChance(seed)());
    expect(new Set(first).size).toBe(6);
  });
});
