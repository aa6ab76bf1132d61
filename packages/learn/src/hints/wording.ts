// From a step of a hint to its sentence: each name has a message, and cards and contracts are written before they go into it.
// The messages are handed in, so that lessons stay free of languages.

import type { Card, Contract } from '@minibridge/bridge';
import type { Act, Fact, Further, HintName, Look } from './step';

export type HintStep = Look | Fact | Act | Further;

/** How cards, contracts and lists of cards are written in a language. */
export type Writing = {
  readonly card: (card: Card) => string;
  readonly contract: (contract: Contract) => string;
  /** "the king and the queen" from the cards as they are written. */
  readonly list: (written: readonly string[]) => string;
};

type Written<T> = { readonly [K in keyof T]: T[K] extends Card | readonly Card[] | Contract ? string : T[K] };

/** With `N` a name, the step of that name. */
type StepFor<N extends HintName> = { [P in N]: { readonly name: P } & Extract<HintStep, { name: P }> }[N];

/** One message for each name; those of the catalogue `hint` fit. */
export type HintSentences = { readonly [N in HintName]: (step: Written<StepFor<N>>) => string };

/** The data of a step as its message takes them. */
function written<N extends HintName>(step: StepFor<N>, { card, contract, list }: Writing): Written<StepFor<N>> {
  const fields: readonly (readonly unknown[])[] = Object.entries(step).map(([field, value]) => {
    if (field === 'card' || field === 'honour') return [field, card(value)];
    if (field === 'contract') return [field, contract(value)];
    return [field, Array.isArray(value) ? list(value.map((each) => card(each))) : value];
  });
  return Object.fromEntries(fields);
}

function sentenceFor<N extends HintName>(say: HintSentences, step: StepFor<N>, writing: Writing): string {
  return say[step.name](written(step, writing));
}

/** The sentence of one step. */
export function hintText(say: HintSentences, step: HintStep, writing: Writing): string {
  return sentenceFor(say, step, writing);
}
