// What a way of playing one suit brings on average, over all ways in which the unseen cards may lie. Declarer's side plays by a
// plan that does not look; the defenders play as defenders do: second hand low but honours covered, then as cheaply as will win.
// Entries to either hand are taken as given.

import { countBits, highBit, lowBit, lowestAbove } from '../suit-bits';

/** Four hands' cards of the suit as bits, clockwise from the hand on lead: 0 and 2 are ours. */
export type Four = readonly [number, number, number, number];

/** How our side goes on with the suit; `from` 0 or 2 leads. */
export type Plan = Way & {
  /** Before anything else the highest card of this hand is led. */
  readonly cash?: 0 | 2;
};

type Way =
  /** The highest card first. */
  | { readonly way: 'top' }
  /** A low card from both hands, then from the top. */
  | { readonly way: 'duck'; readonly from: 0 | 2 }
  /** Low towards the other hand, which plays the lowest card of its `block`th block: 0 the top, 1 below the first gap … */
  | { readonly way: 'toward'; readonly from: 0 | 2; readonly block: number }
  /** The highest card of `from` is led and runs unless it is covered. */
  | { readonly way: 'run'; readonly from: 0 | 2 };

const TEN = 1 << 8;

/** The lowest card of each block of `cards`: a block ends where one of `missing` lies between. */
function blocksOf(cards: number, missing: number): readonly number[] {
  const blocks: number[] = [];
  let left = cards;
  let last = 0;
  while (left !== 0) {
    const card = highBit(left);
    const between = last === 0 ? 0 : missing & (last - 1) & -(card << 1);
    if (last === 0 || between !== 0) blocks.push(card);
    else blocks[blocks.length - 1] = card;
    last = card;
    left ^= card;
  }
  return blocks;
}

/** A trick of the suit: who has played what so far. */
export type Round = { led: number; best: number; ours: boolean };

function defends(hand: number, { led, best, ours }: Round, place: number): number {
  if (!ours) return lowBit(hand);
  const over = lowestAbove(hand, best);
  if (place === 1 && led < TEN) return lowBit(hand);
  if (place === 2) return highBit(hand) > best ? highBit(hand) : lowBit(hand);
  return over === 0 ? lowBit(hand) : over;
}

function follows(hand: number, { best, ours }: Round, atLeast: number): number {
  if (ours && atLeast === 0) return lowBit(hand);
  const over = lowestAbove(hand, Math.max(best, atLeast >> 1));
  if (over !== 0) return over;
  if (ours) return lowBit(hand);
  const any = lowestAbove(hand, best);
  return any === 0 ? lowBit(hand) : any;
}

type Step = { readonly leader: number; readonly lead: number; readonly atLeast: number };

function topStep(hands: readonly number[]): Step {
  const leader = (hands[0] ?? 0) > (hands[2] ?? 0) ? 0 : 2;
  return { leader, lead: highBit(hands[leader] ?? 0), atLeast: 0 };
}

function towardStep(from: number, to: number, { block, missing, leader }: Toward): Step | undefined {
  const blocks = blocksOf(to, missing);
  const wanted = Math.min(block, blocks.length - 1);
  const nothingToGain = wanted === 0 && highBit(to) > missing;
  return nothingToGain ? undefined : { leader, lead: lowBit(from), atLeast: blocks[wanted] ?? 0 };
}

type Toward = { readonly block: number; readonly missing: number; readonly leader: number };

function runStep(from: number, to: number, { missing, leader }: Omit<Toward, 'block'>): Step | undefined {
  const lead = highBit(from);
  return lead < highBit(to) && missing > lead ? { leader, lead, atLeast: 0 } : undefined;
}

/** The step of a plan that leads from a certain hand; absent when there is nothing left to try. */
function stepFrom(hands: readonly number[], plan: Exclude<Plan, { way: 'top' }>, round: number): Step | undefined {
  const [from = 0, to = 0] = plan.from === 0 ? [hands[0], hands[2]] : [hands[2], hands[0]];
  if (from === 0 || to === 0) return undefined;
  const missing = (hands[1] ?? 0) | (hands[3] ?? 0);
  const leader = plan.from;
  switch (plan.way) {
    case 'duck':
      return round === 0 ? { leader, lead: lowBit(from), atLeast: 0 } : undefined;
    case 'toward':
      return towardStep(from, to, { block: plan.block, missing, leader });
    case 'run':
      return runStep(from, to, { missing, leader });
  }
}

function stepOf(hands: readonly number[], plan: Plan, round: number): Step {
  const { cash } = plan;
  if (round === 0 && cash !== undefined && hands[cash]) return { leader: cash, lead: highBit(hands[cash]), atLeast: 0 };
  if (plan.way === 'top') return topStep(hands);
  return stepFrom(hands, plan, round) ?? topStep(hands);
}

/** Who led, what our hand is to play at least, and the place in the trick that is next, 1..3. */
type Rest = { readonly leader: number; readonly atLeast: number; readonly place: number };

const handOf = (hands: readonly number[], player: number): number => hands[player & 3] ?? 0;

/** The second player shows out: no finesse, whatever was planned. */
function secondIsOut(hands: readonly number[], leader: number): boolean {
  return (leader & 1) === 0 && handOf(hands, leader + 1) === 0;
}

function playCard(hands: number[], trick: Round, { leader, atLeast, place }: Rest): void {
  const player = (leader + place) & 3;
  const hand = handOf(hands, player);
  if (hand === 0) return;
  const isOurs = (player & 1) === 0;
  const card = isOurs ? follows(hand, trick, atLeast) : defends(hand, trick, place);
  hands[player] = hand ^ card;
  if (card <= trick.best) return;
  trick.best = card;
  trick.ours = isOurs;
}

/** A trick of the suit from any point on; `hands` loses the cards. True when we win it. */
export function wins(hands: number[], trick: Round, { leader, atLeast, place }: Rest): boolean {
  const least = place === 1 && secondIsOut(hands, leader) ? highBit(handOf(hands, leader + 2)) : atLeast;
  for (let next = place; next < 4; next += 1) playCard(hands, trick, { leader, atLeast: least, place: next });
  return trick.ours;
}

function winsBy(hands: number[], { leader, lead, atLeast }: Step): boolean {
  hands[leader] = handOf(hands, leader) ^ lead;
  return wins(hands, { led: lead, best: lead, ours: true }, { leader, atLeast, place: 1 });
}

/** Tricks of our side from `hands` on, clockwise from the hand on lead; they are used up. */
export function tricksFrom(hands: number[], plan: Plan): number {
  let tricks = 0;
  for (let round = 0; (handOf(hands, 0) | handOf(hands, 2)) !== 0; round += 1) {
    if ((handOf(hands, 1) | handOf(hands, 3)) === 0) {
      return tricks + Math.max(countBits(handOf(hands, 0)), countBits(handOf(hands, 2)));
    }
    if (winsBy(hands, stepOf(hands, plan, round))) tricks += 1;
  }
  return tricks;
}

const HANDS = [0, 2] as const;

/** All plans that begin with a card of `from`, `top` first; the highest card may be across: then a low card is led to it. */
export function plansFrom(from: 0 | 2): readonly Plan[] {
  const toward = [0, 1, 2].map((block): Plan => ({ way: 'toward', from, block }));
  const later = HANDS.map((hand): Plan => ({ way: 'toward', from: hand, block: 1, cash: from }));
  return [{ way: 'top' }, ...toward, { way: 'run', from }, { way: 'duck', from }, { way: 'top', cash: from }, ...later];
}
