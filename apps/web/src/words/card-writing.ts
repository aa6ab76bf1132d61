// How cards and contracts are written inside the sentences of hints and of looking back.

import type { Writing } from '@minibridge/learn';
import { listed } from '@minibridge/messages';
import { cardSign, keepMarks, type Sentence } from './card-signs';
import { type CardWords, cardName } from './card-words';
import { contractName } from './contract-words';

/** One sentence as it is seen and as it is read out: `write` is called once for each. */
export function sentenceOf({ say, settings }: CardWords, write: (writing: Writing) => string): Sentence {
  const contract: Writing['contract'] = (each) => contractName(say, each);
  const list: Writing['list'] = (written) => listed(settings.language, 'and', written);
  return {
    seen: keepMarks(write({ contract, list, card: (card) => `<b>${cardSign({ settings }, card)}</b>` })),
    heard: write({ contract, list, card: (card) => cardName(say, card) }),
  };
}
