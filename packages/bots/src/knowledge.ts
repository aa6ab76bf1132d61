// What a seat knows when a card is due. Of the cards that have gone a level 1 player remembers honours, tens and trumps;
// small cards of other suits are forgotten.

import {
  type Card,
  type Contract,
  declaringSide,
  dummyOf,
  type Hand,
  legalCards,
  otherSide,
  PACK,
  type Playing,
  partner,
  rankOf,
  type Seat,
  STRENGTH,
  type Suit,
  seatsFrom,
  sideOf,
  suitOf,
  type Trick,
  tricksNeeded,
  trumpOf,
  turnOf,
} from '@minibridge/bridge';

export type Position = {
  /** The hand that plays: for declarer also dummy. */
  readonly from: Seat;
  /** Cards still held there. */
  readonly hand: Hand;
  /** Those that may be played. */
  readonly legal: Hand;
  /** The other hand of the side, where it can be seen: dummy's and declarer's hand for declarer. */
  readonly across: Hand | undefined;
  readonly declaring: boolean;
  readonly declarer: Seat;
  /** Dummy's cards as a defender sees them; empty for declarer and while they are hidden. */
  readonly dummyCards: Hand;
  readonly contract: Contract;
  readonly trump: Suit | undefined;
  readonly trick: Trick;
  readonly tricks: readonly Trick[];
  /** Cards that hidden hands may still hold, as remembered, in pack order. */
  readonly out: Hand;
  /** Cards that may beat mine: hidden ones, and dummy's when I defend. */
  readonly against: Hand;
  /** Tricks that the side still needs to get its way; absent where tricks are only counted. */
  readonly needed: number | undefined;
};

/** Whether a card that has gone is remembered. */
export type Memory = (card: Card, trump: Suit | undefined) => boolean;

const isMemorable: Memory = (card, trump) => {
  return suitOf(card) === trump || STRENGTH[rankOf(card)] >= STRENGTH.T;
};

function tricksStillNeeded(board: Playing, declaring: boolean): number | undefined {
  const target = tricksNeeded(board.contract);
  if (target === undefined) return undefined;
  const side = declaringSide(board);
  return declaring ? target - board.won[side] : 14 - target - board.won[otherSide(side)];
}

/** What is seen, and what is remembered of the tricks before. */
function cardsAccounted(board: Playing, visible: Hand, remembers: Memory): ReadonlySet<Card> {
  const trump = trumpOf(board.contract.strain);
  const gone = board.tricks.flatMap(({ cards }) => cards.filter((card) => remembers(card, trump)));
  return new Set([...visible, ...board.trick.cards, ...gone]);
}

/** The position for the hand whose turn it is, as `seat`, who plays it, knows the board. */
export function positionOf(board: Playing, seat: Seat, remembers: Memory = isMemorable): Position {
  const from = turnOf(board);
  const dummy = dummyOf(board);
  const declaring = sideOf(from) === declaringSide(board);
  const hand = board.hands[from] ?? [];
  const seenAcross = declaring ? board.hands[partner(from)] : undefined;
  const dummyCards = declaring ? [] : (board.hands[dummy] ?? []);
  const trump = trumpOf(board.contract.strain);
  const visible = [...hand, ...(seenAcross ?? []), ...dummyCards, ...(board.hands[seat] ?? [])];
  const accounted = cardsAccounted(board, visible, remembers);
  const out = PACK.filter((card) => !accounted.has(card));
  const [led] = board.trick.cards;
  return {
    from,
    hand,
    legal: legalCards(hand, led && suitOf(led)),
    across: seenAcross,
    declaring,
    declarer: board.declarer,
    dummyCards,
    contract: board.contract,
    trump,
    trick: board.trick,
    tricks: board.tricks,
    out,
    against: [...out, ...dummyCards],
    needed: tricksStillNeeded(board, declaring),
  };
}

/** Seats that have failed to follow to `suit`: such a surprise is remembered. */
export function shownOut({ tricks, trick }: Position, suit: Suit): readonly Seat[] {
  return [...tricks, trick].flatMap(({ leader, cards }) => {
    const [led] = cards;
    if (led === undefined || suitOf(led) !== suit) return [];
    return seatsFrom(leader).filter((_, place) => {
      const card = cards[place];
      return card !== undefined && suitOf(card) !== suit;
    });
  });
}

/** Trumps that hidden hands still hold: the trumps are counted. */
export function trumpsOut({ out, trump }: Position): Hand {
  return out.filter((card) => suitOf(card) === trump);
}
