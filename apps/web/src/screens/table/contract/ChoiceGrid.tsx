// Kind × denomination as one radio group: arrow keys go in all four directions, a closed cell says why.

import { type Contract, isSameContract } from '@minibridge/bridge';
import { useRef, useState } from 'preact/hooks';
import { useSay } from '../../../app/app-state';
import { ChoiceCell } from './ChoiceCell';
import type { Cell, Row } from './choice-grid';
import { type Spot, spotAfter } from './grid-keys';
import { RowHead } from './RowHead';

export type ChoiceGridProps = {
  readonly rows: readonly Row[];
  readonly chosen: Contract | undefined;
  /** Also for a closed cell: the caller says why. */
  readonly onChoose: (cell: Cell) => void;
};

export function ChoiceGrid({ rows, chosen, onChoose }: ChoiceGridProps) {
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Spot>({ row: 0, column: 0 });
  const columns = rows[0]?.cells.length ?? 1;
  const isStop = (row: number, column: number): boolean => row === stop.row && column === stop.column;
  const go = (event: KeyboardEvent, from: Spot): void => {
    const to =
      event.altKey || event.ctrlKey || event.metaKey
        ? undefined
        : spotAfter(event.key, from, { rows: rows.length, columns });
    const cell = to && rows[to.row]?.cells[to.column];
    if (!to || !cell) return;
    event.preventDefault();
    setStop(to);
    root.current?.querySelectorAll<HTMLElement>('.cell')[to.row * columns + to.column]?.focus();
    onChoose(cell);
  };
  return (
    <div ref={root} class="grid" role="radiogroup" aria-label={say['choose.grid']()} data-columns={columns}>
      {rows.map((row, at) => (
        <div key={row.key} class="kind" data-kind={row.kind}>
          <RowHead row={row} />
          <div class="cells" style={{ '--columns': columns }}>
            {row.cells.map((cell, column) => (
              <ChoiceCell
                key={cell.contract.strain}
                cell={cell}
                checked={chosen !== undefined && isSameContract(cell.contract, chosen)}
                tabIndex={isStop(at, column) ? 0 : -1}
                onPress={() => {
                  setStop({ row: at, column });
                  onChoose(cell);
                }}
                onKeyDown={(event) => go(event, { row: at, column })}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
