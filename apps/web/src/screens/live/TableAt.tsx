// The page of one table: the waiting room, the table itself, or a place to watch from.

import type { Seat } from '@minibridge/bridge';
import type { TableCode } from '@minibridge/protocol';
import { codeInGroups } from '@minibridge/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useApp } from '../../app/app-state';
import { pageStorage } from '../../app/page-storage';
import { useStore } from '../../app/store';
import { isBeforePlay } from '../../live/before-play';
import { type LiveTable, seatOfViewer } from '../../live/live-table';
import { seatedNow } from '../../live/seated-now';
import { keepLastTable } from '../../settings/last-table';
import { PageHead } from '../PageHead';
import { ElsewhereCover } from '../table/ElsewhereCover';
import { Left } from './Left';
import { LineNotice } from './LineNotice';
import { useLive } from './live-context';
import { Lobby } from './lobby/Lobby';
import { FriendsTable } from './table/FriendsTable';
import { ToldContext } from './told/told-lines';
import { useTableTold } from './told/use-table-told';
import { useTable } from './use-table';
import { WatchTable } from './watch/WatchTable';
import '../table/table-screen.css';
import '../table/table-menu.css';

/** Nothing of the table is here yet. */
function Waiting({ code }: { readonly code: TableCode }) {
  const { words } = useLive();
  const title = words['lobby.title']({ code: codeInGroups('table', code) });
  return (
    <div class="page">
      <PageHead title={title} back={words['home.back']()} to={{ page: 'live' }} />
      <main class="page-columns" aria-busy="true">
        <LineNotice />
      </main>
    </div>
  );
}

/** The start page leads back to a table at which the person has a seat. */
function useRemembered(table: LiveTable): void {
  const { code } = table;
  const sits = seatOfViewer(table) !== undefined;
  useEffect(() => {
    if (sits) keepLastTable(pageStorage, code);
  }, [code, sits]);
}

/** Which room the reader is in: one who still looks at the last score of a match stays there while others arrange the next one. */
function Room({ table }: { readonly table: LiveTable }) {
  const { match } = table;
  const seat = seatOfViewer(table);
  const [playedAt, setPlayedAt] = useState<Seat>();
  const isPlay = match !== undefined && !isBeforePlay(match.table);
  useEffect(() => {
    if (isPlay) setPlayedAt(seat);
  }, [isPlay, seat]);
  if (match === undefined || (!isPlay && (seat === undefined || playedAt !== seat))) return <Lobby table={table} />;
  if (seat === undefined) return <WatchTable table={table} />;
  return <FriendsTable key={seat} table={table} onLobby={() => setPlayedAt(undefined)} />;
}

/** What is told stays while the reader goes from room to room, or from seat to seat. */
function Here({ table }: { readonly table: LiveTable }) {
  useRemembered(table);
  const { words } = useLive();
  const told = useTableTold(table);
  const shown = useMemo(() => seatedNow(table, words['people.bot']()), [table, words]);
  return (
    <ToldContext.Provider value={told}>
      <Room table={shown} />
    </ToldContext.Provider>
  );
}

export function TableAt({ code }: { readonly code: TableCode }) {
  const { live } = useLive();
  const { say } = useApp();
  const table = useTable(code);
  const isElsewhere = useStore(live.line).is === 'elsewhere';
  if (isElsewhere) return <ElsewhereCover say={say} onTakeOver={live.takeOver} />;
  if (table === undefined || table.left === 'asked') return <Waiting code={code} />;
  // Where nobody may watch, one still sees which seats are free, or asks the host for one.
  const mayLookIn = table.left === 'watching-not-allowed' && table.settings !== undefined;
  if (table.left !== undefined && !mayLookIn) return <Left code={code} why={table.left} />;
  return <Here table={table} />;
}
