// The match so far: a row for each deal played, the totals, and how it stands in words.

import { totalsOf } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { useExtras } from '../../table/extras';
import { useNameOf } from '../by-name';
import { standing } from '../outcome';
import type { PartProps } from '../props';
import { EndMatch } from './EndMatch';
import { dealtText } from './row-words';
import { SheetTable } from './SheetTable';

/** "Deal 2 of 4". */
function Progress({ table, number }: Pick<PartProps['view'], 'table'> & { readonly number: number }) {
  const { say } = useApp();
  const { deals } = table.rules.match;
  const length = deals === undefined ? 'open' : 'fixed';
  return <span class="muted num">{say['table.match']({ length, number, deals: deals ?? 0 })}</span>;
}

export function MatchSheet({ host, view, board, words, you }: PartProps) {
  const { table } = view;
  const mayEnd = useExtras()?.mayNotEnd !== true;
  const { stage, lead, diff } = standing(you, table);
  const nameOf = useNameOf();
  const lines = table.sheet.map((row) => ({
    head: dealtText(words, row, nameOf),
    row,
    now: row.number === board.number,
  }));
  return (
    <section class="sheet keep">
      <header class="score-head">
        <h2>{words['match.title']()}</h2>
        {stage === 'on' && <Progress table={table} number={board.number} />}
      </header>
      <SheetTable
        label={words['match.title']()}
        first={words['match.dealer']()}
        lines={lines}
        totals={{ label: words['match.total']({ stage, lead }), scores: totalsOf(table.sheet) }}
        words={words}
      />
      {stage === 'on' && <p class="standing">{words['match.state']({ stage, lead, diff })}</p>}
      {stage === 'on' && mayEnd && table.rules.match.deals === undefined && <EndMatch host={host} words={words} />}
    </section>
  );
}
