/** Numbers outside sentences: score sheets, tables. Inside sentences the messages write them. */
import type { Language } from '../generated/keys.js';
import { number } from './runtime.ts';

/** `-50` is written −50, with a real minus sign. */
export const formatNumber = (language: Language, value: number): string => number(language, value);

/** Always with its sign, except zero: +420, −50, 0. */
export const formatSigned = (language: Language, value: number): string =>
  value > 0 ? `+${number(language, value)}` : number(language, value);
