// The words of a row of the score sheet: by name, or by seat where there is none.

import type { ScoreMessages } from '@minibridge/messages';
import type { SheetRow } from '@minibridge/table';
import type { NameOf } from '../by-name';

/** "2 · South", or "2 · Nina": which deal, and who dealt it. */
export function dealtText(words: ScoreMessages, { number, dealer, players }: SheetRow, nameOf: NameOf): string {
  const name = nameOf(players, dealer);
  return name ? words['match.row-dealer-named']({ number, name }) : words['match.row-dealer']({ number, seat: dealer });
}

/** "South, 9 tricks", or "Nina, 9 tricks": declarer, and what declarer's side took. */
export function takenText(words: ScoreMessages, { declarer, tricks, players }: SheetRow, nameOf: NameOf): string {
  const name = nameOf(players, declarer);
  return name ? words['match.row-by-named']({ name, tricks }) : words['match.row-by']({ seat: declarer, tricks });
}
