// Beside the play, where there is room: who sits where and is there, and what was told last.

import { SEATS, type Seat } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { type LiveTable, personAt } from '../../../live/live-table';
import { seatName, seatSign } from '../../../words/seat-words';
import { useLive } from '../live-context';
import { useToldLines } from '../told/told-lines';
import { presenceText } from '../words/people-words';

/** Lines that find room under the people. */
const LINES = 4;

function Sitter({ table, seat }: { readonly table: LiveTable; readonly seat: Seat }) {
  const { say, settings } = useApp();
  const { words } = useLive();
  const person = personAt(table, seat);
  return (
    <li>
      <span class="sr">{seatName(say, seat)}</span>
      <b aria-hidden="true">{seatSign(settings.language, seat)}</b>
      <span>{person?.name ?? table.match?.table.seating[seat].name}</span>
      <small>{person ? presenceText(words, person.is) : words['people.bot']()}</small>
    </li>
  );
}

export function SidePeople({ table }: { readonly table: LiveTable }) {
  const { words } = useLive();
  const { lines } = useToldLines();
  return (
    <>
      <section class="live-side">
        <h2>{words['people.title']()}</h2>
        <ul>
          {SEATS.map((seat) => (
            <Sitter key={seat} table={table} seat={seat} />
          ))}
        </ul>
      </section>
      {lines.length > 0 && (
        <section class="live-side">
          <h2>{words['news.last']()}</h2>
          <ol>
            {lines.slice(-LINES).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
