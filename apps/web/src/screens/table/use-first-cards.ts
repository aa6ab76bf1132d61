// Nobody has to ask for the draw: it is made when the table is first seen. A given deal is dealt at once.

import { stageOf } from '@minibridge/table';
import { useEffect } from 'preact/hooks';
import type { HostView } from '../../host/ledger';
import type { TableHost } from '../../host/local-host';

export function useFirstCards(host: TableHost, { table, setup }: HostView): void {
  const due = table.board === undefined ? stageOf(table) : undefined;
  const isGiven = setup.given !== undefined;
  useEffect(() => {
    if (due === 'drawing' || (due === 'dealing' && isGiven)) host.next();
  }, [host, due, isGiven]);
}
