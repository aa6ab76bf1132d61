// An action becomes events, or a refusal that teaches. Never throws.

import { lengthsOf } from '../cards/hand';
import { type FullDeal, pointsOfDeal } from '../deal/full-deal';
import { SEATS, type Seat } from '../deal/seat';
import type { Coin } from '../minibridge/declarer-by-points';
import type { Rules } from '../minibridge/rules';
import { accept, type Result, refuse } from '../result';
import type { Action } from './action';
import { type Announcing, type Board, type Choosing, cardsPlayed, dummyOf, type Playing, turnOf } from './board';
import { type BoardEvent, type EventOf, RULES_VERSION } from './event';
import { allSaid, evolve } from './evolve';
import { notAnnounceable, notChoosable, notPlayable, notProposable } from './may';
import type { Refusal } from './refusal';
import { notTakingBack } from './taking-back';

type Decision = Result<readonly BoardEvent[], Refusal>;

/** What everybody or one seat learns about dummy and declarer once it is known who they are (MB 7). */
function faceDummy(board: Choosing | Playing): readonly BoardEvent[] {
  if (board.dummyFaced) return [];
  const seat = dummyOf(board);
  const hand = board.hands[seat];
  if (hand === undefined) return [];
  return [{ type: 'handFaced', seat, hand }];
}

function showToHelper(board: Choosing): readonly BoardEvent[] {
  const hand = board.hands[board.declarer];
  if (!board.rules.dummyMayHelp || hand === undefined) return [];
  return [{ type: 'handShown', seat: board.declarer, to: dummyOf(board), hand }];
}

function tellShape(board: Choosing): readonly BoardEvent[] {
  const seat = dummyOf(board);
  const hand = board.hands[seat];
  return hand === undefined ? [] : [{ type: 'shapeShown', seat, lengths: lengthsOf(hand) }];
}

/** Declarer has just become known: what dummy shows before the contract. */
function beforeContract(board: Board): readonly BoardEvent[] {
  if (board.phase !== 'choosing') return [];
  switch (board.rules.dummyDown) {
    case 'before_contract':
      return [...faceDummy(board), ...showToHelper(board)];
    case 'shape_first':
      return [...tellShape(board), ...showToHelper(board)];
    case 'after_lead':
      return showToHelper(board);
  }
}

/** Numbers that make 40 and are wrong all the same (MB 4). */
function miscounted(board: Announcing, event: EventOf<'announced'>): readonly BoardEvent[] {
  const said = allSaid({ ...board.said, [event.seat]: event.points });
  const { N, E, S, W } = board.dealt;
  if (said === undefined || !N || !E || !S || !W) return [];
  const truth = pointsOfDeal({ N, E, S, W });
  if (SEATS.every((seat) => said[seat] === truth[seat])) return [];
  if (SEATS.reduce((sum, seat) => sum + said[seat], 0) !== 40) return [];
  return board.rules.points.verify === 'each_hand'
    ? [{ type: 'recountCalled' }]
    : [{ type: 'pointsCorrected', points: truth }];
}

function withConsequences(board: Board, events: readonly BoardEvent[]): Decision {
  return accept([...events, ...beforeContract(events.reduce(evolve, board))]);
}

function announce(board: Board, { by, points }: Extract<Action, { type: 'announce' }>): Decision {
  if (board.phase !== 'announcing') return refuse({ reason: 'wrong-phase', phase: board.phase });
  const refusal = notAnnounceable(board, by, points);
  if (refusal) return refuse(refusal);
  const event = { type: 'announced', seat: by, points } as const;
  return withConsequences(board, [event, ...miscounted(board, event)]);
}

function propose(board: Board, { by, declarer }: Extract<Action, { type: 'propose' }>): Decision {
  if (board.phase !== 'agreeing') return refuse({ reason: 'wrong-phase', phase: board.phase });
  const refusal = notProposable(board, by, declarer);
  if (refusal) return refuse(refusal);
  return withConsequences(board, [{ type: 'declarerProposed', seat: by, declarer }]);
}

function choose(board: Board, { by, contract }: Extract<Action, { type: 'choose' }>): Decision {
  if (board.phase !== 'choosing') return refuse({ reason: 'wrong-phase', phase: board.phase });
  const refusal = notChoosable(board, by, contract);
  if (refusal) return refuse(refusal);
  const facing = board.rules.dummyDown === 'after_lead' ? [] : faceDummy(board);
  return accept([{ type: 'contractChosen', contract }, ...facing]);
}

function play(board: Board, { by, card }: Extract<Action, { type: 'play' }>): Decision {
  if (board.phase !== 'play') return refuse({ reason: 'wrong-phase', phase: board.phase });
  const refusal = notPlayable(board, by, card);
  if (refusal) return refuse(refusal);
  return accept([{ type: 'cardPlayed', seat: turnOf(board), card }, ...faceDummy(board)]);
}

function takeBack(board: Board, by: Seat): Decision {
  if (board.phase !== 'play') return refuse({ reason: 'wrong-phase', phase: board.phase });
  const refusal = notTakingBack(board, by);
  return refusal ? refuse(refusal) : accept([{ type: 'takenBack', to: cardsPlayed(board) - 1 }]);
}

/** The events that `action` leads to on `board` (all hands known), or the reason why it may not be. */
export function decide(board: Board, action: Action): Decision {
  switch (action.type) {
    case 'announce':
      return announce(board, action);
    case 'propose':
      return propose(board, action);
    case 'choose':
      return choose(board, action);
    case 'play':
      return play(board, action);
    case 'takeBack':
      return takeBack(board, action.by);
  }
}

/** How a board begins. */
export type Opening = {
  readonly rules: Rules;
  /** 1, 2, …: the board's place in its match. */
  readonly number: number;
  readonly dealer: Seat;
  readonly deal: FullDeal;
  readonly coin: Coin;
};

/** The first events of a board: the deal, and where points are shown at once the four totals and what follows from them. */
export function openBoard({ rules, number, dealer, deal, coin }: Opening): readonly BoardEvent[] {
  const points = pointsOfDeal(deal);
  const dealt: readonly BoardEvent[] = [
    { type: 'boardOpened', rules, rulesVersion: RULES_VERSION, number, dealer, coin },
    ...SEATS.map((seat) => ({ type: 'handDealt', seat, hand: deal[seat] }) as const),
  ];
  if (rules.points.reveal !== 'auto') return dealt;
  const shown = [...dealt, ...SEATS.map((seat) => ({ type: 'announced', seat, points: points[seat] }) as const)];
  const board = shown.reduce<Board | undefined>(evolve, undefined);
  return board === undefined ? shown : [...shown, ...beforeContract(board)];
}
