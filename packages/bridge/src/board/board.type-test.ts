// A field stands exactly in the phases where it means something: checked by the compiler.

import type { Action } from './action';
import type { Agreeing, Announcing, Board, Choosing, Finished, Playing, ThrownIn } from './board';
import type { BoardEvent } from './event';
import { type Refusal, RULE } from './refusal';

export function announcing(board: Announcing): readonly unknown[] {
  return [
    board.said,
    board.recounts,
    // @ts-expect-error points are not settled yet
    board.points,
    // @ts-expect-error nobody declares yet
    board.declarer,
    // @ts-expect-error there is no contract yet
    board.contract,
    // @ts-expect-error nothing is played yet
    board.tricks,
  ];
}

export function agreeing(board: Agreeing): readonly unknown[] {
  return [
    board.side,
    board.proposals,
    // @ts-expect-error all have spoken
    board.said,
    // @ts-expect-error the partners have not agreed yet
    board.declarer,
  ];
}

export function choosing(board: Choosing): readonly unknown[] {
  return [
    board.declarer,
    board.points,
    // @ts-expect-error the contract is not chosen yet
    board.contract,
    // @ts-expect-error nothing is played yet
    board.trick,
    // @ts-expect-error it is decided
    board.proposals,
  ];
}

export function playing(board: Playing): readonly unknown[] {
  return [
    board.contract,
    board.trick,
    board.won,
    // @ts-expect-error the board has no result yet
    board.result,
  ];
}

export function finished(board: Finished): readonly unknown[] {
  return [
    board.contract,
    board.won,
    // @ts-expect-error no trick is open
    board.trick,
    // @ts-expect-error nobody deals again
    board.redealer,
  ];
}

export function thrownIn(board: ThrownIn): readonly unknown[] {
  return [
    board.redealer,
    board.points,
    // @ts-expect-error nobody declared
    board.declarer,
    // @ts-expect-error nobody played
    board.tricks,
  ];
}

export function over(board: Board): unknown {
  if (board.phase !== 'over') return undefined;
  // @ts-expect-error over, but perhaps nobody played
  return board.contract;
}

export function change(board: Playing): void {
  // @ts-expect-error a board is never changed in place
  board.won.NS += 1;
}

// @ts-expect-error an event is told in the past tense, with all its fields
export const cardPlayed: BoardEvent = { type: 'cardPlayed', card: 'SA' };
// @ts-expect-error winners are not in the log: they can be computed
export const trickWon: BoardEvent = { type: 'trickWon', seat: 'N' };
// @ts-expect-error everybody acts for a seat
export const play: Action = { type: 'play', card: 'SA' };
// @ts-expect-error an action names a card
export const playSuit: Action = { type: 'play', by: 'N', card: 'S' };

const { 'must-follow-suit': _, ...others } = RULE;
// @ts-expect-error a refusal that rests on no rule
export const incomplete: { readonly [R in Refusal['reason']]: string } = others;
// @ts-expect-error a refusal says with what
export const bare: Refusal = { reason: 'must-follow-suit' };
