// The choice in words, what it would bring line by line, what is at risk, and the one button.

import { type Choosing, declaringSide, otherSide } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import { useRef } from 'preact/hooks';
import { useSay } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { choiceName, contractName } from '../../../words/contract-words';
import { Arithmetic } from './Arithmetic';
import type { Cell } from './choice-grid';
import { GoodToKnow } from './GoodToKnow';
import { useMoreBelow } from './use-more-below';

export type ConfirmProps = {
  readonly board: Choosing;
  /** What is chosen. */
  readonly cell: Cell | undefined;
  /** Why something cannot be chosen. */
  readonly note: string | undefined;
  readonly onConfirm: () => void;
};

/** What it costs, or brings the others, when tricks are missing. */
function riskText(say: TableMessages, board: Choosing): string {
  const side = otherSide(declaringSide(board));
  const { mode, under } = board.rules.score;
  switch (mode) {
    case 'duplicate':
      return say['choose.risk']({ side, points: under });
    case 'made_failed':
      return say['choose.risk-target']({ side });
    case 'target_plus_minus':
      return say['choose.risk-plus-minus']();
    case 'tricks_only':
      return say['choose.risk-tricks']();
  }
}

export function Confirm({ board, cell, note, onConfirm }: ConfirmProps) {
  const say = useSay();
  const row = useRef<HTMLDivElement>(null);
  const more = useMoreBelow(row);
  return (
    <div ref={row} class="go-row" data-more={more ? '' : undefined}>
      <GoodToKnow board={board} />
      <p class="deal-line" data-note={note ? '' : undefined}>
        <strong>{cell ? contractName(say, cell.contract) : say['choose.nothing-yet']()}</strong>{' '}
        <span>{note ?? riskText(say, board)}</span>
      </p>
      {cell?.making && board.rules.score.mode === 'duplicate' && <Arithmetic making={cell.making} />}
      <Button kind="main" unready={cell === undefined} onPress={onConfirm}>
        {cell ? choiceName(say, cell.contract) : say['choose.unready']()}
      </Button>
    </div>
  );
}
