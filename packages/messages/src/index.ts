/** Everything the product says, in five languages. */
export type {
  HintMessages,
  Language,
  LessonMessages,
  LiveMessages,
  Namespaces,
  ReasonMessages,
  ReviewMessages,
  RulesMessages,
  ScoreMessages,
  SetupMessages,
  TableMessages,
  Variant,
} from '../generated/keys.js';
export type { Register } from './languages.ts';
export { DEFAULT_REGISTER, hasRegisters, LANGUAGES, preferredLanguage, variantFor } from './languages.ts';
export type { Letters } from './letters.ts';
export { rankLetter, seatLetter } from './letters.ts';
export { listed } from './lists.ts';
export type { Namespace } from './load.ts';
export { loadMessages } from './load.ts';
export { formatNumber, formatSigned } from './numbers.ts';
