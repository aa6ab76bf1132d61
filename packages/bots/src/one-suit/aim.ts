// What a line of play is worth when the layouts are not equally likely, and the card that begins the best one.

import type { Field, Ours } from './field';
import { both, covers, type Front, hasBit, limitOf, setBit, type Vector, within } from './front';
import { type Goal, type Memory, type Moment, reach } from './reach';
import { isOurs, nextPlace, ourCards, type SuitTrick, theirCards, withCard } from './trick';

/** Where the play stands and what is still aimed at. */
export type Aim = {
  readonly field: Field;
  readonly trick: SuitTrick;
  readonly goal: Goal;
  /** The probability of each split. */
  readonly weights: Float64Array;
  /** What must not be lost any more: the steps that a plan has promised. */
  readonly promised: Vector;
};

/** A card of ours and the best that follows it. */
export type Option = {
  readonly from: Ours;
  readonly trick: SuitTrick;
  readonly vector: Vector;
  readonly worth: number;
};

function worthOf(vector: Vector, { field, goal, weights }: Aim): number {
  let worth = 0;
  for (let step = 0; step < goal.steps; step += 1) {
    const start = step * field.words * 32;
    for (let split = 0; split < weights.length; split += 1) {
      if (hasBit(vector, start + split)) worth += weights[split] ?? 0;
    }
  }
  return worth;
}

/** All steps of the splits that can be. */
function possibleBits({ field, goal, weights }: Aim): Vector {
  const bits = new Int32Array(field.words * goal.steps);
  for (let step = 0; step < goal.steps; step += 1) {
    for (const [split, weight] of weights.entries()) if (weight > 0) setBit(bits, step * field.words * 32 + split);
  }
  return bits;
}

type Weighed = { readonly vector: Vector; readonly worth: number };

/**
 * The best meet of one vector of each front. Vectors are tried from the best down, and what is already worth less than the
 * best meet found is left.
 */
function bestMeet(fronts: readonly Front[], aim: Aim): Weighed | undefined {
  const limit = both(limitOf(fronts), possibleBits(aim));
  const weighed = (vector: Vector): Weighed => ({ vector, worth: worthOf(vector, aim) });
  const inside = fronts.map((front) => within(front, limit)).sort((a, b) => a.vectors.length - b.vectors.length);
  let best: Weighed | undefined;
  const visit = (depth: number, met: Weighed): void => {
    const front = inside[depth];
    if (front === undefined) {
      best = met;
      return;
    }
    const meets = front.vectors.map((vector) => weighed(both(vector, met.vector)));
    for (const meet of meets.sort((a, b) => b.worth - a.worth)) {
      if (best !== undefined && meet.worth <= best.worth) return;
      visit(depth + 1, meet);
    }
  };
  visit(0, weighed(limit));
  return best;
}

function keeping(front: Front, promised: Vector): Front {
  return { ...front, vectors: front.vectors.filter((vector) => covers(vector, promised)) };
}

/** The fronts that the defenders choose between once `trick` has come about. */
function frontsAt(memory: Memory, moment: Moment): readonly Front[] {
  const { field, trick } = moment;
  const place = nextPlace(trick);
  if (trick.cards.length === 4 || isOurs(place)) return [reach(memory, moment)];
  return theirCards(field, trick, place).map((card) => reach(memory, { ...moment, trick: withCard(trick, card) }));
}

/** The best that can be reached from here, a defender's turn; absent when the promise cannot be kept. */
function bestFrom(memory: Memory, aim: Aim): Weighed | undefined {
  const fronts = frontsAt(memory, aim).map((front) => keeping(front, aim.promised));
  return fronts.some(({ vectors }) => vectors.length === 0) ? undefined : bestMeet(fronts, aim);
}

/** What `aim` is worth at a defender's turn. */
export function worthFrom(memory: Memory, aim: Aim): number {
  return bestFrom(memory, aim)?.worth ?? 0;
}

/** Our cards that keep what is promised, the best first; those that are worth the same in the order in which they stand. */
export function optionsOf(memory: Memory, aim: Aim): readonly Option[] {
  const { field, trick } = aim;
  const turns: readonly SuitTrick[] =
    trick.cards.length === 0
      ? [
          { leader: 'declarer', cards: [] },
          { leader: 'dummy', cards: [] },
        ]
      : [trick];
  const options = turns.flatMap((turn) => {
    const from = nextPlace(turn);
    if (!isOurs(from)) return [];
    return ourCards(field, turn, from).flatMap((card) => {
      const then = withCard(turn, card);
      const best = bestFrom(memory, { ...aim, trick: then });
      return best === undefined ? [] : [{ from, trick: then, ...best }];
    });
  });
  return options.sort((a, b) => b.worth - a.worth);
}
