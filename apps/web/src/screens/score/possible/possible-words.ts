// What was possible, in words.

import { type Contract, declarerTricks, type Finished, type Seat } from '@minibridge/bridge';
import type { ScoreMessages } from '@minibridge/messages';
import type { Table } from '@minibridge/solver';
import type { Best } from './rows';

type Promised = Exclude<Contract, { kind: 'tricks' }>;
type Worth = { readonly points: number; readonly by: Seat | 'any' };

function oneText(words: ScoreMessages, contract: Promised, worth: Worth): string {
  const { strain } = contract;
  switch (contract.kind) {
    case 'level':
      return words['possible.best-level']({ level: contract.level, strain, ...worth });
    case 'target':
      return words['possible.best-target']({ target: contract.target, strain, ...worth });
    default:
      return words['possible.best-kind']({ kind: contract.kind, strain, ...worth });
  }
}

/** "Best: game in spades, 420 points." */
export function bestText(words: ScoreMessages, best: Best): string {
  switch (best.how) {
    case 'one':
      if (best.contract.kind === 'tricks') return '';
      return oneText(words, best.contract, { points: best.points, by: best.by ?? 'any' });
    case 'several':
      return words['possible.best-several']({ count: best.count, points: best.points });
    case 'none':
      return words['possible.best-none']({ lost: best.lost });
  }
}

/** How many contracts have a star. */
export function contractsOf(best: Exclude<Best, { how: 'none' }>): number {
  return best.how === 'several' ? best.count : 1;
}

/** "The contract played: 12 tricks taken, 11 with best play by all." Where tricks are only counted there is no contract. */
export function playedText(words: ScoreMessages, board: Finished, table: Table): string {
  const { declarer, contract } = board;
  const tricks = { taken: declarerTricks(board), possible: table[declarer][contract.strain] };
  return contract.kind === 'tricks' ? words['possible.counted'](tricks) : words['possible.played'](tricks);
}
