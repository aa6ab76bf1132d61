// What a hint says, as data: where to look, what follows, and then the card or the contract. One name for each sentence.

import type { Decision, Goal, Reason } from '@minibridge/bots';
import type { Card, Contract, Seat, Strain, Suit } from '@minibridge/bridge';

/** Where to look; never what to find there. */
export type Look =
  /** Own aces, kings, queens and jacks. */
  | { readonly name: 'look-honours' }
  /** Own points and partner's. */
  | { readonly name: 'look-partners' }
  /** Both hands together: points and long suits. */
  | { readonly name: 'look-together' }
  /** What `seat` has announced, and what it has shown. */
  | { readonly name: 'look-points'; readonly seat: Seat }
  /** How many cards of the suit have gone. */
  | { readonly name: 'look-suit'; readonly suit: Suit }
  | { readonly name: 'look-trumps' }
  /** Which high card of the suit our side does not hold. */
  | { readonly name: 'look-missing'; readonly suit: Suit }
  | { readonly name: 'look-winners' }
  | { readonly name: 'look-losers' }
  | { readonly name: 'look-entries' }
  | { readonly name: 'look-own-suits' }
  | { readonly name: 'look-partner' }
  | { readonly name: 'look-dummy' }
  /** Which card wins the trick as it lies. */
  | { readonly name: 'look-trick' }
  /** Who has played to the trick, and who is still to come. */
  | { readonly name: 'look-place' }
  | { readonly name: 'look-what-is-allowed' };

/** `total` announced less the points `seen` is the `rest` that the hand still holds. */
type PointsOfSeat = { readonly seat: Seat; readonly total: number; readonly seen: number; readonly rest: number };

/** What the two hands that nobody sees hold: true in every layout that fits, `very-likely` in `percent` of them. */
export type Deduction =
  /** Nothing is left of the points: `cards`, the honours still unseen, lie with `other`. */
  | (PointsOfSeat & { readonly name: 'no-honour-left'; readonly other: Seat; readonly cards: readonly Card[] })
  /** Each of `cards` is worth more than the rest, so `other` has it. */
  | (PointsOfSeat & { readonly name: 'too-few-points'; readonly other: Seat; readonly cards: readonly Card[] })
  /** Of the unseen honours only these make the rest. */
  | (PointsOfSeat & { readonly name: 'only-these-honours'; readonly cards: readonly Card[] })
  /** Without `card` the rest cannot be reached. */
  | (PointsOfSeat & { readonly name: 'must-hold'; readonly card: Card })
  | (PointsOfSeat & { readonly name: 'very-likely'; readonly card: Card; readonly percent: number })
  /** `seat` could not follow: all `rest` cards of the suit lie with `other`. */
  | {
      readonly name: 'suit-counted';
      readonly suit: Suit;
      readonly seat: Seat;
      readonly other: Seat;
      /** Of the 13 cards how many lie open, are in the player's own hand or have gone. */
      readonly seen: number;
      readonly rest: number;
    };

type BeforePlay =
  | {
      readonly name: 'own-points';
      readonly aces: number;
      readonly kings: number;
      readonly queens: number;
      readonly jacks: number;
    }
  | { readonly name: 'partners-points'; readonly mine: number; readonly theirs: number }
  /** What `points` together are good for; a game from `game`. */
  | { readonly name: 'goal'; readonly goal: Goal; readonly points: number; readonly game: number }
  | { readonly name: 'major-together'; readonly suit: Suit; readonly cards: number }
  | { readonly name: 'minor-together'; readonly suit: Suit; readonly cards: number }
  /** Where tricks are only counted, any long suit will do. */
  | { readonly name: 'suit-together'; readonly suit: Suit; readonly cards: number }
  | { readonly name: 'no-fit' }
  | { readonly name: 'no-trump-before-minor' }
  | { readonly name: 'no-trump-pays-more' }
  | { readonly name: 'own-long-major'; readonly suit: Suit; readonly cards: number }
  | { readonly name: 'dummy-unknown' }
  | { readonly name: 'what-is-left'; readonly strain: Strain };

/** Shares in whole percent of the layouts that fit, 0..100. */
type DeclarersFacts =
  /** A finesse wins when `seat` has `card`. */
  | { readonly name: 'finesse-odds'; readonly card: Card; readonly seat: Seat; readonly percent: number }
  /** `drop`: how often `card` falls under the high cards above it. */
  | {
      readonly name: 'finesse-or-drop';
      readonly card: Card;
      readonly seat: Seat;
      readonly finesse: number;
      readonly drop: number;
    }
  /** `honour` wins a trick when `seat`, who plays before it, has `card`. */
  | {
      readonly name: 'toward-odds';
      readonly honour: Card;
      readonly card: Card;
      readonly seat: Seat;
      readonly percent: number;
    }
  /** Of 13 trumps `seen` are accounted for. */
  | { readonly name: 'trumps-out'; readonly seen: number; readonly rest: number }
  /** Cards of both hands that nobody can beat, each worth a trick, and the tricks that declarer still needs. */
  | { readonly name: 'winners'; readonly winners: number; readonly needed: number }
  /** The same of a defender's own hand, and the tricks with which the contract is beaten. */
  | { readonly name: 'winners-to-beat'; readonly winners: number; readonly needed: number }
  | { readonly name: 'winners-alone'; readonly winners: number }
  /** To declarer and to a defender, when the tricks that are left can change nothing any more. */
  | { readonly name: 'winners-when-beaten'; readonly winners: number }
  | { readonly name: 'winners-when-made'; readonly winners: number }
  | { readonly name: 'suit-is-high'; readonly suit: Suit }
  /** Cards of the suit in the hand that plays, less the tricks that high cards of both hands take there: 1..13. */
  | { readonly name: 'losers'; readonly suit: Suit; readonly losers: number }
  /** These are still out above our cards of the suit. */
  | { readonly name: 'higher-out'; readonly suit: Suit; readonly cards: readonly Card[] }
  /** The other hand has no card of the suit and a trump. */
  | { readonly name: 'other-hand-ruffs'; readonly suit: Suit }
  /** The other hand has one card of the suit left and a trump. */
  | { readonly name: 'other-hand-ruffs-soon'; readonly suit: Suit }
  /** `card` wins and is in the other hand. */
  | { readonly name: 'entry'; readonly card: Card };

type DefendersFacts =
  | { readonly name: 'touching-honours'; readonly suit: Suit }
  | { readonly name: 'long-suit'; readonly suit: Suit; readonly cards: number }
  | { readonly name: 'one-card-in'; readonly suit: Suit }
  | { readonly name: 'two-cards-in'; readonly suit: Suit }
  | { readonly name: 'honour-in'; readonly suit: Suit }
  | { readonly name: 'no-honour-in'; readonly suit: Suit }
  | { readonly name: 'every-suit-risks' }
  | { readonly name: 'partner-led'; readonly suit: Suit }
  | { readonly name: 'own-suit'; readonly suit: Suit }
  | { readonly name: 'partner-void'; readonly suit: Suit }
  | { readonly name: 'dummy-strong'; readonly suit: Suit }
  | { readonly name: 'dummy-weak'; readonly suit: Suit };

type FollowersFacts =
  | { readonly name: 'one-card-allowed' }
  | { readonly name: 'partner-still-plays' }
  /** Declarer's other hand plays to this trick later. */
  | { readonly name: 'other-hand-still-plays' }
  | { readonly name: 'last-of-our-side' }
  | { readonly name: 'honour-led'; readonly card: Card }
  /** One more trick beats the contract. */
  | { readonly name: 'trick-decides' }
  | { readonly name: 'partner-is-winning' }
  /** Declarer's other hand wins the trick as it lies. */
  | { readonly name: 'other-hand-is-winning' }
  /** Nothing that may be played beats `card`. */
  | { readonly name: 'nothing-beats'; readonly card: Card }
  /** `card` wins as the trick lies, and can be beaten. */
  | { readonly name: 'can-beat'; readonly card: Card }
  | { readonly name: 'can-ruff'; readonly suit: Suit }
  | { readonly name: 'nothing-to-follow'; readonly suit: Suit };

export type Fact = Deduction | BeforePlay | DeclarersFacts | DefendersFacts | FollowersFacts;

export type Act =
  | { readonly name: 'act-announce'; readonly points: number }
  | { readonly name: 'act-propose'; readonly declarer: Seat }
  | { readonly name: 'act-choose'; readonly contract: Contract; readonly reason: Reason }
  | { readonly name: 'act-play'; readonly card: Card; readonly reason: Reason };

/** `tricks`, those of `contract`, in `made` of `of` layouts; `points` together. */
type Share = {
  readonly contract: Contract;
  readonly tricks: number;
  readonly made: number;
  readonly of: number;
  readonly points: number;
};

/** What goes further than the rule that beginners are taught, and never against it. */
export type Further =
  /** A long suit of `cards` and a side suit of `shortest` cards, 0..2, are worth more than the points say. */
  | (Share & {
      readonly name: 'further-shape';
      readonly suit: Suit;
      readonly cards: number;
      readonly shortest: number;
    })
  /** More comes in than the points say. */
  | (Share & { readonly name: 'further-more' })
  /** The points are there, and yet it is hard. */
  | (Share & { readonly name: 'further-hard' });

export type Hint = {
  readonly look: Look;
  /** One to three sentences. */
  readonly follows: readonly Fact[];
  readonly act: Act;
  /** What has just become known besides, and does not lead to the act. */
  readonly also?: { readonly look: Look; readonly follows: Deduction };
  readonly further?: Further;
  /** Who decided: the same record as for a bot. */
  readonly decision: Decision;
};

export type HintName = Look['name'] | Fact['name'] | Act['name'] | Further['name'];
