// What everybody sees when a defender's card is due, worked out once for all hands that the player may hold.

import {
  type Hand,
  lho,
  partner,
  rankOf,
  type Seat,
  STRENGTH,
  type Suit,
  suitOf,
  type Trick,
} from '@minibridge/bridge';
import { bitOf, bitsIn, highBit } from '../suit-bits';

/** Before the card: a position has all of this. Of the cards only what is public, so that it stays true of any hand behind it. */
export type Moment = {
  /** Whose card it is: a defender. */
  readonly from: Seat;
  readonly declarer: Seat;
  readonly trump: Suit | undefined;
  readonly trick: Trick;
  readonly tricks: readonly Trick[];
  /** Cards that dummy still holds; empty while they are hidden. */
  readonly dummyCards: Hand;
};

/** Cards of the suit led are bits: deuce 0 .. ace 12. */
export type Situation = {
  readonly moment: Moment;
  /** 0 leads, 3 plays last. */
  readonly place: number;
  /** Absent for the leader. */
  readonly led: Suit | undefined;
  readonly ledCard: number;
  /** The highest card of the suit led; higher than all of them once it is ruffed. */
  readonly best: number;
  readonly partnerWins: boolean;
  /** Cards of the suit led that are no longer in hidden hands: played before or now. */
  readonly gone: number;
  /** Dummy's cards of the suit led. */
  readonly dummy: number;
  readonly dummyPlaysLater: boolean;
  /** Dummy led to this trick. */
  readonly dummyLed: boolean;
  /** Nobody has played this suit in an earlier trick. */
  readonly isFirstRound: boolean;
};

/** Higher than any card of the suit. */
const RUFFED = 1 << 13;

function bestOf({ trick: { cards }, trump }: Moment, led: Suit): { readonly bit: number; readonly place: number } {
  let [bit, place] = [0, 0];
  cards.forEach((card, at) => {
    const suit = suitOf(card);
    const worth = suit === led ? bitOf(card) : suit === trump ? RUFFED << STRENGTH[rankOf(card)] : 0;
    if (worth > bit) [bit, place] = [worth, at];
  });
  return { bit: Math.min(bit, RUFFED), place };
}

function playedIn(suit: Suit, tricks: readonly Trick[]): number {
  return tricks.reduce((bits, { cards }) => bits | bitsIn(cards, suit), 0);
}

const LEADING = { led: undefined, ledCard: 0, best: 0, partnerWins: false, gone: 0, dummy: 0 } as const;

/** The situation in which a defender plays. */
export function situationOf(moment: Moment): Situation {
  const { trick, tricks, from, declarer, dummyCards } = moment;
  const [ledCard] = trick.cards;
  const place = trick.cards.length;
  const dummyPlaysLater = place === 0 || (place === 1 && lho(from) === partner(declarer)) || dummyIsLast(moment);
  const dummyLed = ledCard !== undefined && trick.leader === partner(declarer);
  if (ledCard === undefined) return { ...LEADING, moment, place, dummyPlaysLater, dummyLed, isFirstRound: true };
  const led = suitOf(ledCard);
  const best = bestOf(moment, led);
  const before = playedIn(led, tricks);
  return {
    moment,
    place,
    led,
    ledCard: bitOf(ledCard),
    best: best.bit,
    partnerWins: (place - best.place) % 2 === 0,
    gone: before | bitsIn(trick.cards, led),
    dummy: bitsIn(dummyCards, led),
    dummyPlaysLater,
    dummyLed,
    isFirstRound: before === 0,
  };
}

/** Third to play, with dummy after it. */
function dummyIsLast({ trick, from, declarer }: Moment): boolean {
  return trick.cards.length === 2 && lho(from) === partner(declarer);
}

/** The suit that partner led first, and what `from` has played of it since. */
export function partnersSuit({ tricks, from }: Moment): { readonly suit: Suit; readonly mine: number } | undefined {
  const [led] = tricks.find(({ leader }) => leader === partner(from))?.cards ?? [];
  if (led === undefined) return undefined;
  const suit = suitOf(led);
  return { suit, mine: tricks.reduce((bits, trick) => bits | bitsIn(ownCard(trick, from), suit), 0) };
}

const CLOCKWISE = 'NESW';

function ownCard({ leader, cards }: Trick, seat: Seat): Hand {
  const card = cards[(CLOCKWISE.indexOf(seat) - CLOCKWISE.indexOf(leader) + 4) % 4];
  return card === undefined ? [] : [card];
}

/** Whether a card of the suit led beats what lies there and what dummy may still play. */
export function isEnough(bit: number, { best, dummy, dummyPlaysLater }: Situation): boolean {
  return bit > best && (!dummyPlaysLater || bit > highBit(dummy));
}
