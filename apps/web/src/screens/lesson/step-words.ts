// The lesson in words: what a step says, and why it asks for this card or contract and no other.

import { type Card, suitOf } from '@minibridge/bridge';
import type { FirstDealKey } from '@minibridge/learn';
import type { Namespaces } from '@minibridge/messages';
import { type CardWords, cardIndex } from '../../words/card-words';
import type { LessonStep } from './moment';

export type LessonWords = Namespaces['lesson'];

/** Steps that name no card. */
const WITHOUT_CARD = [
  'count',
  'declarer',
  'contract',
  'lead',
  'lost-one',
  'lost-two',
  'lost-three',
  'score',
] as const satisfies readonly FirstDealKey[];
type WithoutCard = (typeof WITHOUT_CARD)[number];

type WhyKey = Exclude<Extract<keyof LessonWords, `why.${string}`>, 'why.contract'>;

/** Both catalogues: cards are written with the letters of the table. */
export type StepWords = CardWords & { readonly words: LessonWords };

function isWithoutCard(key: FirstDealKey): key is WithoutCard {
  return WITHOUT_CARD.some((each) => each === key);
}

function hasWhy(words: LessonWords, key: string): key is WhyKey {
  return key in words;
}

/** "♥K", with the reader's letter. */
function cardSign({ say, settings }: CardWords, card: Card): string {
  return `${say['strain.short']({ strain: suitOf(card) })}${cardIndex(settings, card)}`;
}

function cardOf({ expect }: LessonStep): Card | undefined {
  return expect?.type === 'play' ? expect.card : undefined;
}

/** What the step says, with `<b>` around what matters. */
export function stepText(all: StepWords, step: LessonStep): string {
  const { words } = all;
  if (isWithoutCard(step.say)) return words[`first-deal.${step.say}`]();
  const card = cardOf(step);
  if (card === undefined) throw new Error(`The step ${step.say} has no card.`);
  return words[`first-deal.${step.say}`]({ card: cardSign(all, card) });
}

/** Why just this; absent where the rules of the game leave no choice. */
export function whyText(all: StepWords, step: LessonStep): string | undefined {
  const { words } = all;
  if (step.say === 'contract') return words['why.contract']();
  const key = `why.${step.say}`;
  const card = cardOf(step);
  return card && hasWhy(words, key) ? words[key]({ card: cardSign(all, card) }) : undefined;
}
