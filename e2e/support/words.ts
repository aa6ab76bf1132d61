// The words on the screen, from the same catalogues as the page.

import { type Language, loadMessages, type Namespace, type Namespaces, variantFor } from '@minibridge/messages';

export type Words = { readonly [N in Namespace]: Namespaces[N] };

export async function wordsOf(language: Language): Promise<Words> {
  const variant = variantFor(language);
  const [table, setup, rules, lesson, score, reason, hint, review, live] = await Promise.all([
    loadMessages(variant, 'table'),
    loadMessages(variant, 'setup'),
    loadMessages(variant, 'rules'),
    loadMessages(variant, 'lesson'),
    loadMessages(variant, 'score'),
    loadMessages(variant, 'reason'),
    loadMessages(variant, 'hint'),
    loadMessages(variant, 'review'),
    loadMessages(variant, 'live'),
  ]);
  return { table, setup, rules, lesson, score, reason, hint, review, live };
}
