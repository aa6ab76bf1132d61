// Speed of a level in Node, one thread.

import { chooseFor, type LevelOfPlay } from '@minibridge/bots';
import type { Opening } from '@minibridge/bridge';
import { createEngine } from '@minibridge/solver/engine';
import { openingAt } from './pools.ts';
import type { Figure } from './question.ts';
import type { Settings } from './settings.ts';
import { KINDS_OF_DECISION, type KindOfDecision, timesOf } from './speed.ts';

const USUAL_DEALS = 50;

function* openings(deals: number, pool: number): Generator<Opening> {
  for (let index = 0; index < deals; index += 1) yield openingAt({ pool, part: 'speed', index });
}

function figuresOf(level: LevelOfPlay, kind: KindOfDecision, times: readonly number[]): readonly Figure[] {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  const title = `level ${level}, ${kind}`;
  return [
    { metric: `${title}: decisions`, value: sorted.length, unit: 'decisions' },
    { metric: `${title}: p50`, value: at(0.5), unit: 'ms' },
    { metric: `${title}: p95`, value: at(0.95), unit: 'ms' },
    { metric: `${title}: longest`, value: at(1), unit: 'ms' },
  ];
}

export async function speed({ level, pool, budget, deals = USUAL_DEALS }: Settings): Promise<readonly Figure[]> {
  const now = (): number => performance.now();
  const engine = await createEngine();
  const choose = chooseFor(level, budget === undefined ? { engine } : { engine, budget: { millis: budget, now } });
  const times = timesOf(choose, openings(deals, pool), now);
  return KINDS_OF_DECISION.flatMap((kind) => figuresOf(level, kind, times[kind]));
}
