// The running sum in words: "3 + 2 + 1 = 6".

import type { TableMessages } from '@minibridge/messages';

/** With `<b>` around the sum. */
export function runText(say: TableMessages, terms: readonly number[]): string {
  if (terms.length === 0) return say['count.run-zero']();
  return say['count.run']({ terms: terms.join(' + '), sum: terms.reduce((total, each) => total + each, 0) });
}

/** The same without `<b>`, to be read out. */
export function plain(text: string): string {
  return text.replaceAll(/<\/?b>/g, '');
}
