// Every reason that a player of the rules gives is true where it is given.

import {
  dealerOfBoard,
  PRESET_IDS,
  presetRules,
  type Rules,
  randomDeal,
  type SeatView,
  seededChance,
} from '@minibridge/bridge';
import { rules } from '@minibridge/bridge/testing';
import { createEngine } from '@minibridge/solver/engine';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../decision';
import { chooseFor } from '../level';
import { decideL1 } from '../level-1';
import { decideL2 } from '../level-2';
import { type Player, playedOut, randomPlayer } from '../testing';
import { isTrue } from './is-true';

const engine = await createEngine();

const RULE_SETS: readonly Rules[] = [
  ...PRESET_IDS.map(presetRules),
  rules('mb.site4', { dummyDown: 'after_lead', declarer: 'partners_choose' }),
  rules('mb.site4', { denominations: ['C'], declarerTie: 'partners_choose' }),
];

type Decide = (view: SeatView) => Decision | undefined;

/** Notes every reason that is not true, by its name. */
function noting(decide: Decide, untrue: Map<string, number>): Player {
  return (view) => {
    const decision = decide(view);
    if (decision && !isTrue(decision, view)) {
      untrue.set(decision.reason.name, (untrue.get(decision.reason.name) ?? 0) + 1);
    }
    return decision?.action;
  };
}

function untrueReasons(decide: Decide, boards: number, seed: number): readonly (readonly [string, number])[] {
  const untrue = new Map<string, number>();
  const chance = seededChance(seed);
  const [told, anyhow] = [noting(decide, untrue), randomPlayer(seededChance(seed))];
  for (let number = 1; number <= boards; number += 1) {
    const by = RULE_SETS[number % RULE_SETS.length] ?? presetRules('mb.site4');
    const opening = {
      rules: by,
      number,
      dealer: dealerOfBoard(number),
      deal: randomDeal(chance),
      coin: 'first',
    } as const;
    playedOut(opening, number % 3 === 0 ? (view) => (view.seat === 'N' ? told(view) : anyhow(view)) : told);
  }
  return [...untrue];
}

/** By a clock that goes on with every look at it: some worlds and no more, on every machine. */
function hurried(level: 5): Decide {
  let looks = 0;
  return chooseFor(level, { engine, budget: { millis: 6, now: () => ++looks } });
}

describe('no reason is untrue', () => {
  test('of level 1', () => expect(untrueReasons(decideL1, 150, 11)).toEqual([]), 30_000);
  test('of level 2', () => expect(untrueReasons(decideL2, 120, 12)).toEqual([]), 30_000);
  test('of level 3', () => expect(untrueReasons(chooseFor(3, { engine }), 6, 13)).toEqual([]), 120_000);
  test('of level 5 in a hurry', () => expect(untrueReasons(hurried(5), 3, 14)).toEqual([]), 120_000);
});
