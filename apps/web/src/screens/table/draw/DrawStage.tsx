// Who deals first: the four drawn cards lie open, the highest deals.

import type { Seat } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import { type DrawnCards, isDrawnBySuit } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { CardFace } from '../../../cards/CardFace';
import { group } from '../../../cards/group';
import { Button } from '../../../pieces/Button';
import { cardItem } from '../../../words/card-words';
import { whoIs } from '../../../words/seat-words';
import { seatsAround } from '../places';
import { Round } from '../Round';
import type { StageProps } from '../stage-props';
import { TableSeat } from '../TableSeat';
import './draw.css';

/** How the first dealer was found; the order of the suits only where it has decided. */
function drawNote(say: TableMessages, drawn: DrawnCards | undefined): string {
  if (drawn === undefined) return say['draw.note-named']();
  return isDrawnBySuit(drawn) ? say['draw.note-by-suit']() : say['draw.note']();
}

export function DrawStage({ host, view }: StageProps) {
  const { say } = useApp();
  const { table, seat } = view;
  const { dealer, drawn } = table;
  if (dealer === undefined || view.setup.given) return null;
  return (
    <main class="draw">
      <header class="ask">
        <h1 tabIndex={-1}>{say['draw.title']({ who: whoIs(dealer, seat) })}</h1>
        <p>{drawNote(say, drawn)}</p>
      </header>
      <div class="middle">
        <DrawnRound view={view} dealer={dealer} drawn={drawn} />
      </div>
      <div class="do">
        <Button kind="main" onPress={() => host.next()}>
          {say['draw.deal']()}
        </Button>
      </div>
    </main>
  );
}

type DrawnProps = Pick<StageProps, 'view'> & { readonly dealer: Seat; readonly drawn: DrawnCards | undefined };

function DrawnRound({ view: { table, seat: me }, dealer, drawn }: DrawnProps) {
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
