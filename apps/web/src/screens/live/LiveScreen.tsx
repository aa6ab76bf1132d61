// Tables with friends: which of their pages an address leads to.

import { parseCode } from '@minibridge/protocol';
import { useMemo } from 'preact/hooks';
import { useMessages } from '../../app/words';
import type { Live } from '../../live/live';
import { pageLive } from '../../live/page-live';
import { DealsAt } from './DealsAt';
import { codeInText } from './home/code-in-text';
import { Home } from './home/Home';
import { LiveContext } from './live-context';
import { NewTable } from './make/NewTable';
import { TableAt } from './TableAt';
import '../page.css';
import './live.css';
import './lobby/lobby.css';
import './table/people.css';

export type LiveScreenProps = {
  /** What follows `#/live/`; absent: nothing. */
  readonly at?: string | undefined;
  /** For tests. */
  readonly live?: Live | undefined;
};

function Page({ at }: Pick<LiveScreenProps, 'at'>) {
  if (at === undefined) return <Home />;
  if (at === 'new') return <NewTable />;
  const [typed = '', part, ...more] = at.split('/');
  const meant = codeInText(`/live/${typed}`);
  const code = parseCode('table', meant);
  if (!code.ok) return <Home typed={meant} />;
  if (part === 'deals' && more.length === 0) return <DealsAt key={code.value} code={code.value} />;
  return <TableAt key={code.value} code={code.value} />;
}

export function LiveScreen({ at, live }: LiveScreenProps) {
  const words = useMessages('live');
  const pages = useMemo(() => words && { live: live ?? pageLive(), words }, [live, words]);
  if (!pages) return <main aria-busy="true" />;
  return (
    <LiveContext.Provider value={pages}>
      <Page at={at} />
    </LiveContext.Provider>
  );
}
