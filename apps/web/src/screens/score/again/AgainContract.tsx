// Another contract for the same deal, from the grid it was chosen from.

import { type Contract, type Finished, isSameContract } from '@minibridge/bridge';
import type { ScoreMessages } from '@minibridge/messages';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { choiceName } from '../../../words/contract-words';
import { refusalText } from '../../../words/refusal-words';
import { ChoiceGrid } from '../../table/contract/ChoiceGrid';
import { type Cell, rowsOf } from '../../table/contract/choice-grid';
import '../../table/contract/choice-grid.css';
import { type Changed, choosingAgain } from './again';

/** What both questions are given. */
export type AskProps = {
  readonly board: Finished;
  readonly words: ScoreMessages;
  readonly onPlay: (changed: Changed) => void;
  readonly onClose: () => void;
};

export function AgainContract({ board, words, onPlay, onClose }: AskProps) {
  const { say } = useApp();
  const [cell, setCell] = useState<Cell>();
  const [rows] = useState(() => rowsOf(choosingAgain(board)));
  const chosen: Contract | undefined = cell && !cell.closed ? cell.contract : undefined;
  const isPlayed = chosen !== undefined && isSameContract(chosen, board.contract);
  return (
    <Dialog
      title={words['again.contract-title']()}
      closeLabel={say['table.close']()}
      onClose={onClose}
      actions={
        <Button kind="main" unready={!chosen} onPress={() => chosen && onPlay({ contract: chosen })}>
          {chosen ? choiceName(say, chosen) : words['again.choose-first']()}
        </Button>
      }
    >
      <div class="again-grid">
        <ChoiceGrid rows={rows} chosen={chosen} onChoose={setCell} />
      </div>
      <p class="again-why" role="status">
        {cell?.closed && refusalText(say, cell.closed)}
        {isPlayed && words['again.played']()}
      </p>
    </Dialog>
  );
}
