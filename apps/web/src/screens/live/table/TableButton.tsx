// The button that opens everything about the people at the table; marked while somebody is away.

import { useState } from 'preact/hooks';
import type { LiveTable } from '../../../live/live-table';
import { IconButton } from '../../../pieces/Button';
import { names } from '../../../pieces/names';
import { useLive } from '../live-context';
import { PeopleDialog } from './PeopleDialog';

export function TableButton({ table }: { readonly table: LiveTable }) {
  const { words } = useLive();
  const [isOpen, setOpen] = useState(false);
  const someoneIsAway = table.people.some(({ seat, is }) => seat !== undefined && is !== 'here');
  return (
    <>
      <span class={names('live-people', someoneIsAway && 'away')}>
        <IconButton icon="seats" label={words['menu.people']()} onPress={() => setOpen(true)} />
      </span>
      {isOpen && <PeopleDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}
