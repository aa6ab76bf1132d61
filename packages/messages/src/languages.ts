/** The languages and registers in which the product speaks. */
import type { Language, Variant } from '../generated/keys.js';

/** Every language under its own name, in the order of the start page. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'el', name: 'Ελληνικά' },
] as const satisfies readonly { readonly code: Language; readonly name: string }[];

/** `plain`: everyday words (Herz, χαρτωσιά); `federation`: the words of club players (Coeur, λεβέ). */
export type Register = 'plain' | 'federation';

const VARIANT: { readonly [L in Language]: { readonly [R in Register]: Variant } } = {
  en: { plain: 'en', federation: 'en' },
  pl: { plain: 'pl', federation: 'pl' },
  fr: { plain: 'fr', federation: 'fr' },
  de: { plain: 'de', federation: 'de-federation' },
  el: { plain: 'el-plain', federation: 'el' },
};

/** What a new visitor gets: German in everyday words, Greek in the words of its players. */
export const DEFAULT_REGISTER: { readonly [L in Language]: Register } = {
  en: 'plain',
  pl: 'plain',
  fr: 'plain',
  de: 'plain',
  el: 'federation',
};

/** Languages in which the choice of words makes a difference. */
export const hasRegisters = (language: Language): boolean => VARIANT[language].plain !== VARIANT[language].federation;

export const variantFor = (language: Language, register: Register = DEFAULT_REGISTER[language]): Variant =>
  VARIANT[language][register];

/** The first of the reader's languages (such as `de-AT`, best first) that we speak; English otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  const known = codes.flatMap((code) => LANGUAGES.filter((language) => language.code === code));
  return known[0]?.code ?? 'en';
}
