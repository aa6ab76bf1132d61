// The result in words: what became of the contract, and who needed and took how much.

import {
  type Contract,
  declarerTricks,
  type Finished,
  otherSide,
  type Seat,
  sideOf,
  tricksNeeded,
} from '@minibridge/bridge';
import type { ScoreMessages } from '@minibridge/messages';
import { whoIs } from '../../words/seat-words';

type DoneBy = { readonly me: Seat | undefined; readonly name?: string | undefined };

type Promised = Exclude<Contract, { kind: 'tricks' }>;

function madeTitle(words: ScoreMessages, contract: Promised): string {
  const { strain } = contract;
  switch (contract.kind) {
    case 'level':
      return words['result.made-level']({ level: contract.level, strain });
    case 'target':
      return words['result.made-target']({ target: contract.target, strain });
    default:
      return words['result.made-kind']({ kind: contract.kind, strain });
  }
}

function shortTitle(words: ScoreMessages, contract: Promised, short: number): string {
  const { strain } = contract;
  switch (contract.kind) {
    case 'level':
      return words['result.short-level']({ level: contract.level, strain, short });
    case 'target':
      return words['result.short-target']({ target: contract.target, strain, short });
    default:
      return words['result.short-kind']({ kind: contract.kind, strain, short });
  }
}

function countedTitle(words: ScoreMessages, { won }: Finished, me: Seat | undefined): string {
  if (me === undefined) return words['result.counted-sides']({ northSouth: won.NS, eastWest: won.EW });
  return words['result.counted']({ ours: won[sideOf(me)], theirs: won[otherSide(sideOf(me))] });
}

/** "Game in spades made", "Game in spades: 2 tricks short", "8 tricks for you, 5 for them". `me`: absent for one who has not played. */
export function resultTitle(words: ScoreMessages, board: Finished, me: Seat | undefined): string {
  const { contract, won, declarer } = board;
  if (contract.kind === 'tricks') return countedTitle(words, board, me);
  const short = (tricksNeeded(contract) ?? 0) - won[sideOf(declarer)];
  return short > 0 ? shortTitle(words, contract, short) : madeTitle(words, contract);
}

/** "South needed 10 tricks and took 10.", or "Nina needed …". `name`: declarer's; absent: the seat is named, or the reader is declarer. */
export function doneText(words: ScoreMessages, board: Finished, { me, name }: DoneBy): string {
  const { contract, declarer } = board;
  const { strain } = contract;
  const who = whoIs(declarer, me);
  const needed = tricksNeeded(contract);
  const taken = declarerTricks(board);
  if (name === undefined || who === 'you')
    return needed === undefined
      ? words['result.done-counted']({ who, strain })
      : words['result.done']({ who, needed, taken });
  return needed === undefined
    ? words['result.done-counted-named']({ name, strain })
    : words['result.done-named']({ name, needed, taken });
}
