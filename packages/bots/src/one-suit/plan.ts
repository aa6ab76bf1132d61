// The policy behind a probability: which card comes next, and what after each answer. In every layout it keeps what the first
// probability counted on.

import type { Rank } from '@minibridge/bridge';
import { type Aim, type Option, optionsOf } from './aim';
import { type Played, type Ranks, strengthsOf } from './cards';
import type { Ours } from './field';
import { hasBit, setBit, type Vector } from './front';
import type { NextField } from './next-field';
import { type Memory, nextField } from './reach';
import { OUT, weWin, withCard } from './trick';

export type SuitPlan = {
  readonly from: Ours;
  /** The lowest of the cards that serve alike; `'other'` when this hand has none left and throws something away. */
  readonly card: Played;
  /**
   * What follows when the next defender plays `answer`; without an answer when the card is the last one of its trick. Absent
   * when nothing of the suit is left to us.
   */
  readonly after: (answer?: Played) => SuitPlan | undefined;
};

/** A plan's place in the play: `ranks` still held, from the top, and how strong they were when the trick began. */
export type Progress = {
  readonly memory: Memory;
  readonly aim: Aim;
  readonly ranks: Ranks;
  readonly strengths: ReadonlyMap<Rank, number>;
};

/** The cards of `from` that are as strong as the one an option begins with, from the top. */
export function alike({ ranks, strengths }: Progress, { from, trick }: Option): readonly Rank[] {
  return ranks[from].filter((rank) => strengths.get(rank) === trick.cards.at(-1));
}

/** The best way on from our turn. */
function planFrom(progress: Progress): SuitPlan | undefined {
  const [best] = optionsOf(progress.memory, progress.aim);
  return best && planOf(progress, best);
}

/** The plan that begins with `option`. */
export function planOf(progress: Progress, option: Option): SuitPlan {
  const { from, trick, vector } = option;
  const card = alike(progress, option).at(-1) ?? 'other';
  const { aim } = progress;
  const played = { ...without(progress, from, card), aim: { ...aim, trick, promised: vector } };
  return {
    from,
    card,
    after: (answer) => planFrom(trickDone(answer === undefined ? played : answered(played, answer))),
  };
}

function without(progress: Progress, from: keyof Ranks, card: Played): Progress {
  const { ranks } = progress;
  return { ...progress, ranks: { ...ranks, [from]: ranks[from].filter((rank) => rank !== card) } };
}

function answered(progress: Progress, answer: Played): Progress {
  const { aim, strengths } = progress;
  const strength = answer === 'other' ? OUT : (strengths.get(answer) ?? OUT);
  return { ...without(progress, 'missing', answer), aim: { ...aim, trick: withCard(aim.trick, strength) } };
}

/** The start of the next trick once a trick is complete. */
function trickDone(progress: Progress): Progress {
  const { memory, aim, ranks } = progress;
  const { field, trick, goal, promised } = aim;
  if (trick.cards.length < 4) return progress;
  const next = nextField(memory, field, trick);
  const weights = new Float64Array(next.field.splits.length);
  for (const [at, before] of next.before.entries()) {
    const after = next.after[at] ?? 0;
    weights[after] = (weights[after] ?? 0) + (aim.weights[before] ?? 0);
  }
  const start: Aim = {
    field: next.field,
    trick: { leader: 'declarer', cards: [] },
    goal: { above: goal.above - (weWin(trick) ? 1 : 0), steps: goal.steps },
    weights,
    promised: pushed(promised, next, { field, steps: goal.steps }),
  };
  return { ...progress, aim: start, strengths: strengthsOf(ranks) };
}

/** What was promised for splits of the field before, for what they have become. */
function pushed(promised: Vector, next: NextField, { field, steps }: { field: Aim['field']; steps: number }): Vector {
  const vector = new Int32Array(next.field.words * steps);
  for (let step = 0; step < steps; step += 1) {
    for (const [at, before] of next.before.entries()) {
      if (!hasBit(promised, step * field.words * 32 + before)) continue;
      setBit(vector, step * next.field.words * 32 + (next.after[at] ?? 0));
    }
  }
  return vector;
}
