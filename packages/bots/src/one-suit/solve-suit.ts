// A suit by itself, exactly: we see our two hands and no more, the defenders see all cards and how we mean to play, entries to
// both hands are free, and missing cards with nothing of ours between them look alike to us.

import { RANKS, type Rank } from '@minibridge/bridge';
import { type Aim, optionsOf, worthFrom } from './aim';
import type { Ranks, SuitCards } from './cards';
import type { Ours } from './field';
import { layoutsAfter, type SuitLayout } from './layouts';
import { alike, type Progress, planOf, type SuitPlan } from './plan';
import { type Memory, newMemory } from './reach';
import { standingOf } from './standing';

export type SuitQuestion = SuitCards & {
  /** Tricks of the suit that are needed, the one on the table included; absent: as many as possible on average. */
  readonly need?: number;
  /** How the missing cards may lie; absent: as chance deals them when nothing but the trick on the table has been played. */
  readonly layouts?: readonly SuitLayout[];
};

/** What a first card is worth when everything after it is played best. */
export type SuitCard = {
  readonly from: Ours;
  /** The cards that serve alike, from the top; none when the hand has none left and throws something away. */
  readonly cards: readonly Rank[];
  /** The probability, 0..1, of the tricks that are needed; where none were named, tricks on average. */
  readonly worth: number;
  readonly plan: SuitPlan;
};

export type SuitAnswer = {
  /** What the position is worth: that of the best card. */
  readonly worth: number;
  /** Every first card of ours, the best first; empty at a defender's turn. */
  readonly cards: readonly SuitCard[];
};

/** What is known of suits that were asked about; keep it to ask more quickly about the same suit again. */
export type SuitMemory = Memory;
export const newSuitMemory: () => SuitMemory = newMemory;

function aimOf({ field, trick, weights }: ReturnType<typeof standingOf>, need: number | undefined): Aim {
  const sure = trick.cards.length === 0 ? field.sure : 0;
  const goal = need === undefined ? { above: sure, steps: field.most - sure } : { above: need - 1, steps: 1 };
  return { field, trick, goal, weights, promised: new Int32Array(field.words * goal.steps) };
}

function heldNow({ declarer, dummy, missing }: SuitCards): Ranks {
  const fromTop = (ranks: readonly Rank[]): readonly Rank[] => RANKS.filter((rank) => ranks.includes(rank));
  return { declarer: fromTop(declarer), dummy: fromTop(dummy), missing: fromTop(missing) };
}

/** The best play of a suit; absent when none of the layouts is possible. */
export function solveSuit(question: SuitQuestion, memory: SuitMemory = newMemory()): SuitAnswer | undefined {
  const { need, layouts = layoutsAfter(question) } = question;
  const standing = standingOf(question, layouts);
  if (!standing.weights.some((weight) => weight > 0)) return undefined;
  const aim = aimOf(standing, need);
  const certain = need === undefined ? aim.goal.above : 0;
  const progress: Progress = { memory, aim, ranks: heldNow(question), strengths: standing.strengths };
  const cards = optionsOf(memory, aim).map(
    (option): SuitCard => ({
      from: option.from,
      cards: alike(progress, option),
      worth: certain + option.worth,
      plan: planOf(progress, option),
    }),
  );
  return { worth: cards[0]?.worth ?? certain + worthFrom(memory, aim), cards };
}
