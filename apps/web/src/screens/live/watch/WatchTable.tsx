// Watching: what everybody sees, from behind south; a free seat is one press away.

import { SEATS, type Seat } from '@minibridge/bridge';
import type { LiveMessages } from '@minibridge/messages';
import type { Table } from '@minibridge/table';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { AppContext, type AppState, useApp } from '../../../app/app-state';
import { addressOf } from '../../../app/route';
import type { HostView } from '../../../host/ledger';
import { type LiveTable, personAt, personOf, seatOfViewer } from '../../../live/live-table';
import { Announcer } from '../../../pieces/Announcer';
import { Bar } from '../../../pieces/Bar';
import { Button, IconButton } from '../../../pieces/Button';
import { Icon } from '../../../pieces/Icon';
import { ByNameContext } from '../../score/by-name';
import { ExtrasContext } from '../../table/extras';
import { PlayStage } from '../../table/stages';
import { TableShellContext } from '../../table/told';
import { useTold } from '../../table/use-told';
import { useLive } from '../live-context';
import { hostSeatsReader } from '../lobby/lobby-step';
import { useAsk } from '../lobby/use-ask';
import { FriendsPanel } from '../table/FriendsPanel';
import { SayDialog } from '../table/SayDialog';
import { SidePeople } from '../table/SidePeople';
import { TableButton } from '../table/TableButton';
import { seatNoteText } from '../words/people-words';
import { useNamedWords } from '../words/use-named-words';
import { AskSeatDialog } from './AskSeatDialog';
import { Between } from './Between';
import { SitDialog } from './SitDialog';
import { useWatchHost } from './use-watch-host';

/** Whose chair one stands behind. */
const BEHIND: Seat = 'S';

function viewOf(table: Table): HostView {
  const setup = { rules: table.rules, name: '', seat: BEHIND, policy: 'any-seat' } as const;
  return { seat: BEHIND, setup, table, said: [], watches: true };
}

function Stage({ view, code }: { readonly view: HostView; readonly code: string }) {
  const host = useWatchHost(view, code);
  const { board } = view.table;
  if (board?.phase === 'play') return <PlayStage host={host} view={view} />;
  return <Between view={view} />;
}

/** What stands around the stage of one who watches. */
function useWatchExtras(table: LiveTable) {
  const { words } = useLive();
  return {
    kind: 'friends',
    panel: <FriendsPanel />,
    side: <SidePeople table={table} />,
    menu: [],
    marksBots: true,
    seatNote: (seat: Seat) => seatNoteText(words, personAt(table, seat)?.is),
  } as const;
}

/** What is seen of the deal in play, which the host's wish for the next ones does not change. */
function watchNote(words: LiveMessages, { viewer }: LiveTable): string {
  return viewer?.as === 'teacher' ? words['watch.later']() : words['watch.note']();
}

type FootProps = { readonly table: LiveTable; readonly onSit: () => void; readonly tell: (text: string) => void };

/** The one button: to a seat, or back from one that is promised. The same button, so that the focus stays. */
function SeatButton({ table, onSit, tell }: FootProps) {
  const { words } = useLive();
  const { ask, busy, refused } = useAsk(table);
  const free = SEATS.some((seat) => personAt(table, seat) === undefined);
  const onlyHost = hostSeatsReader(table);
  const isPromised = personOf(table, table.you)?.next !== undefined;
  const giveBack = async (): Promise<void> => {
    if (busy === undefined && (await ask({ type: 'stand' }))) tell(words['watch.given-back']());
  };
  const text = onlyHost ? words['name.tell']() : words['watch.sit']();
  if (!isPromised && !onlyHost && !free) return null;
  return (
    <>
      {isPromised && refused && <p role="alert">{refused}</p>}
      <Button
        kind={isPromised ? 'quiet' : 'main'}
        icon="seats"
        unready={busy !== undefined}
        onPress={() => (isPromised ? void giveBack() : onSit())}
      >
        {isPromised ? words['watch.give-back']() : text}
      </Button>
    </>
  );
}

function Foot(props: FootProps) {
  const { table } = props;
  const { words } = useLive();
  const next = personOf(table, table.you)?.next;
  return (
    <footer class="live-watch">
      <p>
        <Icon name="eye" />
        {!next && watchNote(words, table)}
        {/* Always there, so that a seat that the host gives is read out. */}
        <span role="status">{next && words['news.you-promised']({ seat: next })}</span>
      </p>
      <a class="btn" href={addressOf({ page: 'live', at: `${table.code}/deals` })}>
        {words['menu.sheet']()}
      </a>
      <SeatButton {...props} />
    </footer>
  );
}

function Watching({ table, view }: { readonly table: LiveTable; readonly view: HostView }) {
  const { say, go } = useApp();
  const { words } = useLive();
  const [opened, setOpened] = useState<'say' | 'sit'>();
  const { said, tell } = useTold(say, view, 'game');
  const shell = useMemo(() => ({ tell, setHelp: () => undefined }), [tell]);
  const extras = useWatchExtras(table);
  useEffect(() => {
    document.title = say['table.title']({ stage: words['watch.title']() });
  }, [say, words]);
  const close = (): void => setOpened(undefined);
  return (
    <ExtrasContext.Provider value={extras}>
      <div
        class="screen at-table felt live-watching"
        data-stage={view.table.board?.phase === 'play' ? 'play' : 'count'}
      >
        <Bar
          start={<IconButton icon="back" label={words['home.back']()} onPress={() => go({ page: 'live' })} />}
          end={
            <>
              <IconButton icon="say" label={words['menu.say']()} onPress={() => setOpened('say')} />
              <TableButton table={table} />
            </>
          }
        >
          <p class="live-bar-title">{words['watch.title']()}</p>
        </Bar>
        <TableShellContext.Provider value={shell}>
          {extras.panel}
          <div class="stage">
            <ByNameContext.Provider value={true}>
              <Stage view={view} code={table.code} />
            </ByNameContext.Provider>
          </div>
        </TableShellContext.Provider>
        <Foot table={table} onSit={() => setOpened('sit')} tell={tell} />
        {opened === 'say' && <SayDialog table={table} onClose={close} />}
        {opened === 'sit' &&
          (hostSeatsReader(table) ? (
            <AskSeatDialog table={table} onClose={close} />
          ) : (
            <SitDialog table={table} onClose={close} />
          ))}
        <Announcer said={said} />
      </div>
    </ExtrasContext.Provider>
  );
}

/** People are named to who watches, too. */
function useWatchApp(table: LiveTable): AppState {
  const app = useApp();
  const say = useNamedWords(table.match?.table, seatOfViewer(table));
  return useMemo(() => ({ ...app, say }), [app, say]);
}

export function WatchTable({ table }: { readonly table: LiveTable }) {
  const shown = table.match?.table;
  const view = useMemo(() => shown && viewOf(shown), [shown]);
  const app = useWatchApp(table);
  if (view === undefined) return null;
  return (
    <AppContext.Provider value={app}>
      <Watching table={table} view={view} />
    </AppContext.Provider>
  );
}
