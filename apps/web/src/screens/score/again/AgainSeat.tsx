// The same deal and contract from another seat.

import { SEATS, type Seat } from '@minibridge/bridge';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { Tiles } from '../../../pieces/Tiles';
import { stakeTitle } from '../../../words/contract-words';
import { seatName } from '../../../words/seat-words';
import { roleAt } from '../outcome';
import type { AskProps } from './AgainContract';

type AgainSeatProps = AskProps & {
  /** Where the person sat. */
  readonly seat: Seat;
  /** The name of who declared, where people sat together. */
  readonly declarer: string | undefined;
};

export function AgainSeat({ board, words, seat, declarer, onPlay, onClose }: AgainSeatProps) {
  const { say } = useApp();
  const others = SEATS.filter((other) => other !== seat);
  const [chosen, setChosen] = useState<Seat>();
  const tiles = others.map((value) => ({
    value,
    title: seatName(say, value),
    note: words['again.role']({ role: roleAt(value, board.declarer) }),
  }));
  return (
    <Dialog
      title={words['again.seat-title']()}
      closeLabel={say['table.close']()}
      onClose={onClose}
      actions={
        <Button kind="main" unready={!chosen} onPress={() => chosen && onPlay({ seat: chosen })}>
          {chosen ? words['again.seat-yes']({ seat: chosen }) : words['again.seat-first']()}
        </Button>
      }
    >
      <p class="muted">{stakeTitle(say, board, declarer)}</p>
      <Tiles label={words['again.seat-title']()} tiles={tiles} value={chosen} onChange={setChosen} />
    </Dialog>
  );
}
