// The table: the five stages of a deal.

import { useEffect } from 'preact/hooks';
import { useApp, useMatch } from '../../app/app-state';
import { BrokenTable } from './BrokenTable';
import { TableShell } from './TableShell';
import './table-screen.css';
import './table-menu.css';

export function TableScreen() {
  const { go, say } = useApp();
  const host = useMatch();
  useEffect(() => {
    if (host === undefined) go({ page: 'start' });
  }, [host, go]);
  if (host === undefined) return <main class="screen felt" />;
  return (
    <BrokenTable say={say}>
      <TableShell key={host} host={host} />
    </BrokenTable>
  );
}
