// Fresh deals and endings by DDS and by us. Where DDS is not installed this is skipped, and says so.

import { randomDeal, seededChance } from '@minibridge/bridge';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSolver, par, type Solver, type Table, VULNERABILITIES } from '../index';
import { randomEnding } from '../testing';
import { HOW_TO_GET_DDS, openDds } from './dds';

const dds = openDds();
const runs = Number(process.env.PROPERTY_RUNS ?? 500);
const isNight = runs > 1000;
const DEALS = isNight ? 2000 : Math.ceil(runs / 100);
const ENDINGS = isNight ? 500 : Math.ceil(runs / 10);
/** Other deals each time, unless a seed is given. */
const SEED = Number(process.env.PROPERTY_SEED ?? Date.now());

const skipped = dds ? '' : ` — skipped: ${HOW_TO_GET_DDS}`;

describe.skipIf(!dds)(`DDS 2.9 agrees, seed ${SEED}${skipped}`, () => {
  let solver: Solver;
  beforeAll(async () => {
    solver = await createSolver({ workers: 0 });
  });
  afterAll(async () => {
    dds?.close();
    await solver.close();
  });

  const tableOf = async (hands: Parameters<Solver['solveTable']>[0]): Promise<Table | undefined> => {
    const solved = await solver.solveTable(hands);
    return solved.ok && solved.value.complete ? solved.value.table : undefined;
  };

  test(`on ${DEALS} deals, and on their par`, async () => {
    const chance = seededChance(SEED);
    for (let each = 0; each < DEALS; each += 1) {
      const deal = randomDeal(chance);
      const table = await tableOf(deal);
      expect([deal, table]).toEqual([deal, (await dds?.table(deal))?.value]);
      for (const vulnerability of table ? VULNERABILITIES : []) {
        const its = await dds?.par(table as Table, 'E', vulnerability);
        expect([deal, par(table as Table, 'E', vulnerability).scoreNS]).toEqual([deal, its?.value]);
      }
    }
  });

  test(`on every card of ${ENDINGS} endings`, async () => {
    const chance = seededChance(SEED + 1);
    for (let each = 0; each < ENDINGS; each += 1) {
      const ending = randomEnding(2 + (each % 9), chance);
      const solved = await solver.solveCards(ending);
      const ours = solved.ok && solved.value.complete ? solved.value.tricksPerCard : undefined;
      expect([ending, ours]).toEqual([ending, Object.fromEntries((await dds?.cards(ending))?.value ?? [])]);
    }
  });
});
