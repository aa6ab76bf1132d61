// Contracts in words.

import type { Contract, Seat } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';

/** "Game in spades", "4 spades", "9 tricks in clubs", "Count tricks with hearts as trumps". */
export function contractName(say: TableMessages, contract: Contract): string {
  switch (contract.kind) {
    case 'level':
      return say['contract.level']({ level: contract.level, strain: contract.strain });
    case 'target':
      return say['contract.target']({ target: contract.target, strain: contract.strain });
    case 'tricks':
      return say['contract.tricks']({ strain: contract.strain });
    default:
      return say['contract.name']({ kind: contract.kind, strain: contract.strain });
  }
}

/** The line on top of the play: "Game in spades by South". */
export function stakeTitle(say: TableMessages, contract: Contract, declarer: Seat): string {
  if (contract.kind === 'tricks') return say['stake.counting-title']({ seat: declarer, strain: contract.strain });
  return say['stake.contract']({ contract: contractName(say, contract), seat: declarer });
}

/** What the button says that chooses it: "Play game in spades". */
export function choiceName(say: TableMessages, contract: Contract): string {
  const { strain } = contract;
  switch (contract.kind) {
    case 'level':
      return say['choose.play-level']({ level: contract.level, strain });
    case 'target':
      return say['choose.play-target']({ target: contract.target, strain });
    case 'tricks':
      return say['choose.play-tricks']({ strain });
    default:
      return say['choose.play-kind']({ kind: contract.kind, strain });
  }
}
