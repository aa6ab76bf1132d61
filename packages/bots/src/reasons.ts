// Why a bot does what it does: one name for each rule, with what a sentence about it needs.

import type { Card, Kind, Rank, Seat, Strain, Suit } from '@minibridge/bridge';

/** What is aimed at: a kind of contract, the table's target, or as many tricks as possible. */
export type Goal = Kind | 'target' | 'tricks';

type BeforePlay =
  /** I count my honours: ace 4, king 3, queen 2, jack 1. */
  | { readonly name: 'count-points'; readonly points: number }
  /** The partner with more points declares. */
  | { readonly name: 'more-points'; readonly declarer: Seat }
  /** We are equal: the first from the dealer declares. */
  | { readonly name: 'first-from-dealer'; readonly declarer: Seat }
  /** Partner has proposed this; I agree. */
  | { readonly name: 'agree-with-partner'; readonly declarer: Seat };

/** `points` together 21..40; `cards` in the suit: both hands together, or own hand alone while dummy is unknown. */
type Choosing =
  /** We have eight or more cards of a major together. */
  | {
      readonly name: 'major-fit';
      readonly goal: Goal;
      readonly points: number;
      readonly suit: Suit;
      readonly cards: number;
    }
  /** No major fits, but eight or more cards of a minor do. */
  | {
      readonly name: 'minor-fit';
      readonly goal: Goal;
      readonly points: number;
      readonly suit: Suit;
      readonly cards: number;
    }
  /** Tricks are only counted: the longest suit together, of eight cards or more, major or minor. */
  | {
      readonly name: 'longest-fit';
      readonly goal: Goal;
      readonly points: number;
      readonly suit: Suit;
      readonly cards: number;
    }
  /** No suit has eight cards together: no trump. */
  | { readonly name: 'no-fit'; readonly goal: Goal; readonly points: number }
  /** Only a minor fits, and nine tricks at no trump are easier than eleven. */
  | { readonly name: 'no-trump-before-minor'; readonly goal: Goal; readonly points: number }
  /** Only a minor fits, and no trump asks for fewer tricks or counts more. */
  | { readonly name: 'no-trump-pays-more'; readonly goal: Goal; readonly points: number }
  /** Dummy is still hidden, but my own major is long enough. */
  | {
      readonly name: 'own-long-major';
      readonly goal: Goal;
      readonly points: number;
      readonly suit: Suit;
      readonly cards: number;
    }
  /** Dummy is still hidden and I have no six-card major: no trump. */
  | { readonly name: 'dummy-unknown'; readonly goal: Goal; readonly points: number }
  /** The rules leave this denomination. */
  | { readonly name: 'what-the-rules-leave'; readonly goal: Goal; readonly points: number; readonly strain: Strain };

type DefenderLeads =
  /** The top of touching honours: it drives out the higher ones and gives nothing away. */
  | { readonly name: 'top-of-sequence'; readonly card: Card }
  /** Ace from ace and king: I keep the lead and see dummy. */
  | { readonly name: 'ace-from-ace-king'; readonly suit: Suit }
  /** The fourth best of my longest suit. */
  | { readonly name: 'fourth-best'; readonly suit: Suit }
  /** My only card of the suit: perhaps I can ruff the next round. */
  | { readonly name: 'singleton'; readonly suit: Suit }
  /** High from two small cards. */
  | { readonly name: 'high-from-doubleton'; readonly suit: Suit }
  /** Low from three or more cards with an honour. */
  | { readonly name: 'low-from-honour'; readonly suit: Suit }
  /** High from small cards only: there is nothing behind it. */
  | { readonly name: 'top-of-nothing'; readonly suit: Suit }
  /** A trump: every other lead would give something away. */
  | { readonly name: 'passive-trump' }
  /** The suit that partner has led. */
  | { readonly name: 'return-partners-suit'; readonly suit: Suit }
  /** The suit that I began with. */
  | { readonly name: 'continue-own-suit'; readonly suit: Suit }
  /** Partner has no more of this suit and can ruff. */
  | { readonly name: 'give-partner-a-ruff'; readonly suit: Suit }
  /** Dummy plays next and has honours: partner sits behind them. */
  | { readonly name: 'lead-through-strength'; readonly suit: Suit }
  /** Dummy plays last and is weak in this suit. */
  | { readonly name: 'lead-up-to-weakness'; readonly suit: Suit };

type Following =
  /** It is the only card that I may play. */
  | { readonly name: 'only-card' }
  /** Second hand plays low. */
  | { readonly name: 'second-hand-low' }
  /** An honour is covered with an honour. */
  | { readonly name: 'cover-honour'; readonly card: Card }
  /** One of two touching honours, so that the other becomes a winner. */
  | { readonly name: 'split-honours'; readonly card: Card }
  /** A defender takes the trick that beats the contract. */
  | { readonly name: 'take-deciding-trick'; readonly card: Card }
  /** The queen or jack from two cards: it can only win now. */
  | { readonly name: 'honour-now-or-never'; readonly card: Card }
  /** Third hand plays high. */
  | { readonly name: 'third-hand-high'; readonly card: Card }
  /** Just high enough: dummy cannot beat it, or its honour stays under mine. */
  | { readonly name: 'third-hand-just-enough'; readonly card: Card }
  /** Partner's card wins already: I play low. */
  | { readonly name: 'partner-wins' }
  /** I cannot win this trick: I play my lowest card. */
  | { readonly name: 'cannot-win' }
  /** The lowest card that wins. */
  | { readonly name: 'win-cheaply'; readonly card: Card }
  /** I have none of the suit and win with a low trump. */
  | { readonly name: 'ruff'; readonly card: Card }
  /** A trump higher than the one that was played. */
  | { readonly name: 'overruff'; readonly card: Card }
  /** Partner wins: I throw a useless card and keep my trumps. */
  | { readonly name: 'discard-partner-wins'; readonly suit: Suit }
  /** The lowest card of the suit that is least useful. */
  | { readonly name: 'discard-useless'; readonly suit: Suit };

type DeclarerPlans =
  /** Take out the defenders' trumps; `left` of them are still out. */
  | { readonly name: 'draw-trumps'; readonly left: number }
  /** These cards win: take the tricks. */
  | { readonly name: 'cash-winners'; readonly suit: Suit }
  /** The high card of the hand with fewer cards first, so that the suit does not block. */
  | { readonly name: 'high-from-short-side'; readonly suit: Suit }
  /** Hope that `against` lies well: play the card below it while the higher one is kept. */
  | { readonly name: 'finesse'; readonly suit: Suit; readonly against: Rank }
  /** With nine or more cards together the queen will rather fall. */
  | { readonly name: 'play-for-the-drop'; readonly suit: Suit }
  /** Low towards an honour: the defender before it may have to play the higher card. */
  | { readonly name: 'lead-toward-honour'; readonly suit: Suit }
  /** Drive out the higher cards: then the rest of the suit wins. */
  | { readonly name: 'establish-suit'; readonly suit: Suit }
  /** Play this suit so that the hand with fewer trumps can ruff it. */
  | { readonly name: 'prepare-a-ruff'; readonly suit: Suit }
  /** Ruff a loser in the hand with fewer trumps. */
  | { readonly name: 'ruff-in-short-hand'; readonly suit: Suit }
  /** Go over to the other hand, where the next lead is better. */
  | { readonly name: 'cross-over'; readonly suit: Suit }
  /** Nothing better is left: a card that loses least. */
  | { readonly name: 'exit'; readonly suit: Suit };

/** Said by who counts: points announced, cards gone, suits that somebody could not follow to. */
type Counting =
  /** A finesse that wins in `percent` of the layouts that fit. */
  | { readonly name: 'finesse-counted'; readonly suit: Suit; readonly against: Rank; readonly percent: number }
  /** A finesse is possible, but by the count a high card does better. */
  | { readonly name: 'high-counted'; readonly suit: Suit; readonly against: Rank }
  /** A high card first, since an honour may fall; the finesse comes later. */
  | { readonly name: 'high-before-finesse'; readonly suit: Suit }
  /** A trick is given up early, so that the rest of the suit wins while there are entries. */
  | { readonly name: 'give-up-early'; readonly suit: Suit }
  /** This card may win, or makes the next defender play a higher one. */
  | { readonly name: 'force-higher'; readonly card: Card }
  /** I could win, but my high card is worth more later. */
  | { readonly name: 'hold-back' };

/** What a card tells partner, or what partner expects; said of one among cards that are as good. */
type Agreements =
  /** Partner led this suit: a card that is not my lowest says that I like it. */
  | { readonly name: 'encourage'; readonly suit: Suit }
  /** Partner led this suit: my lowest card says that I have no high honour in it. */
  | { readonly name: 'discourage'; readonly suit: Suit }
  /** Declarer plays this suit: high from an even number of cards, lowest from an odd one. */
  | { readonly name: 'show-count'; readonly suit: Suit; readonly count: 'even' | 'odd' }
  /** A high card that would stand in the way of partner's suit goes now. */
  | { readonly name: 'unblock'; readonly card: Card }
  /** Of touching cards that are worth the same the lowest. */
  | { readonly name: 'lowest-of-equals'; readonly card: Card }
  /** Dummy led one of touching honours: it is the last one that is covered. */
  | { readonly name: 'wait-to-cover' };

/** Found by playing many layouts of the hidden cards, `of` of them, to their end. */
type BySearch =
  /** Of all choices this one is best; it gives the side what it needs in `works` of the layouts, 1..of-1. */
  | { readonly name: 'works-most-often'; readonly works: number; readonly of: number }
  /** What is needed is safe, or lost: this brings the most tricks on average. */
  | { readonly name: 'most-tricks'; readonly of: number }
  /** What is needed is safe, or lost, and neither tricks nor a count alone say it: all in all this came out best. */
  | { readonly name: 'best-on-average'; readonly of: number };

export type Reason =
  | BeforePlay
  | Choosing
  | DefenderLeads
  | Following
  | DeclarerPlans
  | Counting
  | Agreements
  | BySearch;
export type ReasonName = Reason['name'];

/** Every reason, in the order of a deal. */
export const REASONS = [
  'count-points',
  'more-points',
  'first-from-dealer',
  'agree-with-partner',
  'major-fit',
  'minor-fit',
  'longest-fit',
  'no-fit',
  'no-trump-before-minor',
  'no-trump-pays-more',
  'own-long-major',
  'dummy-unknown',
  'what-the-rules-leave',
  'top-of-sequence',
  'ace-from-ace-king',
  'fourth-best',
  'singleton',
  'high-from-doubleton',
  'low-from-honour',
  'top-of-nothing',
  'passive-trump',
  'return-partners-suit',
  'continue-own-suit',
  'give-partner-a-ruff',
  'lead-through-strength',
  'lead-up-to-weakness',
  'only-card',
  'second-hand-low',
  'cover-honour',
  'split-honours',
  'take-deciding-trick',
  'honour-now-or-never',
  'third-hand-high',
  'third-hand-just-enough',
  'partner-wins',
  'cannot-win',
  'win-cheaply',
  'ruff',
  'overruff',
  'discard-partner-wins',
  'discard-useless',
  'draw-trumps',
  'cash-winners',
  'high-from-short-side',
  'finesse',
  'play-for-the-drop',
  'lead-toward-honour',
  'establish-suit',
  'prepare-a-ruff',
  'ruff-in-short-hand',
  'cross-over',
  'exit',
  'finesse-counted',
  'high-counted',
  'high-before-finesse',
  'give-up-early',
  'force-higher',
  'hold-back',
  'encourage',
  'discourage',
  'show-count',
  'unblock',
  'lowest-of-equals',
  'wait-to-cover',
  'works-most-often',
  'most-tricks',
  'best-on-average',
] as const satisfies readonly ReasonName[];
