/** Names of cards as a sentence needs them: in a case, or with their article. Signs (♠K) and all other words stay as they are. */
import type { Language } from '../generated/keys.js';

export type Form = 'definite' | 'nominative' | 'accusative' | 'genitive';
type Forms = { readonly [F in Form]?: string };
type Words = { readonly [word: string]: Forms };

const all = (words: string, forms: (word: string) => Forms): Words =>
  Object.fromEntries(words.split(' ').map((word) => [word, forms(word)]));

/** A noun that ends in -a and its stem: damę, damy; trójkę, trójki. */
const feminine = (genitive: string) => (word: string) => {
  const stem = word.slice(0, -1);
  return { accusative: `${stem}ę`, genitive: `${stem}${genitive}` };
};

/** Only the rank changes: ten król pik, tego króla pik. */
const POLISH: Words = {
  ...all('as król walet', (word) => ({ accusative: `${word}a`, genitive: `${word}a` })),
  ...all('dama', feminine('y')),
  ...all('dziesiątka dziewiątka ósemka siódemka szóstka piątka czwórka trójka dwójka', feminine('i')),
};

const ENGLISH: Words = all('ace king queen jack ten nine eight seven six five four three two', (word) => ({
  definite: `the ${word}`,
}));

const FRENCH: Words = {
  as: { definite: 'l’as' },
  dame: { definite: 'la dame' },
  ...all('roi valet dix neuf huit sept six cinq quatre trois deux', (word) => ({ definite: `le ${word}` })),
};

/** With the article, which a Greek noun seldom goes without. */
const GREEK: Words = {
  άσος: { nominative: 'ο άσος', accusative: 'τον άσο' },
  ρήγας: { nominative: 'ο ρήγας', accusative: 'τον ρήγα' },
  ντάμα: { nominative: 'η ντάμα', accusative: 'την ντάμα' },
  βαλές: { nominative: 'ο βαλές', accusative: 'τον βαλέ' },
  ...all('δεκάρι εννιάρι οκτάρι επτάρι εξάρι πεντάρι τεσσάρι τριάρι δυάρι', (word) => ({
    nominative: `το ${word}`,
    accusative: `το ${word}`,
  })),
};

/** German says "Pik König" without an article, and never changes it. */
const WORDS: { readonly [L in Language]?: Words } = { en: ENGLISH, pl: POLISH, fr: FRENCH, el: GREEK };

/** What compiled messages call for `{card, form, genitive}`: "bez króla pik". */
export function form(names: string | number, language: Language, wanted: Form): string {
  return String(names).replaceAll(/\p{L}+/gu, (word) => WORDS[language]?.[word]?.[wanted] ?? word);
}
