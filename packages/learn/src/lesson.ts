// A lesson is data: a deal, a seat, and what is said and expected at each moment. No text and no code.

import type { Action, Card, PresetId, Seat } from '@minibridge/bridge';

/** When something is said: at a stage, or when `cards` (0..52) have been played. */
export type Moment =
  | { readonly stage: 'count' | 'declarer' | 'contract' | 'score' }
  | { readonly stage: 'play'; readonly cards: number };

export type Step<Key extends string> = {
  readonly at: Moment;
  /** The message's key in the lesson catalogue. */
  readonly say: Key;
  /** What the learner should do now; absent where there is only something to read or watch. */
  readonly expect?: Action;
};

export type Lesson<Key extends string> = {
  readonly rules: PresetId;
  /** The deal as text, `N:…`. */
  readonly deal: string;
  readonly dealer: Seat;
  /** The learner's seat. */
  readonly you: Seat;
  /** All 52 cards in the order in which the lesson plays them. */
  readonly line: readonly Card[];
  readonly steps: readonly Step<Key>[];
};

function isSameMoment(one: Moment, other: Moment): boolean {
  if (one.stage === 'play' && other.stage === 'play') return one.cards === other.cards;
  return one.stage === other.stage && one.stage !== 'play';
}

/** What the lesson says and expects at `moment`; absent where it is silent. */
export function stepAt<Key extends string>(lesson: Lesson<Key>, moment: Moment): Step<Key> | undefined {
  return lesson.steps.find(({ at }) => isSameMoment(at, moment));
}

/** The last thing said at or before this many cards: it stays on the screen until the next one. */
export function lastStepInPlay<Key extends string>(lesson: Lesson<Key>, cards: number): Step<Key> | undefined {
  return lesson.steps.filter(({ at }) => at.stage === 'play' && at.cards <= cards).at(-1);
}
