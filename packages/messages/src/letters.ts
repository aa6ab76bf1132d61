/** The letters on cards and seats. Inside the product they are `AKQJT…` and `NESW`; these are only shown. */
import type { Language } from '../generated/keys.js';

type Rank = 'A' | 'K' | 'Q' | 'J' | 'T' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';
type Seat = 'N' | 'E' | 'S' | 'W';

/** `international`: the English letters whatever the language. */
export type Letters = 'own' | 'international';

/** A K Q J in each language's card index; Greek players use the Latin letters. */
const HONORS: { readonly [L in Language]: { readonly [R in 'A' | 'K' | 'Q' | 'J']: string } } = {
  en: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  pl: { A: 'A', K: 'K', Q: 'D', J: 'W' },
  fr: { A: 'A', K: 'R', Q: 'D', J: 'V' },
  de: { A: 'A', K: 'K', Q: 'D', J: 'B' },
  el: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
};

const SEATS: { readonly [L in Language]: { readonly [S in Seat]: string } } = {
  en: { N: 'N', E: 'E', S: 'S', W: 'W' },
  pl: { N: 'N', E: 'E', S: 'S', W: 'W' },
  fr: { N: 'N', E: 'E', S: 'S', W: 'O' },
  de: { N: 'N', E: 'O', S: 'S', W: 'W' },
  el: { N: 'Β', E: 'Α', S: 'Ν', W: 'Δ' },
};

const spoken = (language: Language, letters: Letters): Language => (letters === 'own' ? language : 'en');

/** The corner index of a card: a letter, or the number 10 … 2. */
export function rankLetter(language: Language, rank: Rank, letters: Letters = 'own'): string {
  if (rank === 'T') return '10';
  return rank === 'A' || rank === 'K' || rank === 'Q' || rank === 'J' ? HONORS[spoken(language, letters)][rank] : rank;
}

export function seatLetter(language: Language, seat: Seat, letters: Letters = 'own'): string {
  return SEATS[spoken(language, letters)][seat];
}
