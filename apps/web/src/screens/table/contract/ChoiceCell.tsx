// One contract of the grid: the tricks it needs and what making it exactly would score.

import { type Contract, isSameContract, trumpOf } from '@minibridge/bridge';
import { formatSigned, type TableMessages } from '@minibridge/messages';
import { useContext } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { SuitSign } from '../../../cards/SuitSign';
import { names } from '../../../pieces/names';
import { Rich } from '../../../pieces/Rich';
import { contractName } from '../../../words/contract-words';
import { refusalText } from '../../../words/refusal-words';
import { MarkedContext } from '../told';
import type { Cell } from './choice-grid';

export type ChoiceCellProps = {
  readonly cell: Cell;
  readonly checked: boolean;
  readonly tabIndex: 0 | -1;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The whole cell in words. */
function spokenCell(say: TableMessages, { contract, closed, needed, making }: Cell): string {
  const name = contractName(say, contract);
  if (closed) return say['choose.said-closed']({ contract: name, why: refusalText(say, closed) });
  if (needed === undefined || making === undefined) return name;
  return say['choose.said']({ contract: name, tricks: needed, points: making.declaring });
}

export function ChoiceCell({ cell, checked, tabIndex, onPress, onKeyDown }: ChoiceCellProps) {
  const { say, settings } = useApp();
  const marked = useContext(MarkedContext)?.contract;
  const { closed, making } = cell;
  return (
    // biome-ignore lint/a11y/useSemanticElements: arrow keys go in two directions here, which native radio buttons cannot
    <button
      type="button"
      class={names('cell', marked && isSameContract(marked, cell.contract) && 'marked')}
      role="radio"
      aria-checked={checked}
      aria-disabled={closed ? 'true' : undefined}
      aria-label={spokenCell(say, cell)}
      tabIndex={tabIndex}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <CellSign contract={cell.contract} />
      <span class="what num">
        <Rich text={cellText(say, cell)} />
      </span>
      {making && <span class="pts num">{formatSigned(settings.language, making.declaring)}</span>}
    </button>
  );
}

function cellText(say: TableMessages, { contract, needed }: Cell): string {
  const { strain } = contract;
  if (contract.kind === 'level') return say['choose.cell-level']({ level: contract.level, strain });
  return needed === undefined ? say['strain.name']({ strain }) : say['choose.cell']({ tricks: needed });
}

/** The denomination, for when the cells do not stand under their lanes. */
function CellSign({ contract: { strain } }: { readonly contract: Contract }) {
  const { say } = useApp();
  const suit = trumpOf(strain);
  return <span class="cell-sign">{suit ? <SuitSign suit={suit} /> : say['strain.short']({ strain })}</span>;
}
