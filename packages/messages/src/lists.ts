/** Lists as a sentence needs them. */
import type { Language } from '../generated/keys.js';

/** Our English is British: no comma before the last "and" or "or". */
const LOCALES: { readonly [L in Language]: string } = { en: 'en-GB', pl: 'pl', fr: 'fr', de: 'de', el: 'el' };

const KINDS = {
  and: { type: 'conjunction' },
  or: { type: 'disjunction' },
  /** Without a last "and", which every language reads. */
  row: { type: 'unit', style: 'short' },
} as const satisfies { readonly [kind: string]: Intl.ListFormatOptions };

/** "the king, the queen and the jack"; "ace or king"; "Ola, Jürgen". */
export function listed(language: Language, kind: keyof typeof KINDS, parts: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language], KINDS[kind]).format(parts);
}
