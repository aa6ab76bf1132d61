// The deal that is over, for whoever watches: what it brought, and all four hands.

import type { Finished } from '@minibridge/bridge';
import { totalsOf } from '@minibridge/table';
import { useMessages } from '../../../app/words';
import type { HostView } from '../../../host/ledger';
import { useNameOf } from '../../score/by-name';
import { FourHands } from '../../score/hands/FourHands';
import { dealtText } from '../../score/match/row-words';
import { SheetTable } from '../../score/match/SheetTable';
import { useLive } from '../live-context';

export type DealShownProps = { readonly view: HostView; readonly board: Finished };

export function DealShown({ view, board }: DealShownProps) {
  const live = useLive().words;
  const words = useMessages('score');
  const nameOf = useNameOf();
  const { sheet } = view.table;
  const row = sheet.at(-1);
  if (!words || !row) return null;
  const head = dealtText(words, row, nameOf);
  return (
    <div class="watch-deal">
      <section class="sheet">
        <SheetTable
          label={live['sheet.deal']({ number: row.number })}
          first={words['match.dealer']()}
          lines={[{ head, row, now: false }]}
          totals={{ label: live['sheet.total'](), scores: totalsOf(sheet) }}
          words={words}
        />
      </section>
      <FourHands view={view} board={board} words={words} />
    </div>
  );
}
