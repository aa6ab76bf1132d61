// Who may do what, from what the seat itself can see: one judge for the button, the bot and the referee.

import { type Card, suitOf } from '../cards/card';
import { lengthsOf, togetherIn } from '../cards/hand';
import { MOST_POINTS } from '../cards/points';
import type { Contract } from '../contract/contract';
import { type Seat, seatsFrom, sideOf } from '../deal/seat';
import { type ChoosingFrom, offerFor } from '../minibridge/contract-menu';
import { sidePoints } from '../minibridge/declarer-by-points';
import type { Rules } from '../minibridge/rules';
import { suitToFollow } from '../play/legal-cards';
import { type Agreeing, type Announcing, type Choosing, declaringSide, dummyOf, type Playing, turnOf } from './board';
import type { Refusal } from './refusal';

/** Who announces next where points are said in turn, from the dealer on (MB 3). */
export function nextToAnnounce(board: Announcing): Seat {
  return seatsFrom(board.dealer).find((seat) => board.said[seat] === undefined) ?? board.dealer;
}

/** Whether announcements follow in turn; where each counts alone they come in any order. */
export function announcesInTurn(rules: Rules): boolean {
  return rules.points.reveal !== 'self_count';
}

/** Why `seat` may not announce now. */
export function notAnnouncing(board: Announcing, seat: Seat): Refusal | undefined {
  if (board.said[seat] !== undefined) return { reason: 'already-announced' };
  const turn = nextToAnnounce(board);
  return announcesInTurn(board.rules) && turn !== seat ? { reason: 'not-your-turn', turn } : undefined;
}

export function notAnnounceable(board: Announcing, seat: Seat, points: number): Refusal | undefined {
  const isCount = Number.isInteger(points) && points >= 0 && points <= MOST_POINTS;
  return notAnnouncing(board, seat) ?? (isCount ? undefined : { reason: 'points-out-of-range', points });
}

/** Why `seat` may not propose `declarer` (MB 6). */
export function notProposable(board: Agreeing, seat: Seat, declarer: Seat): Refusal | undefined {
  const both = [seat, declarer].every((each) => sideOf(each) === board.side);
  if (!both) return { reason: 'not-of-the-declaring-side' };
  return board.proposals[seat] === declarer ? { reason: 'already-proposed', declarer } : undefined;
}

/** What the choice of contract depends on, as declarer sees it. */
export function choosingFrom(board: Choosing): ChoosingFrom {
  const own = board.hands[board.declarer];
  const dummy = board.hands[dummyOf(board)];
  const shape = board.shape ?? (board.dummyFaced && dummy ? lengthsOf(dummy) : undefined);
  const points = sidePoints(board.points, declaringSide(board));
  const { rules } = board;
  return own && shape
    ? { rules, sidePoints: points, together: togetherIn(lengthsOf(own), shape) }
    : { rules, sidePoints: points };
}

/** Why `seat` may not choose `contract` (MB 8). */
export function notChoosable(board: Choosing, seat: Seat, contract: Contract): Refusal | undefined {
  if (seat !== board.declarer) return { reason: 'declarer-chooses', declarer: board.declarer };
  const offer = offerFor(choosingFrom(board), contract);
  return offer === undefined ? { reason: 'contract-not-in-these-rules' } : offer.closed;
}

/** Why `seat` may not play from the hand whose turn it is (MB 9, MB 12). */
export function notPlayingFrom(board: Playing, seat: Seat): Refusal | undefined {
  const turn = turnOf(board);
  const dummy = dummyOf(board);
  const ownSideTurn = sideOf(turn) === sideOf(seat);
  if (seat === dummy && ownSideTurn) return board.rules.dummyMayHelp ? undefined : { reason: 'dummy-decides-nothing' };
  if (seat === board.declarer && ownSideTurn) return undefined;
  return seat === turn ? undefined : { reason: 'not-your-turn', turn };
}

/** Why `card` may not be played now by `seat`, who may play from the hand in turn (MB 10). */
export function notPlayable(board: Playing, seat: Seat, card: Card): Refusal | undefined {
  const held = board.hands[turnOf(board)] ?? [];
  const barred = notPlayingFrom(board, seat);
  if (barred) return barred;
  if (!held.includes(card)) return { reason: 'card-not-held', card };
  const [led] = board.trick.cards;
  const suit = suitToFollow(held, led && suitOf(led));
  return suit !== undefined && suitOf(card) !== suit ? { reason: 'must-follow-suit', suit } : undefined;
}
