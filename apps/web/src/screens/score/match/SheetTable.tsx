// Rows of a score sheet: who dealt or when, the contract with declarer and tricks, and the points of both sides.

import { SIDES, type SideScores } from '@minibridge/bridge';
import { formatNumber } from '@minibridge/messages';
import type { SheetRow } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { names } from '../../../pieces/names';
import { contractName } from '../../../words/contract-words';
import { useNameOf } from '../by-name';
import type { PartProps } from '../props';
import { takenText } from './row-words';
import './match.css';

type Line = {
  /** The first cell: "2 · South", or "First time". */
  readonly head: string;
  readonly row: SheetRow;
  /** The deal that was just played. */
  readonly now: boolean;
};

type TableProps = Pick<PartProps, 'words'> & {
  readonly label: string;
  /** Over the first column. */
  readonly first: string;
  readonly lines: readonly Line[];
  readonly totals?: { readonly label: string; readonly scores: SideScores } | undefined;
};

/** A side that has nothing shows a dash, which reads as little as it says. */
function Score({ points }: { readonly points: number }) {
  const { language } = useApp().settings;
  if (points === 0) return <td class="nil">–</td>;
  return <td>{formatNumber(language, points)}</td>;
}

function Row({ head, row, now, words }: Line & Pick<PartProps, 'words'>) {
  const { say } = useApp();
  const nameOf = useNameOf();
  return (
    <tr class={names(now && 'now')} aria-current={now ? 'true' : undefined}>
      <th scope="row">{head}</th>
      <td>
        {contractName(say, row.contract)} <small>{takenText(words, row, nameOf)}</small>
      </td>
      {SIDES.map((side) => (
        <Score key={side} points={row.sides[side]} />
      ))}
    </tr>
  );
}

export function SheetTable({ label, first, lines, totals, words }: TableProps) {
  const { language } = useApp().settings;
  return (
    <table class="score-sheet num" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{words['match.contract']()}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {words['match.side']({ side })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.head} {...line} words={words} />
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {totals.label}
            </th>
            {SIDES.map((side) => (
              <td key={side}>{formatNumber(language, totals.scores[side])}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
