// Names one after the other.

import type { Language } from '@minibridge/messages';

/** "Ola, Jürgen": a list without a last "and", which every language reads. */
export function namesIn(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names);
}
