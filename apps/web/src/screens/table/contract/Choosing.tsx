// Declarer chooses: both hands lie suit by suit, and under each lane the contracts that it could be.

import { type Choosing as Board, type Contract, dummyOf, isSameContract } from '@minibridge/bridge';
import { useState } from 'preact/hooks';
import { useSay } from '../../../app/app-state';
import { refusalText } from '../../../words/refusal-words';
import type { StageProps } from '../stage-props';
import { useTell } from '../told';
import { ChoiceGrid } from './ChoiceGrid';
import { Confirm } from './Confirm';
import { type Cell, longestColumns, rowsOf } from './choice-grid';
import { Lanes } from './Lanes';

export type ChoosingProps = StageProps & { readonly board: Board };

/** What is chosen so far, and what is to be said about a choice that may not be. */
function useChoice({ host, view }: ChoosingProps) {
  const say = useSay();
  const tell = useTell();
  const [chosen, setChosen] = useState<Contract>();
  const [note, setNote] = useState<string>();
  const explain = (text: string): void => {
    setNote(text);
    tell(text);
  };
  const choose = ({ contract, closed }: Cell): void => {
    setNote(undefined);
    if (closed) explain(refusalText(say, closed));
    else setChosen(contract);
  };
  const confirm = (): void => {
    const action = chosen && ({ type: 'choose', by: view.seat, contract: chosen } as const);
    const refusal = action && host.send({ type: 'act', action });
    if (action === undefined) explain(say['choose.unready-note']());
    else if (refusal) explain(refusalText(say, refusal));
  };
  return { chosen, note, choose, confirm };
}

export function Choosing(props: ChoosingProps) {
  const { board } = props;
  const say = useSay();
  const { chosen, note, choose, confirm } = useChoice(props);
  const rows = rowsOf(board);
  const cell = rows.flatMap(({ cells }) => cells).find(({ contract }) => chosen && isSameContract(contract, chosen));
  const { top, bottom } = longestColumns(board);
  const size = { '--top': top, '--bottom': bottom, '--rows': rows.length };
  return (
    <main class="contract" data-rows={rows.length} style={size}>
      <header class="ask">
        <h1 tabIndex={-1}>{say['choose.title']({ what: board.rules.contract === 'none' ? 'trumps' : 'contract' })}</h1>
        <p>{say['choose.note']({ dummy: dummyOf(board) })}</p>
      </header>
      <Lanes board={board} lit={chosen?.strain} />
      <ChoiceGrid rows={rows} chosen={chosen} onChoose={choose} />
      <Confirm board={board} cell={cell} note={note} onConfirm={confirm} />
    </main>
  );
}
