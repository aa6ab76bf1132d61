// The questions of a part that takes something down for each deal.

import { cardPlay } from './card-play.ts';
import { contract } from './contract.ts';
import { hints } from './hints.ts';
import { knowable } from './knowable.ts';
import { leads } from './leads.ts';
import { levels } from './levels.ts';
import { peeking } from './peeking.ts';
import type { Part } from './pools.ts';
import type { Question } from './question.ts';
import type { Settings } from './settings.ts';
import { suits } from './suits.ts';

type PartWithRecords = Exclude<Part, 'speed'>;

const QUESTIONS: { readonly [P in PartWithRecords]: (settings: Settings) => readonly Question[] } = {
  contract,
  declarer: (settings) => cardPlay('declarer', settings),
  defence: (settings) => cardPlay('defence', settings),
  levels,
  leads,
  hints,
  peeking,
  knowable,
  suits,
};

/** All that `settings` ask for, in the order of the parts. */
export function questionsOf(settings: Settings): readonly Question[] {
  return settings.parts.flatMap((part) => (part === 'speed' ? [] : QUESTIONS[part](settings)));
}
