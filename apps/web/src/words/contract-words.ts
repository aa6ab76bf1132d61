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

type Stake = { readonly contract: Contract; readonly declarer: Seat };

/** The line on top of the play: "Game in spades by South", or by the declarer's `name`. */
export function stakeTitle(say: TableMessages, { contract, declarer: seat }: Stake, name?: string): string {
  const { strain } = contract;
  if (contract.kind === 'tricks')
    return name ? say['stake.counting-title-named']({ name, strain }) : say['stake.counting-title']({ seat, strain });
  const title = contractName(say, contract);
  return name
    ? say['stake.contract-named']({ contract: title, name })
    : say['stake.contract']({ contract: title, seat });
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
