// The four seats as they stand around the table: who sits there, or that it is free.

import { SEATS, type Seat } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { type LiveTable, personAt, seatOfViewer } from '../../../live/live-table';
import { Icon } from '../../../pieces/Icon';
import { names } from '../../../pieces/names';
import { seatName, seatSign } from '../../../words/seat-words';
import { useLive } from '../live-context';
import { nameOf, presenceText } from '../words/people-words';

export type SeatsProps = {
  readonly table: LiveTable;
  /** Sits down there; absent where the reader may not. */
  readonly onSit?: ((seat: Seat) => void) | undefined;
  /** Gives the own seat up, to choose another one. */
  readonly onStand: () => void;
};

type TakenProps = Pick<SeatsProps, 'table'> & { readonly seat: Seat };

type SpotProps = SeatsProps & { readonly seat: Seat };

/** Whoever sits there, and how far they are. */
function Taken({ table, seat }: TakenProps) {
  const { words } = useLive();
  const person = personAt(table, seat);
  if (!person) return <small>{words['lobby.free']()}</small>;
  const name = nameOf(words, person);
  const agreed = table.card?.agreed.includes(person.who);
  return (
    <>
      <strong>{person.who === table.you ? words['lobby.you']({ name }) : name}</strong>
      <small>
        {person.is === 'here' ? (
          <>
            <Icon name={agreed ? 'check' : 'book'} />
            {agreed ? words['lobby.agreed']() : words['lobby.reads']()}
          </>
        ) : (
          presenceText(words, person.is)
        )}
      </small>
      {person.who === table.host && <small>{words['lobby.host']()}</small>}
    </>
  );
}

function Spot({ table, seat, onSit, onStand }: SpotProps) {
  const { say, settings } = useApp();
  const { words } = useLive();
  const person = personAt(table, seat);
  const isFree = person === undefined;
  return (
    <li class={names('live-seat', `at-${seat}`, isFree && 'free', person?.who === table.you && 'mine')}>
      <b aria-hidden="true">{seatSign(settings.language, seat)}</b>
      <span>
        <span class="sr">{seatName(say, seat)}: </span>
        <Taken table={table} seat={seat} />
      </span>
      {person?.who === table.you && person && (
        <button type="button" class="btn" onClick={onStand}>
          {words['lobby.stand']()}
        </button>
      )}
      {isFree && onSit && (
        <button type="button" class="btn" onClick={() => onSit(seat)}>
          {seatOfViewer(table) ? words['people.sit-here']() : words['lobby.sit']()}
          <span class="sr">({seatName(say, seat)})</span>
        </button>
      )}
    </li>
  );
}

export function Seats({ table, onSit, onStand }: SeatsProps) {
  const { words } = useLive();
  return (
    <section class="sheet">
      <h2>{words['lobby.seats']()}</h2>
      <p class="live-note">{words['lobby.seats-note']()}</p>
      <ul class="live-seats">
        {SEATS.map((seat) => (
          <Spot key={seat} table={table} seat={seat} onSit={onSit} onStand={onStand} />
        ))}
      </ul>
    </section>
  );
}
