// Reasons given before the first card: points, who declares, and the contract.

import {
  type Agreeing,
  type Announcing,
  type Choosing,
  choosingFrom,
  contractMenu,
  isMinor,
  partner,
  pointsOf,
  type Seat,
  seatsFrom,
} from '@minibridge/bridge';
import { counted, type Truths } from './scene';

export type CountScene = { readonly board: Announcing; readonly seat: Seat };
export type AgreeScene = { readonly board: Agreeing; readonly seat: Seat };

export const COUNT_TRUTHS: Truths<CountScene, 'count-points'> = {
  'count-points': ({ board, seat }, { points }) => points === pointsOf(board.dealt[seat] ?? []),
};

export const AGREE_TRUTHS: Truths<AgreeScene, 'more-points' | 'first-from-dealer' | 'agree-with-partner'> = {
  'more-points': ({ board }, { declarer }) => board.points[declarer] > board.points[partner(declarer)],
  'first-from-dealer': ({ board }, { declarer }) =>
    board.points[declarer] === board.points[partner(declarer)] &&
    seatsFrom(board.dealer).indexOf(declarer) < seatsFrom(board.dealer).indexOf(partner(declarer)),
  'agree-with-partner': ({ board, seat }, { declarer }) => board.proposals[partner(seat)] === declarer,
};

type Chosen = { readonly points: number };
const FIT = 8;

const saysPoints = (board: Choosing, { points }: Chosen): boolean => points === choosingFrom(board).sidePoints;
const majorFits = (board: Choosing): boolean =>
  Math.max(counted(board).together?.S ?? 0, counted(board).together?.H ?? 0) >= FIT;
const minorFits = (board: Choosing): boolean =>
  Math.max(counted(board).together?.D ?? 0, counted(board).together?.C ?? 0) >= FIT;

/** The rules close a contract that would have come first, or know no such denomination. */
function rulesLeaveLittle(board: Choosing): boolean {
  return (
    board.rules.denominations.length < 5 || contractMenu(choosingFrom(board)).some(({ closed }) => closed !== undefined)
  );
}

type ChoosingNames =
  | 'major-fit'
  | 'minor-fit'
  | 'longest-fit'
  | 'no-fit'
  | 'no-trump-before-minor'
  | 'no-trump-pays-more'
  | 'own-long-major'
  | 'dummy-unknown'
  | 'what-the-rules-leave';

export const CHOICE_TRUTHS: Truths<Choosing, ChoosingNames> = {
  'major-fit': (board, reason) =>
    saysPoints(board, reason) &&
    !isMinor(reason.suit) &&
    counted(board).together?.[reason.suit] === reason.cards &&
    reason.cards >= FIT,
  'minor-fit': (board, reason) =>
    saysPoints(board, reason) &&
    isMinor(reason.suit) &&
    counted(board).together?.[reason.suit] === reason.cards &&
    reason.cards >= FIT &&
    !majorFits(board),
  'longest-fit': (board, reason) =>
    saysPoints(board, reason) &&
    counted(board).together?.[reason.suit] === reason.cards &&
    Object.values(counted(board).together ?? {}).every((cards) => cards <= reason.cards),
  'no-fit': (board, reason) =>
    saysPoints(board, reason) && counted(board).together !== undefined && !majorFits(board) && !minorFits(board),
  'no-trump-before-minor': (board, reason) =>
    saysPoints(board, reason) && !majorFits(board) && minorFits(board) && reason.goal === 'game',
  'no-trump-pays-more': (board, reason) =>
    saysPoints(board, reason) && !majorFits(board) && minorFits(board) && reason.goal !== 'game',
  'own-long-major': (board, reason) =>
    saysPoints(board, reason) &&
    counted(board).together === undefined &&
    !isMinor(reason.suit) &&
    counted(board).own[reason.suit] === reason.cards,
  'dummy-unknown': (board, reason) =>
    saysPoints(board, reason) &&
    counted(board).together === undefined &&
    Math.max(counted(board).own.S, counted(board).own.H) < 6,
  'what-the-rules-leave': (board, reason) => saysPoints(board, reason) && rulesLeaveLittle(board),
};
