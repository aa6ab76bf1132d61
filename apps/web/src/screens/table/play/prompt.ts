// What the line above the hand says: what the viewer is to do now, or whom the table waits for.

import { dummyOf, otherSide, type Seat, type Suit, sideOf, suitOf, suitToFollow } from '@minibridge/bridge';
import { actorOf, type Table } from '@minibridge/table';
import { type PlayView, playsOpposite } from './play-view';

/** From which hand the viewer plays. */
export type From = 'own' | 'dummy' | 'declarer';

export type Prompt =
  | { readonly is: 'paused' }
  | { readonly is: 'undo-asked'; readonly by: Seat }
  | { readonly is: 'undo-waits'; readonly asked: 'declarer' | 'defenders' }
  | { readonly is: 'done' }
  /** The viewer leads; `won`: the trick just won still lies. */
  | { readonly is: 'lead'; readonly from: From; readonly won: boolean }
  | { readonly is: 'follow'; readonly from: From; readonly suit: Suit }
  /** Not a card of the suit that was led. */
  | { readonly is: 'free'; readonly from: From; readonly suit: Suit }
  /** A complete trick lies, and somebody else goes on. */
  | { readonly is: 'won'; readonly by: Seat | 'you' | 'dummy' }
  | { readonly is: 'thinking'; readonly seat: Seat; readonly forDummy: boolean }
  /** The viewer is dummy; `own`: declarer plays from the viewer's side now. */
  | { readonly is: 'watch'; readonly own: boolean; readonly seat: Seat };

/** `lies`: a complete trick is still on the table. */
export function promptFor(view: PlayView, table: Table, lies: boolean): Prompt {
  const atTable = aboutTable(view, table);
  if (atTable) return atTable;
  if (view.board.phase === 'over' || view.turn === undefined) return { is: 'done' };
  return view.legal.length > 0 ? yourTurn(view, lies) : theirTurn(view, lies);
}

function aboutTable({ you, role }: PlayView, { pausedBy, undo }: Table): Prompt | undefined {
  if (pausedBy !== undefined) return { is: 'paused' };
  if (undo === undefined) return undefined;
  return undo.by === you
    ? { is: 'undo-waits', asked: role === 'defender' ? 'declarer' : 'defenders' }
    : { is: 'undo-asked', by: undo.by };
}

function fromHand(view: PlayView): From {
  if (!playsOpposite(view)) return 'own';
  return view.role === 'dummy' ? 'declarer' : 'dummy';
}

function yourTurn(view: PlayView, lies: boolean): Prompt {
  const { board, turn } = view;
  const from = fromHand(view);
  const led = board.phase === 'play' ? board.trick.cards[0] : undefined;
  if (led === undefined || turn === undefined) return { is: 'lead', from, won: lies };
  const suit = suitOf(led);
  return { is: suitToFollow(board.hands[turn] ?? [], suit) ? 'follow' : 'free', from, suit };
}

function theirTurn({ board, turn, me, you, role }: PlayView, lies: boolean): Prompt {
  if (board.phase !== 'play' || turn === undefined) return { is: 'done' };
  const dummy = dummyOf(board);
  if (lies) return { is: 'won', by: turn === you ? 'you' : turn === dummy ? 'dummy' : turn };
  const seat = actorOf(board, turn);
  if (role === 'dummy') return { is: 'watch', own: sideOf(turn) === sideOf(me), seat };
  return { is: 'thinking', seat, forDummy: turn === dummy };
}

/** Tricks of the player's side and of the others. */
export function tricksBySide(
  { won }: PlayView['board'],
  you: Seat,
): { readonly ours: number; readonly theirs: number } {
  const side = sideOf(you);
  return { ours: won[side], theirs: won[otherSide(side)] };
}
