// The solver as it is used: the engine in this thread and in workers, against known results, the oracle and itself.

import {
  below,
  type Card,
  randomDeal,
  SEATS,
  type Seat,
  STRAINS,
  type Suit,
  seededChance,
  suitOf,
} from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { positions } from '../fixtures/positions.json';
import { tables } from '../fixtures/tables.json';
import { createSolver, type Hands, type Position, type Solver, type Table } from './index';
import { minimaxBoard, minimaxCards } from './oracle/minimax';
import { position, randomEnding, randomHands, rotated } from './testing';

/** How many cases a property sees. */
const runs = Number(process.env.PROPERTY_RUNS ?? 500);
const isNight = runs > 1000;

let solver: Solver;
beforeAll(async () => {
  solver = await createSolver({ workers: 0 });
});
afterAll(() => solver.close());

async function tableOf(of: Hands, by: Solver = solver): Promise<Table> {
  const solved = await by.solveTable(of);
  if (!solved.ok || !solved.value.complete) throw new Error(JSON.stringify(solved));
  return solved.value.table;
}

async function valuesOf(of: Position): Promise<Record<string, number>> {
  const solved = await solver.solveCards(of);
  if (!solved.ok || !solved.value.complete) throw new Error(JSON.stringify(solved));
  return solved.value.tricksPerCard as Record<string, number>;
}

async function tricksOf(of: Position): Promise<number> {
  const solved = await solver.solveBoard(of);
  if (!solved.ok || !solved.value.complete) throw new Error(JSON.stringify(solved));
  return solved.value.tricks;
}

const rows = (table: Table): readonly (readonly number[])[] =>
  SEATS.map((seat) => STRAINS.map((strain) => table[seat][strain]));

describe('known results', () => {
  // A whole table takes its time: all of them at night, one in five in the day, one in twenty before a commit.
  const every = isNight ? 1 : runs < 100 ? 20 : 5;
  const some = tables.filter((_, place) => place % every === every - 1);
  test.each(some)('$deal', async (row) => {
    expect(rows(await tableOf(deal(row.deal)))).toEqual(SEATS.map((seat) => row[seat]));
  });
  test.each(positions)(
    '$hands $strain $leader $trick',
    async ({ hands: text, strain, leader, trick, tricksPerCard }) => {
      const at = position(text, `${strain} ${leader}`, trick);
      expect(await valuesOf(at)).toEqual(tricksPerCard);
      expect(await tricksOf(at)).toBe(Math.max(...Object.values(tricksPerCard)));
    },
  );
});

/** Seeds; from each comes an ending. */
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const ending = (size: fc.Arbitrary<number>): fc.Arbitrary<Position> =>
  fc.tuple(seeds, size).map(([seed, cards]) => randomEnding(cards, seededChance(seed)));

const DAY_SIZES = fc.integer({ min: 1, max: 5 });
/** Six cards take the oracle ten times as long as five: they are one in ten. */
const NIGHT_SIZES = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 4, max: 5 }) }, fc.constant(6));

describe('against everything tried', () => {
  test('every card of every ending', () =>
    fc.assert(
      fc.asyncProperty(ending(isNight ? NIGHT_SIZES : DAY_SIZES), async (at) => {
        const truth = minimaxCards(at);
        expect(await valuesOf(at)).toEqual(Object.fromEntries(truth));
        expect(await tricksOf(at)).toBe(Math.max(...truth.values()));
      }),
    ));
  test('tables of endings', () =>
    fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 1, max: 4 }), async (seed, size) => {
        const held = randomHands(size, seededChance(seed));
        const strains = await tableOf(held);
        for (const strain of STRAINS)
          for (const [place, declarer] of SEATS.entries()) {
            const leader = SEATS[(place + 1) % 4] ?? 'N';
            expect(strains[declarer][strain]).toBe(size - minimaxBoard({ hands: held, strain, leader }));
          }
      }),
      { numRuns: Math.min(runs, 50) },
    ));
});

/** The position with its suits exchanged. */
function withSuits(
  { hands: held, strain, leader, trick = [] }: Position,
  to: { readonly [S in Suit]: Suit },
): Position {
  const card = (of: Card): Card => `${to[suitOf(of)]}${of.slice(1)}` as Card;
  const hand = (seat: Seat): readonly Card[] => held[seat].map(card);
  const strainTo = strain === 'NT' ? strain : to[strain];
  return {
    hands: { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') },
    strain: strainTo,
    leader,
    trick: trick.map(card),
  };
}

const suitOrders = fc.shuffledSubarray<Suit>(['S', 'H', 'D', 'C'], { minLength: 4, maxLength: 4 });
const byTricks = (values: Record<string, number>): readonly number[] => Object.values(values).sort();

describe('what does not change a deal changes no answer', () => {
  test('other suits', () =>
    fc.assert(
      fc.asyncProperty(
        ending(fc.integer({ min: 5, max: 9 })),
        suitOrders,
        async (at, [S = 'S', H = 'H', D = 'D', C = 'C']) => {
          const same = withSuits(at, { S, H, D, C });
          expect(byTricks(await valuesOf(same))).toEqual(byTricks(await valuesOf(at)));
        },
      ),
    ));
  test('other seats', () =>
    fc.assert(
      fc.asyncProperty(ending(fc.integer({ min: 5, max: 9 })), fc.integer({ min: 1, max: 3 }), async (at, by) => {
        expect(await valuesOf(rotated(at, by))).toEqual(await valuesOf(at));
      }),
    ));
  test('a table turned by one seat', async () => {
    const held = randomDeal(seededChance(3));
    const [n, e, s, w] = rows(await tableOf(held));
    const turned = rotated({ hands: held, strain: 'NT', leader: 'N' }, 1).hands;
    expect(rows(await tableOf(turned))).toEqual([w, n, e, s]);
  });
});

describe('any number of cards', () => {
  test.each([
    ['N:A... K... Q... J...', 'NT N', '', { SA: 1 }],
    ['N:... K... Q... J...', 'NT N', 'SA', { SK: 0 }],
    ['N:... ... ... J...', 'NT N', 'SA SK SQ', { SJ: 0 }],
    ['N:AKQ2... JT98... 7654... .AKQJ..', 'H N', '', { SA: 3, SK: 3, SQ: 3, S2: 3 }],
  ])('%s %s %s', async (text, how, trick, values) => {
    const found = await valuesOf(position(text, how, trick));
    if (text.includes('AKQ2')) expect(found).toEqual(Object.fromEntries(minimaxCards(position(text, how, trick))));
    else expect(found).toEqual(values);
  });
});

/** The results of a table, even of a part of one, as `N NT 9`. */
function told(answer: Awaited<ReturnType<Solver['solveTable']>>): readonly string[] {
  if (!answer.ok) throw new Error(answer.refusal.reason);
  const { table } = answer.value;
  return SEATS.flatMap((seat) => Object.entries(table[seat]).map(([strain, tricks]) => `${seat} ${strain} ${tricks}`));
}

describe('one deal after another, stopped at any moment', () => {
  test('a deadline changes nothing but what is missing', () =>
    fc.assert(
      fc.asyncProperty(seeds, fc.double({ min: 0, max: 20, noNaN: true }), async (seed, deadlineMs) => {
        const held = randomHands(9, seededChance(seed));
        const whole = told(await solver.solveTable(held));
        await solver.solveTable(randomHands(9, seededChance(seed + 1)), { deadlineMs });
        expect(whole).toEqual(expect.arrayContaining([...told(await solver.solveTable(held, { deadlineMs }))]));
        expect(told(await solver.solveTable(held))).toEqual(whole);
      }),
      { numRuns: Math.min(runs, 100) },
    ));
});

const [FIRST] = tables;
const DEAL = deal(FIRST?.deal ?? '');
const RESULTS = SEATS.map((seat) => FIRST?.[seat]);

/** Raises a signal some milliseconds from now. */
function calledOffIn(ms: number): AbortSignal {
  const off = new AbortController();
  setTimeout(() => off.abort(), ms);
  return off.signal;
}

describe('in workers', () => {
  test('called off at any moment, and asked again', async () => {
    const crew = await createSolver({ workers: 2 });
    expect(crew.workers).toBe(2);
    const chance = seededChance(8);
    for (let each = 0; each < 12; each += 1) {
      const stopped = await crew.solveTable(DEAL, { signal: calledOffIn(below(40, chance)) });
      for (const line of told(stopped)) expect(told(await crew.solveTable(DEAL))).toContain(line);
      await crew.solveTable(randomDeal(chance), { signal: calledOffIn(below(20, chance)) });
    }
    expect(rows(await tableOf(DEAL, crew))).toEqual(RESULTS);
    await crew.close();
  });
  test('a signal that is raised at once', async () => {
    const crew = await createSolver({ workers: 1 });
    const off = new AbortController();
    const asked = crew.solveTable(randomDeal(seededChance(9)), { signal: off.signal });
    off.abort();
    expect(await asked).toMatchObject({ ok: true, value: { complete: false, stopped: 'cancelled' } });
    await crew.close();
  });
  test('without shared memory', async () => {
    const crew = await createSolver({ workers: 1, shareMemory: false });
    expect(crew.workers).toBe(1);
    const stopped = await crew.solveTable(DEAL, { signal: calledOffIn(5) });
    expect(stopped).toMatchObject({ ok: true, value: { complete: false, stopped: 'cancelled' } });
    expect(rows(await tableOf(DEAL, crew))).toEqual(RESULTS);
    await crew.close();
  });
});

describe('with less', () => {
  test('without SIMD, the same trick starts lead to the same table', async () => {
    const scalar = await createSolver({ workers: 0, simd: false });
    const simd = await createSolver({ workers: 0 });
    const [one, other] = [await scalar.solveTable(DEAL), await simd.solveTable(DEAL)];
    expect(one.ok && one.value.complete && rows(one.value.table)).toEqual(RESULTS);
    expect(one.ok && one.value.effort.nodes).toBe(other.ok && other.value.effort.nodes);
  });
  test('within three megabytes', async () => {
    const capBytes = 3 << 20;
    const small = await createSolver({ workers: 0, capBytes });
    const solved = await small.solveTable(DEAL);
    expect(solved.ok && solved.value.complete && rows(solved.value.table)).toEqual(RESULTS);
    expect(solved.ok && solved.value.effort.memoryBytes).toBeLessThanOrEqual(capBytes);
  });
});
