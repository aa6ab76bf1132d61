// The fixed phrases: each hears them in the own language.

import type { LiveMessages } from '@minibridge/messages';
import type { Phrase } from '@minibridge/protocol';

export function phraseText(words: LiveMessages, phrase: Phrase): string {
  return words[`phrase.${phrase}`]();
}
