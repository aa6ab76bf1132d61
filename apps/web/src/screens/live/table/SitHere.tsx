// Whoever sits may take a bot's seat instead of the own one, in one step; where that must wait, it is promised.

import type { Seat } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import type { LiveTable } from '../../../live/live-table';
import { personAt, personOf } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { seatName } from '../../../words/seat-words';
import { useLive } from '../live-context';
import { hostSeatsReader } from '../lobby/lobby-step';
import { useAsk } from '../lobby/use-ask';
import { nameOf } from '../words/people-words';

export type SitHereProps = { readonly table: LiveTable; readonly seat: Seat };

/** Whether the reader, who sits elsewhere, may have this seat: nobody has it, or is to have it. */
export function maySitInstead(table: LiveTable, seat: Seat): boolean {
  if (hostSeatsReader(table) || personOf(table, table.you)?.seat === undefined) return false;
  return personAt(table, seat) === undefined && table.people.every(({ next }) => next !== seat);
}

export function SitHere({ table, seat }: SitHereProps) {
  const { say } = useApp();
  const { words } = useLive();
  const { ask, busy, refused } = useAsk(table);
  const name = nameOf(words, personOf(table, table.you));
  return (
    <>
      <Button
        icon="seats"
        unready={busy !== undefined}
        onPress={() => void (busy === undefined && ask({ type: 'sit', seat, name }))}
      >
        {words['people.sit-here']()}
        <span class="sr">({seatName(say, seat)})</span>
      </Button>
      {refused && <p role="alert">{refused}</p>}
    </>
  );
}
