// What a seat knows of the hands that it does not see: how many cards, how many points, where there are none of a suit.

import {
  type Board,
  cardFrom,
  type Hand,
  type Lengths,
  lengthsOf,
  PACK,
  partner,
  pointsOf,
  SEATS,
  type Seat,
  type SeatView,
  SUITS,
  type Suit,
  suitOf,
  type Trick,
} from '@minibridge/bridge';

export type HiddenHand = {
  readonly seat: Seat;
  /** Cards still held, 0..13. */
  readonly cards: number;
  /** High-card points still held, 0..37: what was announced less what has been played. */
  readonly points: number;
  /** Suits to which the hand could not follow. */
  readonly voids: readonly Suit[];
  /** Cards still held in each suit, where dummy has told its shape before its cards. */
  readonly lengths?: Lengths;
};

/** Together the hands hold the cards of `pool`, each exactly one of them. */
export type Hidden = { readonly hands: readonly HiddenHand[]; readonly pool: Hand };

type Counted = Exclude<Board, { phase: 'announcing' | 'agreeing' }>;

function isCounted(board: Board): board is Counted {
  return board.phase !== 'announcing' && board.phase !== 'agreeing';
}

function tricksOf(board: Counted): readonly Trick[] {
  if (board.phase === 'choosing' || (board.phase === 'over' && board.result === 'redeal')) return [];
  return board.phase === 'play' ? [...board.tricks, board.trick] : board.tricks;
}

/** The cards that `seat` has played, in order. */
export function playedBy(seat: Seat, tricks: readonly Trick[]): Hand {
  return tricks.flatMap((trick) => cardFrom(trick, seat) ?? []);
}

function voidsOf(seat: Seat, tricks: readonly Trick[]): readonly Suit[] {
  const failed = tricks.flatMap((trick) => {
    const [led] = trick.cards;
    const card = cardFrom(trick, seat);
    return led !== undefined && card !== undefined && suitOf(card) !== suitOf(led) ? [suitOf(led)] : [];
  });
  return SUITS.filter((suit) => failed.includes(suit));
}

function lengthsLeft(told: Lengths, played: Hand): Lengths {
  const gone = lengthsOf(played);
  return { S: told.S - gone.S, H: told.H - gone.H, D: told.D - gone.D, C: told.C - gone.C };
}

/** The suit lengths that `seat` has told. */
function toldBy(board: Counted, seat: Seat): Lengths | undefined {
  if (!('declarer' in board) || board.shape === undefined) return undefined;
  return seat === partner(board.declarer) ? board.shape : undefined;
}

function hiddenHand(board: Counted, seat: Seat, tricks: readonly Trick[]): HiddenHand {
  const played = playedBy(seat, tricks);
  const told = toldBy(board, seat);
  return {
    seat,
    cards: 13 - played.length,
    points: board.points[seat] - pointsOf(played),
    voids: voidsOf(seat, tricks),
    ...(told && { lengths: lengthsLeft(told, played) }),
  };
}

/** The hidden hands as `view`'s seat knows them; absent until the points of all hands are settled. */
export function hiddenFrom({ board }: SeatView): Hidden | undefined {
  if (!isCounted(board)) return undefined;
  const tricks = tricksOf(board);
  const gone = new Set([...tricks.flatMap(({ cards }) => cards), ...SEATS.flatMap((seat) => board.hands[seat] ?? [])]);
  return {
    hands: SEATS.filter((seat) => board.hands[seat] === undefined).map((seat) => hiddenHand(board, seat, tricks)),
    pool: PACK.filter((card) => !gone.has(card)),
  };
}
