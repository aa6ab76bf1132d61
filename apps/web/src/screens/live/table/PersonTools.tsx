// What the host may do about one person: another seat, a bot in the seat, the host's role, or off the table.

import { SEATS } from '@minibridge/bridge';
import type { Person } from '@minibridge/protocol';
import { useApp } from '../../../app/app-state';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Segmented } from '../../../pieces/Segmented';
import { seatName } from '../../../words/seat-words';
import { useLive } from '../live-context';
import { useAsk } from '../lobby/use-ask';
import { nameAmong } from '../words/people-words';
import type { Sure } from './Sure';

export type PersonToolsProps = {
  readonly table: LiveTable;
  readonly person: Person;
  readonly onSure: (sure: Sure) => void;
};

/** A seat, or a bot in it. */
function SeatChoice({ table, person }: Omit<PersonToolsProps, 'onSure'>) {
  const { say } = useApp();
  const { words } = useLive();
  const { ask, refused } = useAsk(table);
  const seats = SEATS.map((seat) => ({ value: seat, label: seatName(say, seat) }));
  const { seat: now } = person;
  return (
    <>
      <Segmented
        legend={words['host.seat']({ name: nameAmong(words, table, person) })}
        options={seats}
        value={now}
        onChange={(seat) => void ask({ type: 'move', who: person.who, seat })}
      />
      {now && (
        <Button icon="bot" onPress={() => void ask({ type: 'replace', seat: now })}>
          {words['host.bot-here']()}
        </Button>
      )}
      {refused && <p role="alert">{refused}</p>}
    </>
  );
}

export function PersonTools({ table, person, onSure }: PersonToolsProps) {
  const { words } = useLive();
  const name = nameAmong(words, table, person);
  const { who } = person;
  const handOver: Sure = {
    title: words['host.hand-over-title']({ name }),
    note: words['host.hand-over-note']({ name }),
    ask: { type: 'handOver', who },
  };
  const remove: Sure = {
    title: words['host.remove-title']({ name }),
    note: words['host.remove-note']({ name }),
    ask: { type: 'remove', who },
  };
  return (
    <details class="live-more">
      <summary>{words['host.person']({ name })}</summary>
      <SeatChoice table={table} person={person} />
      <div class="live-tools">
        <Button onPress={() => onSure(handOver)}>{words['host.hand-over']()}</Button>
        <Button onPress={() => onSure(remove)}>{words['host.remove']()}</Button>
      </div>
    </details>
  );
}
