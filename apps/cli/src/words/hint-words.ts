// The sentences of a hint in one of the languages of the product; everything else on the command line is English.

import type { Card, Contract } from '@minibridge/bridge';
import { rankOf, suitOf } from '@minibridge/bridge';
import { type HintStep, hintText } from '@minibridge/learn';
import {
  LANGUAGES,
  type Language,
  listed,
  loadMessages,
  rankLetter,
  type TableMessages,
  variantFor,
} from '@minibridge/messages';
import { SUIT_SIGNS } from '../writing/names';

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** "Game in spades". */
function contractName(say: TableMessages, contract: Contract): string {
  const { strain } = contract;
  switch (contract.kind) {
    case 'level':
      return say['contract.level']({ level: contract.level, strain });
    case 'target':
      return say['contract.target']({ target: contract.target, strain });
    case 'tricks':
      return say['contract.tricks']({ strain });
    default:
      return say['contract.name']({ kind: contract.kind, strain });
  }
}

/** What writes the steps of a hint in `language`. */
export async function hintWords(language: Language): Promise<(step: HintStep) => string> {
  const variant = variantFor(language);
  const [say, table] = [await loadMessages(variant, 'hint'), await loadMessages(variant, 'table')];
  const writing = {
    card: (card: Card) => `${SUIT_SIGNS[suitOf(card)]}${rankLetter(language, rankOf(card))}`,
    contract: (contract: Contract) => contractName(table, contract),
    list: (written: readonly string[]) => listed(language, 'and', written),
  };
  return (step) => hintText(say, step, writing);
}
