// A board and an event make the next board. Nothing is judged here; an impossible log throws.

import { PACK_POINTS } from '../cards/points';
import type { PointsBySeat } from '../deal/full-deal';
import { type Seat, SEATS, sideOf } from '../deal/seat';
import { declarerByPoints } from '../minibridge/declarer-by-points';
import { trumpOf } from '../contract/strain';
import { winner } from '../play/trick';
import { Impossible } from '../result';
import { type Announcing, type Board, type Playing, openingLeader, turnOf } from './board';
import type { BoardEvent, EventOf } from './event';
import { rewound, withoutCard } from './hands-in-play';

type Opened = Pick<Announcing, 'rules' | 'number' | 'dealer' | 'coin' | 'hands' | 'dealt'>;

function opened({ rules, number, dealer, coin }: EventOf<'boardOpened'>): Board {
  return { rules, number, dealer, coin, hands: {}, dealt: {}, phase: 'announcing', said: {}, recounts: 0 };
}

function common({ rules, number, dealer, coin, hands, dealt }: Opened): Opened {
  return { rules, number, dealer, coin, hands, dealt };
}

/** The four numbers, once all are said. */
export function allSaid({ N, E, S, W }: Announcing['said']): PointsBySeat | undefined {
  return N !== undefined && E !== undefined && S !== undefined && W !== undefined ? { N, E, S, W } : undefined;
}

/** Numbers that make 40 settle who declares (MB 5, MB 6). */
function settled(board: Opened, points: PointsBySeat, corrected: boolean): Board {
  const counted = { ...common(board), points, corrected };
  const selection = declarerByPoints(board.rules, points, board.dealer, board.coin);
  switch (selection.outcome) {
    case 'redeal':
      return { ...counted, phase: 'over', result: 'redeal', redealer: selection.dealer };
    case 'partners-choose':
      return { ...counted, phase: 'agreeing', side: selection.side, proposals: {} };
    case 'declarer':
      return { ...counted, phase: 'choosing', declarer: selection.declarer, dummyFaced: false };
  }
}

function counting(board: Opened, recounts: number, before: PointsBySeat): Board {
  return { ...common(board), phase: 'announcing', said: {}, recounts, before };
}

function announced(board: Board, { seat, points }: EventOf<'announced'>): Board {
  if (board.phase !== 'announcing') throw new Impossible(`announced in ${board.phase}`);
  const said = { ...board.said, [seat]: points };
  const all = allSaid(said);
  if (all === undefined) return { ...board, said };
  const sum = SEATS.reduce((total, each) => total + all[each], 0);
  return sum === PACK_POINTS ? settled(board, all, false) : counting(board, board.recounts + 1, all);
}

function pointsCorrected(board: Board, { points }: EventOf<'pointsCorrected'>): Board {
  if (board.phase === 'announcing' || board.phase === 'play') throw new Impossible(`points corrected in ${board.phase}`);
  return settled(board, points, true);
}

function recountCalled(board: Board): Board {
  if (board.phase === 'announcing' || board.phase === 'play') throw new Impossible(`recount in ${board.phase}`);
  return counting(board, 1, board.points);
}

function declarerProposed(board: Board, { seat, declarer }: EventOf<'declarerProposed'>): Board {
  if (board.phase !== 'agreeing') throw new Impossible(`declarer proposed in ${board.phase}`);
  const proposals = { ...board.proposals, [seat]: declarer };
  const [one, other] = board.side === 'NS' ? [proposals.N, proposals.S] : [proposals.E, proposals.W];
  if (one === undefined || one !== other) return { ...board, proposals };
  const { points, corrected } = board;
  return { ...common(board), points, corrected, phase: 'choosing', declarer: one, dummyFaced: false };
}

function faced(board: Board, { seat, hand }: EventOf<'handFaced'>): Board {
  if (board.phase !== 'choosing' && board.phase !== 'play') throw new Impossible(`hand faced in ${board.phase}`);
  const known = { hands: { ...board.hands, [seat]: hand }, dealt: { ...board.dealt, [seat]: hand } };
  return { ...board, ...known, dummyFaced: true };
}

/** A hand that becomes known to one seat: dealt, or shown by declarer. */
function known(board: Board, { seat, hand }: EventOf<'handDealt' | 'handShown'>): Board {
  return { ...board, hands: { ...board.hands, [seat]: hand }, dealt: { ...board.dealt, [seat]: hand } };
}

function contractChosen(board: Board, { contract }: EventOf<'contractChosen'>): Board {
  if (board.phase !== 'choosing') throw new Impossible(`contract chosen in ${board.phase}`);
  const trick = { leader: openingLeader(board.declarer), cards: [] };
  return { ...board, phase: 'play', contract, tricks: [], won: { NS: 0, EW: 0 }, trick };
}

function cardPlayed(board: Board, { seat, card }: EventOf<'cardPlayed'>): Board {
  if (board.phase !== 'play' || turnOf(board) !== seat) throw new Impossible(`${card} played by ${seat} in ${board.phase}`);
  const hands = withoutCard(board.hands, seat, card);
  const trick = { leader: board.trick.leader, cards: [...board.trick.cards, card] };
  if (trick.cards.length < 4) return { ...board, hands, trick };
  return trickClosed({ ...board, hands, trick });
}

function trickClosed(board: Playing): Board {
  const { trick, tricks, ...rest } = board;
  const leader = winner(trick, trumpOf(board.contract.strain));
  const side = sideOf(leader);
  const won = { ...board.won, [side]: board.won[side] + 1 };
  const closed = [...tricks, trick];
  if (closed.length === 13) return { ...rest, tricks: closed, won, phase: 'over', result: 'played' };
  return { ...rest, tricks: closed, won, trick: { leader, cards: [] } };
}

function takenBack(board: Board, { to }: EventOf<'takenBack'>): Board {
  if (board.phase !== 'play') throw new Impossible(`taken back in ${board.phase}`);
  const { start, cards } = rewound(board, to);
  return cards.reduce<Board>((at, { seat, card }) => cardPlayed(at, { type: 'cardPlayed', seat, card }), start);
}

function shapeShown(board: Board, { lengths }: EventOf<'shapeShown'>): Board {
  if (board.phase !== 'choosing') throw new Impossible(`shape shown in ${board.phase}`);
  return { ...board, shape: lengths };
}

/** The board after `event`; `board` is absent before the first event, `boardOpened`. Throws `Impossible`. */
export function evolve(board: Board | undefined, event: BoardEvent): Board {
  if (event.type === 'boardOpened') return opened(event);
  if (board === undefined) throw new Impossible(`${event.type} before the board was opened`);
  switch (event.type) {
    case 'handDealt':
    case 'handShown':
      return known(board, event);
    case 'announced':
      return announced(board, event);
    case 'pointsCorrected':
      return pointsCorrected(board, event);
    case 'recountCalled':
      return recountCalled(board);
    case 'declarerProposed':
      return declarerProposed(board, event);
    case 'shapeShown':
      return shapeShown(board, event);
    case 'handFaced':
      return faced(board, event);
    case 'contractChosen':
      return contractChosen(board, event);
    case 'cardPlayed':
      return cardPlayed(board, event);
    case 'takenBack':
      return takenBack(board, event);
  }
}

/** The board that a log tells of; absent for an empty log. Throws `Impossible`. */
export function boardOf(log: Iterable<BoardEvent>): Board | undefined {
  let board: Board | undefined;
  for (const event of log) board = evolve(board, event);
  return board;
}
