// What the viewer sees of the play and may do in it, from the table as the host shows it.

import {
  type Card,
  dummyOf,
  type Finished,
  type Hand,
  legalActions,
  type Playing,
  partner,
  type Seat,
  type Suit,
  trumpOf,
  turnOf,
} from '@minibridge/bridge';
import { displayOrder } from '../../../cards/display-order';
import type { Place } from '../../../cards/item';
import type { HostView } from '../../../host/ledger';
import { placeOf } from './places';

export type PlayBoard = Playing | Finished;
export type Role = 'declarer' | 'dummy' | 'defender';

/** A hand that lies open beside or opposite the viewer. */
export type OpenHand = {
  readonly seat: Seat;
  readonly place: Exclude<Place, 'bottom'>;
  readonly role: 'dummy' | 'declarer';
  readonly cards: Hand;
  readonly suits: readonly Suit[];
  /** The most cards that one suit began with. */
  readonly longest: number;
};

export type PlayView = {
  readonly me: Seat;
  readonly role: Role;
  /** The seat that is "you" in sentences; absent for one who only watches. */
  readonly you: Seat | undefined;
  readonly board: PlayBoard;
  readonly trump: Suit | undefined;
  /** The hand that plays next; absent when all tricks are played. */
  readonly turn: Seat | undefined;
  /** What the viewer may play now, from the hand in turn; empty when it is not the viewer's to play. */
  readonly legal: readonly Card[];
  readonly own: Hand;
  readonly ownSuits: readonly Suit[];
  readonly open: OpenHand | undefined;
  /** Dummy's place while its cards are still hidden from everybody. */
  readonly awaited: OpenHand['place'] | undefined;
  /** Grows with every card played or taken back. */
  readonly moment: number;
};

/** The board while it is played and when the last trick lies; absent in every other stage. */
export function playBoardOf({ table }: HostView): PlayBoard | undefined {
  const { board } = table;
  if (board?.phase === 'play') return board;
  return board?.phase === 'over' && board.result === 'played' ? board : undefined;
}

export function roleOf(board: PlayBoard, seat: Seat): Role {
  if (seat === board.declarer) return 'declarer';
  return seat === dummyOf(board) ? 'dummy' : 'defender';
}

/** The one hand besides the viewer's own that the viewer sees: dummy, or declarer's for a dummy who may help. */
function openHand(board: PlayBoard, me: Seat): OpenHand | undefined {
  const dummy = dummyOf(board);
  const seat = me === dummy ? board.declarer : dummy;
  const cards = board.hands[seat];
  const dealt = board.dealt[seat];
  const place = placeOf(me, seat);
  if (!cards || !dealt || place === 'bottom' || (seat === dummy && !board.dummyFaced)) return undefined;
  const suits = displayOrder(dealt, trumpOf(board.contract.strain));
  const longest = Math.max(...suits.map((suit) => dealt.filter((card) => card.startsWith(suit)).length));
  return { seat, place, role: seat === dummy ? 'dummy' : 'declarer', cards, suits, longest };
}

function playable(board: PlayBoard, me: Seat): readonly Card[] {
  return legalActions(board, me).flatMap((action) => (action.type === 'play' ? [action.card] : []));
}

/** The play as `view.seat` sees it. */
export function playView(view: HostView, board: PlayBoard): PlayView {
  const me = view.seat;
  const trump = trumpOf(board.contract.strain);
  const dealt = board.dealt[me] ?? [];
  const dummyPlace = placeOf(me, dummyOf(board));
  return {
    me,
    board,
    trump,
    role: view.watches ? 'defender' : roleOf(board, me),
    turn: board.phase === 'play' ? turnOf(board) : undefined,
    legal: view.watches ? [] : playable(board, me),
    you: view.watches ? undefined : me,
    own: board.hands[me] ?? [],
    ownSuits: displayOrder(dealt, trump),
    open: openHand(board, me),
    awaited: board.dummyFaced || dummyPlace === 'bottom' ? undefined : dummyPlace,
    moment: view.table.boardLog.length,
  };
}

/** The viewer's side plays from the hand opposite: dummy for declarer, declarer's hand for a dummy who helps. */
export function playsOpposite({ me, turn, legal }: Pick<PlayView, 'me' | 'turn' | 'legal'>): boolean {
  return legal.length > 0 && turn === partner(me);
}
