// Another contract or the other partner as declarer, played out by bots: the two results side by side.

import { decideL2 } from '@minibridge/bots';
import { type Contract, declaringSide, type Finished, isSeat, type Seat, seatsOf } from '@minibridge/bridge';
import { playedBothWays } from '@minibridge/learn';
import type { ReviewMessages } from '@minibridge/messages';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { Segmented } from '../../../pieces/Segmented';
import { refusalText } from '../../../words/refusal-words';
import { seatName } from '../../../words/seat-words';
import { ChoiceGrid } from '../../table/contract/ChoiceGrid';
import { rowsOf } from '../../table/contract/choice-grid';
import '../../table/contract/choice-grid.css';
import { choosingAgain } from '../again/again';
import type { PartProps } from '../props';
import { BothResults } from './BothResults';

export type WaysDialogProps = Pick<PartProps, 'board' | 'words' | 'you'> & {
  readonly review: ReviewMessages;
  readonly onClose: () => void;
};

/** What is to be different, and what comes of it once it has been played. */
function useWay(board: Finished) {
  const [declarer, setDeclarer] = useState<Seat>(board.declarer);
  const [contract, setContract] = useState<Contract>(board.contract);
  const [played, setPlayed] = useState<ReturnType<typeof playedBothWays>>();
  const afresh =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      set(value);
      setPlayed(undefined);
    };
  const play = (): void => setPlayed(playedBothWays(board, { contract, declarer }, decideL2));
  return { declarer, contract, played, play, setDeclarer: afresh(setDeclarer), setContract: afresh(setContract) };
}

export function WaysDialog({ board, words, you, review, onClose }: WaysDialogProps) {
  const { say } = useApp();
  const { declarer, contract, played, play, setDeclarer, setContract } = useWay(board);
  const [rows] = useState(() => rowsOf(choosingAgain(board)));
  const [note, setNote] = useState<string>();
  const partners = seatsOf(declaringSide(board));
  return (
    <Dialog
      title={review['ways-title']()}
      closeLabel={say['table.close']()}
      onClose={onClose}
      actions={
        <Button kind="main" icon="bot" onPress={play}>
          {review['ways-title']()}
        </Button>
      }
    >
      <Segmented
        legend={review['ways-declarer']()}
        options={partners.map((seat) => ({ value: seat, label: seatName(say, seat) }))}
        value={declarer}
        onChange={(seat) => isSeat(seat) && setDeclarer(seat)}
      />
      <div class="again-grid">
        <ChoiceGrid
          rows={rows}
          chosen={contract}
          onChoose={({ contract: chosen, closed }) => {
            setNote(closed && refusalText(say, closed));
            if (!closed) setContract(chosen);
          }}
        />
      </div>
      <div class="ways" role="status">
        {note}
        {played && !played.ok && refusalText(say, played.refusal)}
        {played?.ok && <BothResults ways={played.value} words={words} review={review} you={you} />}
      </div>
    </Dialog>
  );
}
