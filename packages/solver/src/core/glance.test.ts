// What assembly/glance.ts promises at the start of a trick, against every way to play endings of two to four cards.

import { below, SEATS, STRAINS, seededChance } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { loadSolver } from '#wasm';
import { positionJob } from '../crew/encode';
import { minimaxBoard } from '../oracle/minimax';
import type { Position } from '../position/position';
import { randomHands } from '../testing';
import { instantiate } from './instance';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 500) * 4;

test('neither side is promised more tricks than it gets', async () => {
  const { solver } = await instantiate(await loadSolver(), {});
  const chance = seededChance(5);
  for (let run = 0; run < RUNS; run++) {
    const size = 2 + (run % 3);
    const ending: Position = {
      hands: randomHands(size, chance),
      strain: STRAINS[below(5, chance)] ?? 'NT',
      leader: SEATS[below(4, chance)] ?? 'N',
    };
    const { hands, strain, leader } = positionJob('board', ending);
    for (const [i, cards] of hands.entries()) solver.setSuit(i >> 2, i & 3, cards);
    solver.begin(strain);
    solver.setDeal();
    solver.setLeader(leader, size);
    const tricks = minimaxBoard(ending);
    const told = JSON.stringify(ending);
    expect(solver.tricksOnLeadNow(), told).toBeLessThanOrEqual(tricks);
    expect(solver.tricksOffLeadNow(), told).toBeLessThanOrEqual(size - tricks);
  }
});
