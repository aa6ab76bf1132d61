// The lines of the arithmetic in words.

import { declarerTricks, type Finished, type ScoreItem, type Strain } from '@minibridge/bridge';
import type { ScoreMessages } from '@minibridge/messages';

/** What the line is for: "Spade tricks above six", "Bonus for a game", "Missing tricks". */
export function itemText(words: ScoreMessages, item: ScoreItem, strain: Strain): string {
  switch (item.what) {
    case 'odd-tricks':
      return words['sum.odd-tricks']({ strain });
    case 'first-odd-trick':
      return words['sum.first-odd-trick']();
    case 'undertricks':
      return words['sum.undertricks']({ count: item.count });
    case 'tricks':
      return words['sum.tricks']({ count: item.count });
    case 'over-target':
      return words['sum.over-target']({ count: item.count });
    case 'under-target':
      return words['sum.under-target']({ count: item.count });
    default:
      return words['sum.bonus']({ what: item.what });
  }
}

/** "4 × 30"; absent for a bonus. */
export function eachText(words: ScoreMessages, item: ScoreItem): string | undefined {
  return 'count' in item ? words['sum.each']({ count: item.count, each: item.each }) : undefined;
}

/** "10 − 6 = 4", beside the first line that counts tricks above six. */
export function aboveSix(words: ScoreMessages, { what }: ScoreItem, board: Finished): string | undefined {
  const first = board.contract.strain === 'NT' ? 'first-odd-trick' : 'odd-tricks';
  if (what !== first) return undefined;
  const tricks = declarerTricks(board);
  return words['sum.above-six']({ tricks, odd: tricks - 6 });
}
