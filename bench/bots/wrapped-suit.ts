// Deals around one suit that has to bring exactly so many tricks: nothing can be lost in the other suits and nothing more won, and
// both hands of declarer's side can be reached in them.

import {
  below,
  type Card,
  type Chance,
  cardsOf,
  dealerOfBoard,
  type FullDeal,
  type Opening,
  PACK,
  presetRules,
  RANKS,
  type Rank,
  type Suit,
  sortedHand,
} from '@minibridge/bridge';

/** `'AQ9 / 432'`: dummy's and declarer's cards; it has to bring `need` tricks. */
export type WantedSuit = { readonly suit: string; readonly need: number };

export type WrappedSuit = {
  readonly opening: Opening;
  /** Tricks of declarer's side that the contract must ask for: those of the other suits and `need`. */
  readonly tricks: number;
  /** Opening leads after which the other suits stay stopped while the suit loses what it may lose. */
  readonly leads: readonly Suit[];
};

/** Which suit it is. */
export const SUIT: Suit = 'S';
const OTHERS: readonly Suit[] = ['H', 'D', 'C'];

/** Every contract of no trump can be named. */
const RULES = presetRules('mb.levels');

/** The hand with more cards of the suit, and the other. */
type Hand = 'long' | 'short';

/** Cards of one other suit: `long` of them win a trick each, whatever is led. */
type Lengths = { readonly long: number; readonly short: number };

/** One of `from`, by chance. */
function drawn<T>(from: readonly T[], chance: Chance): T {
  const one = from[below(from.length, chance)];
  if (one === undefined) throw new Error('There is nothing to draw from.');
  return one;
}

function shuffled<T>(all: readonly T[], chance: Chance): readonly T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(below(left.length, chance), 1));
}

/** All ways in which three suits have `count` cards, at least one each. */
function threes(count: number): readonly (readonly number[])[] {
  const numbers = Array.from({ length: count }, (_, number) => number + 1);
  return numbers.flatMap((one) =>
    numbers.map((two) => [one, two, count - one - two]).filter(([, , three]) => three !== undefined && three > 0),
  );
}

/** Lengths with which the long hand's cards are all winners, `stops` at least, and the short hand has as many of each suit. */
function lengthsFor(held: Lengths, stops: number): readonly (readonly Lengths[])[] {
  const ways = threes(13 - held.long).flatMap((long) =>
    threes(13 - held.short).map((short) => long.map((count, at) => ({ long: count, short: short[at] ?? 0 }))),
  );
  return ways.filter((way) => way.every(({ long, short }) => long >= stops && long <= short && long + short <= 12));
}

/** The top cards of a suit shared out by chance, then the lowest. */
function dealSuit(suit: Suit, { long, short }: Lengths, chance: Chance): { readonly [H in Hand]: readonly Card[] } {
  const cards = RANKS.map((rank): Card => `${suit}${rank}`);
  const winners = cards.slice(0, long);
  const small = shuffled(cards.slice(-short), chance);
  const tops = winners.filter(() => below(2, chance) === 0);
  const rest = winners.filter((card) => !tops.includes(card));
  return {
    long: [...tops, ...small.slice(0, long - tops.length)],
    short: [...rest, ...small.slice(long - tops.length)],
  };
}

function isReached(hand: readonly Card[]): boolean {
  return hand.some((card) => card !== `${SUIT}A` && card.endsWith('A'));
}

function ranksOf(text: string): readonly Rank[] {
  return RANKS.filter((rank) => text.includes(rank));
}

type Ours = { readonly dummy: readonly Card[]; readonly declarer: readonly Card[]; readonly leads: readonly Suit[] };

function oursAround({ suit, need }: WantedSuit, chance: Chance): Ours {
  const [dummy = [], declarer = []] = suit.split('/').map(ranksOf);
  const isLong = dummy.length >= declarer.length;
  const [long, short] = isLong ? [dummy, declarer] : [declarer, dummy];
  const losses = long.length - need;
  const lengths = drawn(lengthsFor({ long: long.length, short: short.length }, Math.max(losses, 1)), chance);
  const leads = OTHERS.filter((_, at) => (lengths[at]?.long ?? 0) > losses);
  const others = OTHERS.map((other, at) => dealSuit(other, lengths[at] ?? { long: 0, short: 0 }, chance));
  const own = (ranks: readonly Rank[]): readonly Card[] => ranks.map((rank): Card => `${SUIT}${rank}`);
  const hands = {
    long: [...own(long), ...others.flatMap((each) => each.long)],
    short: [...own(short), ...others.flatMap((each) => each.short)],
  };
  const [dummyHand, declarerHand] = isLong ? [hands.long, hands.short] : [hands.short, hands.long];
  return { dummy: dummyHand, declarer: declarerHand, leads };
}

/** North and south have the suit, and hands that both can be reached; the other cards lie by chance. */
export function wrapped(wanted: WantedSuit, chance: Chance): WrappedSuit {
  let ours = oursAround(wanted, chance);
  while (!isReached(ours.dummy) || !isReached(ours.declarer)) ours = oursAround(wanted, chance);
  const theirs = shuffled(
    PACK.filter((card) => !ours.dummy.includes(card) && !ours.declarer.includes(card)),
    chance,
  );
  const deal: FullDeal = {
    N: sortedHand(ours.dummy),
    E: sortedHand(theirs.slice(0, 13)),
    S: sortedHand(ours.declarer),
    W: sortedHand(theirs.slice(13)),
  };
  const rounds = Math.max(cardsOf(deal.N, SUIT).length, cardsOf(deal.S, SUIT).length);
  const opening: Opening = { rules: RULES, number: 1, dealer: dealerOfBoard(1), deal, coin: 'first' };
  return { opening, tricks: 13 - rounds + wanted.need, leads: ours.leads };
}
