// The table: the five stages of a deal.

import { useEffect } from 'preact/hooks';
import { useApp, useMatch } from '../../app/app-state';
import { useStore } from '../../app/store';
import { BrokenTable } from './BrokenTable';
import { ElsewhereCover } from './ElsewhereCover';
import { TableShell } from './TableShell';
import './table-screen.css';
import './table-menu.css';

export function TableScreen() {
  const { go, say, windows } = useApp();
  const host = useMatch();
  const isElsewhere = useStore(windows.elsewhere);
  useEffect(() => {
    if (host === undefined) go({ page: 'start' });
  }, [host, go]);
  if (host === undefined) return <main class="screen felt" />;
  if (isElsewhere) return <ElsewhereCover say={say} onTakeOver={windows.takeOver} />;
  return (
    <BrokenTable say={say}>
      <TableShell key={host} host={host} />
    </BrokenTable>
  );
}
