// The four drawn cards at their seats: the highest deals first.

import type { Seat } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import { type DrawnCards, isDrawnBySuit } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { CardFace } from '../../../cards/CardFace';
import { group } from '../../../cards/group';
import { cardItem } from '../../../words/card-words';
import { seatsAround } from '../places';
import { Round } from '../Round';
import type { StageProps } from '../stage-props';
import { TableSeat } from '../TableSeat';
import './draw.css';

/** How the first dealer was found; the order of the suits only where it has decided. */
export function drawNote(say: TableMessages, drawn: DrawnCards | undefined): string {
  if (drawn === undefined) return say['draw.note-named']();
  return isDrawnBySuit(drawn) ? say['draw.note-by-suit']() : say['draw.note']();
}

export type DrawnRoundProps = Pick<StageProps, 'view'> & {
  readonly dealer: Seat;
  /** Absent: nobody has drawn, the dealer was named. */
  readonly drawn: DrawnCards | undefined;
};

export function DrawnRound({ view: { table, seat: me }, dealer, drawn }: DrawnRoundProps) {
  const app = useApp();
  const around = seatsAround(me);
  return (
    <div {...group(app.say['draw.cards']())}>
      <Round
        at={(place) => {
          const seat = around[place];
          const isDealer = seat === dealer;
          return (
            <>
              <TableSeat
                table={table}
                seat={seat}
                turn={isDealer}
                upright={place === 'left' || place === 'right'}
                note={isDealer ? app.say['role.dealer']() : undefined}
              />
              {drawn && <CardFace {...cardItem(app, drawn[seat])} state={isDealer ? 'won' : 'ready'} />}
            </>
          );
        }}
        middle={null}
      />
    </div>
  );
}
