// For tests and benchmarks: positions as text, and whole boards played to their end.

import {
  type Action,
  type Board,
  type BoardEvent,
  below,
  boardOf,
  type Chance,
  dealerOfBoard,
  decide,
  dummyOf,
  evolve,
  type Hand,
  legalActions,
  type Opening,
  openBoard,
  PACK,
  pointsOf,
  presetRules,
  RULES_VERSION,
  type Rules,
  randomDeal,
  SEATS,
  type Seat,
  SeatView,
  seatViews,
  seededChance,
  turnOf,
} from '@minibridge/bridge';
import { cards, contract, hand, rules } from '@minibridge/bridge/testing';
import type { Decision } from './decision';
import { decideL1, mayAct } from './level-1';

/** A player: an action, or nothing when it is somebody else's turn. */
export type Player = (view: SeatView) => Action | undefined;

/** A board that was played to its end. */
export type PlayedBoard = {
  readonly board: Board;
  readonly log: readonly BoardEvent[];
  readonly actions: readonly Action[];
};

/** What `action` leads to; a refusal is a bug of the player. */
export function accepted(board: Board, action: Action): readonly BoardEvent[] {
  const result = decide(board, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** The board that a log tells of. */
export function boardAfter(log: readonly BoardEvent[]): Board {
  const board = boardOf(log);
  if (board === undefined) throw new Error('an empty log');
  return board;
}

/** The first action that a seat has, from north on. */
function nextAction(views: readonly SeatView[], player: Player): Action {
  for (const view of views) {
    const action = player(view);
    if (action !== undefined) return action;
  }
  throw new Error(`nobody acts in ${views[0]?.board.phase}`);
}

/** Plays a board to its end, all seats by `player`. Throws when an action is refused or nobody acts. */
export function playedOut(opening: Opening, player: Player): PlayedBoard {
  const log = [...openBoard(opening)];
  const actions: Action[] = [];
  let board = boardAfter(log);
  let views = seatViews(log);
  while (board.phase !== 'over') {
    const action = nextAction(views, player);
    const events = accepted(board, action);
    actions.push(action);
    log.push(...events);
    board = events.reduce<Board>(evolve, board);
    views = views.map((view) => events.reduce((seen, event) => seen.after(event), view));
    if (actions.length > SEATS.length * 20) throw new Error('no end in sight');
  }
  return { board, log, actions };
}

/** `count` openings of `by`, numbered from 1, with the dealers of those numbers: random deals, the same for the same seed. */
export function openings(count: number, seed: number, by: Rules = presetRules('mb.site4')): readonly Opening[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return { rules: by, number, dealer: dealerOfBoard(number), deal: randomDeal(chance), coin: 'first' };
  });
}

/** A player of level 1. */
export const playerL1: Player = (view) => decideL1(view)?.action;

/** Any legal action; points are said as they are, and nothing is taken back. */
export function randomPlayer(chance: Chance): Player {
  return (view) => {
    if (!mayAct(view)) return undefined;
    const { board, seat } = view;
    const legal = legalActions(board, seat).filter(({ type }) => type !== 'takeBack');
    return board.phase === 'announcing' ? legal[pointsOf(board.dealt[seat] ?? [])] : legal[below(legal.length, chance)];
  };
}

/** Hands as text; the cards that are left are dealt round to the seats that are left out. */
export type Hands = { readonly [S in Seat]?: string };

function dealt(hands: Hands): readonly BoardEvent[] {
  const known = SEATS.map((seat) => hand(hands[seat] ?? '...'));
  const left = PACK.filter((card) => !known.flat().includes(card));
  const open = SEATS.filter((seat) => hands[seat] === undefined);
  const share = (seat: Seat): Hand => left.filter((_, place) => open[place % open.length] === seat);
  return SEATS.map((seat, place) => {
    const given = hands[seat] === undefined ? share(seat) : (known[place] ?? []);
    return { type: 'handDealt', seat, hand: given };
  });
}

/** A log in which south is to choose the contract; `points` that both hands of north and south have together. */
export function choosingLog(hands: Hands, points: number, by: Rules = rules('mb.site4')): readonly BoardEvent[] {
  const said = { N: 0, E: 40 - points, S: points, W: 0 };
  const { dummyDown } = by;
  const log: readonly BoardEvent[] = [
    { type: 'boardOpened', rules: by, rulesVersion: RULES_VERSION, number: 1, dealer: 'N', coin: 'first' },
    ...dealt(hands),
    ...SEATS.map((seat): BoardEvent => ({ type: 'announced', seat, points: said[seat] })),
  ];
  const north = boardAfter(log).hands.N ?? [];
  return dummyDown === 'before_contract' ? [...log, { type: 'handFaced', seat: 'N', hand: north }] : log;
}

/** The log after south has chosen the contract and the cards of `played` have followed, west's lead first. */
export function playLog(hands: Hands, named: string, played = ''): readonly BoardEvent[] {
  const start = choosingLog(hands, 25);
  const log = [...start, ...accepted(boardAfter(start), { type: 'choose', by: 'S', contract: contract(named) })];
  for (const card of cards(played)) {
    const board = boardAfter(log);
    if (board.phase !== 'play') throw new Error(`${card} in ${board.phase}`);
    log.push(...accepted(board, { type: 'play', by: actingIn(board), card }));
  }
  return log;
}

function actingIn(board: Extract<Board, { phase: 'play' }>): Seat {
  const turn = turnOf(board);
  return turn === dummyOf(board) ? board.declarer : turn;
}

/** What the seat decides whose turn it is. */
export function decisionAfter(log: readonly BoardEvent[]): Decision {
  for (const seat of SEATS) {
    const view = SeatView.of(seat, log);
    const decision = view && decideL1(view);
    if (decision !== undefined) return decision;
  }
  throw new Error('nobody acts');
}

/** `'SK top-of-sequence'`: the card and its reason in the position after `played`. */
export function answer(hands: Hands, named: string, played = ''): string {
  const { action, reason } = decisionAfter(playLog(hands, named, played));
  return `${action.type === 'play' ? action.card : action.type} ${reason.name}`;
}
