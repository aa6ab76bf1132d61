// What declarer can reach in a field. At our turn every way of playing is open; at a defender's turn each layout's defender
// chooses the card that hurts, and declarer sees the card but not the layout: one vector for each card, and their meet.

import { type Field, PLACES } from './field';
import { add, addAll, emptyFront, type Front, isCertain, joined, type Vector } from './front';
import { fieldAfter, type NextField } from './next-field';
import { isOurs, nextPlace, ourCards, type SuitTrick, theirCards, weWin, withCard } from './trick';

/** Tricks that count: a vector has one step, of `field.words` words, for each of `above + 1` .. `above + steps` tricks or more. */
export type Goal = { readonly above: number; readonly steps: number };

/** A moment of a trick. */
export type Moment = { readonly field: Field; readonly goal: Goal; readonly trick: SuitTrick };

/** What has been worked out before; it holds for every probability of layouts. */
export type Memory = {
  readonly fronts: Map<number, Front>;
  readonly fields: Map<number, Field>;
  readonly nexts: Map<number, NextField>;
};

export function newMemory(): Memory {
  return { fronts: new Map(), fields: new Map(), nexts: new Map() };
}

/** What a complete trick leaves behind. */
export function nextField(memory: Memory, field: Field, trick: SuitTrick): NextField {
  const key = trick.cards.reduce((sum, card) => sum * 32 + card, field.key * 4 + PLACES.indexOf(trick.leader));
  const known = memory.nexts.get(key);
  if (known !== undefined) return known;
  const next = fieldAfter(field, trick, memory.fields);
  memory.nexts.set(key, next);
  return next;
}

/** What can be reached from the start of a trick, with the steps that are open: neither certain nor impossible. */
function fromStart(memory: Memory, field: Field, goal: Goal): Front {
  const key = (field.key * 16 + goal.above) * 16 + goal.steps;
  const known = memory.fronts.get(key);
  if (known !== undefined) return known;
  const front = startFront(memory, field, goal);
  memory.fronts.set(key, front);
  return front;
}

function startFront(memory: Memory, field: Field, goal: Goal): Front {
  const front = emptyFront(field.words * goal.steps);
  for (const leader of ['declarer', 'dummy'] as const) {
    const trick: SuitTrick = { leader, cards: [] };
    for (const card of ourCards(field, trick, leader)) {
      addAll(front, reach(memory, { field, goal, trick: withCard(trick, card) }, front));
      if (isCertain(front)) return front;
    }
  }
  return front;
}

const NOTHING: Front = { words: 0, vectors: [] };

/** What can be reached from `moment`; vectors are full in layouts that the cards on the table exclude. */
export function reach(memory: Memory, moment: Moment, known: Front = NOTHING): Front {
  const { field, goal, trick } = moment;
  if (trick.cards.length === 4) return afterTrick(memory, moment);
  const place = nextPlace(trick);
  if (!isOurs(place)) {
    const fronts = theirCards(field, trick, place).map((card) =>
      reach(memory, { field, goal, trick: withCard(trick, card) }),
    );
    return joined(fronts, known);
  }
  const front = emptyFront(field.words * goal.steps);
  for (const card of ourCards(field, trick, place)) {
    addAll(front, reach(memory, { field, goal, trick: withCard(trick, card) }, front));
    if (isCertain(front)) break;
  }
  return front;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

function afterTrick(memory: Memory, { field, goal, trick }: Moment): Front {
  const next = nextField(memory, field, trick);
  const above = goal.above - (weWin(trick) ? 1 : 0);
  const sure = clamp(next.field.sure - above, goal.steps);
  const most = clamp(next.field.most - above, goal.steps);
  const open = most > sure ? fromStart(memory, next.field, { above: above + sure, steps: most - sure }) : undefined;
  const front = emptyFront(field.words * goal.steps);
  for (const vector of open?.vectors ?? [new Int32Array(0)]) {
    const pulled = new Int32Array(front.words).fill(-1);
    for (let step = sure; step < goal.steps; step += 1) {
      const from =
        step < most
          ? vector.subarray((step - sure) * next.field.words, (step - sure + 1) * next.field.words)
          : undefined;
      pull(next, from, pulled.subarray(step * field.words, (step + 1) * field.words));
    }
    add(front, pulled);
  }
  return front;
}

function pull({ before, after }: NextField, from: Vector | undefined, to: Vector): void {
  for (let at = 0; at < before.length; at += 1) {
    const bit = after[at] ?? 0;
    if (from !== undefined && ((from[bit >> 5] ?? 0) >>> (bit & 31)) & 1) continue;
    const here = before[at] ?? 0;
    to[here >> 5] = (to[here >> 5] ?? 0) & ~(1 << (here & 31));
  }
}
