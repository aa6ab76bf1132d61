// A deal played again beside the first time.

import { sideOf } from '@minibridge/bridge';
import type { SheetRow } from '@minibridge/table';
import { changeFor } from '../compare';
import type { PartProps } from '../props';
import { SheetTable } from './SheetTable';

export function Compare({ view, words, before }: PartProps & { readonly before: SheetRow }) {
  const now = view.table.sheet.at(-1);
  if (!now) return null;
  const { change, diff } = changeFor(sideOf(view.seat), before, now);
  return (
    <section class="sheet keep">
      <h2>{words['compare.title']()}</h2>
      <SheetTable
        label={words['compare.title']()}
        first={words['compare.when']()}
        lines={[
          { head: words['compare.first'](), row: before, now: false },
          { head: words['compare.now'](), row: now, now: true },
        ]}
        words={words}
      />
      <p class="standing">{words['compare.change']({ change, diff })}</p>
    </section>
  );
}
