// A board and an event make the next board. Nothing is judged here; an impossible log throws.

import { PACK_POINTS } from '../cards/points';
import { trumpOf } from '../contract/strain';
import { type KnownHands, type PointsBySeat, withHand } from '../deal/full-deal';
import { SEATS, sideOf } from '../deal/seat';
import { declarerByPoints } from '../minibridge/declarer-by-points';
import { type Trick, winner } from '../play/trick';
import { Impossible } from '../result';
import { type Announcing, type Board, openingLeader, type Playing, turnOf } from './board';
import type { BoardEvent, EventOf } from './event';
import { rewound, withoutCard } from './hands-in-play';
import { type Counted, choosing, counted, countedAgain, opened, playing } from './stages';

/** The four numbers, once all are said. */
export function allSaid({ N, E, S, W }: Announcing['said']): PointsBySeat | undefined {
  return N !== undefined && E !== undefined && S !== undefined && W !== undefined ? { N, E, S, W } : undefined;
}

/** Numbers that make 40 settle who declares (MB 5, MB 6). */
function settled(board: Counted): Board {
  const selection = declarerByPoints(board.rules, board.points, board.dealer, board.coin);
  switch (selection.outcome) {
    case 'redeal':
      return { ...board, phase: 'over', result: 'redeal', redealer: selection.dealer };
    case 'partners-choose':
      return { ...board, phase: 'agreeing', side: selection.side, proposals: {} };
    case 'declarer':
      return choosing(board, selection.declarer);
  }
}

function announced(board: Board, { seat, points }: EventOf<'announced'>): Board {
  if (board.phase !== 'announcing') throw new Impossible(`announced in ${board.phase}`);
  const said = { ...board.said, [seat]: points };
  const all = allSaid(said);
  if (all === undefined) return { ...board, said };
  const sum = SEATS.reduce((total, each) => total + all[each], 0);
  return sum === PACK_POINTS ? settled(counted(board, all, false)) : countedAgain(board, all);
}

function pointsCorrected(board: Board, { points }: EventOf<'pointsCorrected'>): Board {
  if (board.phase === 'announcing' || 'contract' in board) throw new Impossible(`points corrected in ${board.phase}`);
  return settled(counted(board, points, true));
}

function recountCalled(board: Board): Board {
  if (board.phase === 'announcing' || 'contract' in board) throw new Impossible(`recount in ${board.phase}`);
  return countedAgain(board, board.points);
}

function declarerProposed(board: Board, { seat, declarer }: EventOf<'declarerProposed'>): Board {
  if (board.phase !== 'agreeing') throw new Impossible(`declarer proposed in ${board.phase}`);
  const proposals = { ...board.proposals, [seat]: declarer };
  const [one, other] = board.side === 'NS' ? [proposals.N, proposals.S] : [proposals.E, proposals.W];
  if (one === undefined || one !== other) return { ...board, proposals };
  return choosing(board, one);
}

function faced(board: Board, { seat, hand }: EventOf<'handFaced'>): Board {
  if (board.phase !== 'choosing' && board.phase !== 'play') throw new Impossible(`hand faced in ${board.phase}`);
  const known = { hands: withHand(board.hands, seat, hand), dealt: withHand(board.dealt, seat, hand) };
  return { ...board, ...known, dummyFaced: true };
}

/** A hand that becomes known to one seat: dealt, or shown by declarer. */
function known(board: Board, { seat, hand }: EventOf<'handDealt' | 'handShown'>): Board {
  return { ...board, hands: withHand(board.hands, seat, hand), dealt: withHand(board.dealt, seat, hand) };
}

function contractChosen(board: Board, { contract }: EventOf<'contractChosen'>): Board {
  if (board.phase !== 'choosing') throw new Impossible(`contract chosen in ${board.phase}`);
  const trick = { leader: openingLeader(board.declarer), cards: [] };
  return playing(board, contract, { hands: board.hands, tricks: [], won: { NS: 0, EW: 0 }, trick });
}

function cardPlayed(board: Board, { seat, card }: EventOf<'cardPlayed'>): Board {
  if (board.phase !== 'play' || turnOf(board) !== seat)
    throw new Impossible(`${card} played by ${seat} in ${board.phase}`);
  const { contract, tricks, won } = board;
  const hands = withoutCard(board.hands, seat, card);
  // `concat` makes an array of the right length; a copy by spreading keeps room for more, at every trick of every table.
  const trick = { leader: board.trick.leader, cards: board.trick.cards.concat(card) };
  return trick.cards.length < 4
    ? playing(board, contract, { hands, tricks, won, trick })
    : trickClosed(board, hands, trick);
}

function trickClosed(board: Playing, hands: KnownHands, trick: Trick): Board {
  const leader = winner(trick, trumpOf(board.contract.strain));
  const { NS, EW } = board.won;
  const won = sideOf(leader) === 'NS' ? { NS: NS + 1, EW } : { NS, EW: EW + 1 };
  const tricks = board.tricks.concat(trick);
  if (tricks.length < 13) return playing(board, board.contract, { hands, tricks, won, trick: { leader, cards: [] } });
  const { trick: _, ...rest } = board;
  return { ...rest, hands, tricks, won, phase: 'over', result: 'played' };
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
