// The table with friends: the same five stages as alone, with people, phrases and the line around them.

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { AppContext, type AppState, useApp } from '../../../app/app-state';
import { createStore, useStore } from '../../../app/store';
import type { TableHost } from '../../../host/local-host';
import type { SavedMatch } from '../../../host/saved-shapes';
import { agreementOf } from '../../../live/agreement';
import { isBeforePlay } from '../../../live/before-play';
import { isHost, type LiveTable, personAt } from '../../../live/live-table';
import { IconButton } from '../../../pieces/Button';
import { ByNameContext } from '../../score/by-name';
import { BrokenTable } from '../../table/BrokenTable';
import { ExtrasContext, type TableExtras } from '../../table/extras';
import { TableShell } from '../../table/TableShell';
import { useLive } from '../live-context';
import { RulesDialog } from '../lobby/RulesDialog';
import { pauseText, seatNoteText } from '../words/people-words';
import { useNamedWords } from '../words/use-named-words';
import { AgreeDialog } from './AgreeDialog';
import { FriendsPanel } from './FriendsPanel';
import { LeaveDialog } from './LeaveDialog';
import { NextDeal } from './NextDeal';
import { SayDialog } from './SayDialog';
import { SidePeople } from './SidePeople';
import { TableButton } from './TableButton';
import { useLateTold } from './use-late-told';
import { type LateRefusal, useRemoteHost } from './use-remote-host';

/** For the screens of the table this match is the only one: no other waits, and a deal played again leads to a table of its own. */
function useOwnApp(host: TableHost): AppState {
  const app = useApp();
  const { table, seat } = useStore(host.view);
  const say = useNamedWords(table, seat);
  return useMemo((): AppState => {
    const home = (): void => app.go({ page: 'live' });
    return {
      ...app,
      say,
      match: createStore<TableHost | undefined>(host),
      waiting: createStore<SavedMatch | undefined>(undefined),
      leave: home,
      backToMatch: home,
      practise: (setup) => {
        const practice = app.practise(setup);
        app.go({ page: 'table' });
        return practice;
      },
    };
  }, [app, say, host]);
}

type Open = 'say' | 'leave' | 'rules' | 'agree';

type ExtrasProps = {
  readonly table: LiveTable;
  readonly host: TableHost;
  readonly open: (what: Open) => void;
};

function useFriendsExtras({ table, host, open }: ExtrasProps): TableExtras {
  const { words } = useLive();
  const { go } = useApp();
  return {
    kind: 'friends',
    panel: <FriendsPanel />,
    side: <SidePeople table={table} />,
    button: (
      <>
        <span class="live-say">
          <IconButton icon="say" label={words['menu.say']()} onPress={() => open('say')} />
        </span>
        <TableButton table={table} />
      </>
    ),
    next: <NextDeal host={host} newest={table.match?.table} onRules={agreementOf(table) && (() => open('agree'))} />,
    menu: [
      { icon: 'say', text: words['menu.say'](), onPress: () => open('say') },
      {
        icon: 'cards',
        text: words['menu.sheet'](),
        onPress: () => go({ page: 'live', at: `${table.code}/deals` }),
      },
      { icon: 'flag', text: words['menu.leave'](), onPress: () => open('leave') },
    ],
    seatNote: (seat) => seatNoteText(words, personAt(table, seat)?.is),
    hasHints: table.settings?.hints === 'everybody',
    marksBots: true,
    pauseNote: (seat) => pauseText(words, table, seat),
    onRules: () => open('rules'),
    mayNotEnd: !isHost(table),
  };
}

type RoundProps = { readonly table: LiveTable; readonly host: TableHost; readonly late: LateRefusal | undefined };

function AtTable({ table, host, late }: RoundProps) {
  const [opened, setOpened] = useState<Open>();
  const close = (): void => setOpened(undefined);
  useLateTold(table, late);
  return (
    <ExtrasContext.Provider value={useFriendsExtras({ table, host, open: setOpened })}>
      <ByNameContext.Provider value={true}>
        <TableShell host={host} />
      </ByNameContext.Provider>
      <AgreeDialog table={table} host={host} isWanted={opened === 'agree'} onClose={close} />
      {opened === 'say' && <SayDialog table={table} onClose={close} />}
      {opened === 'rules' && table.match && (
        <RulesDialog rules={table.match.table.rules} undo={table.match.table.policy.undo} onClose={close} />
      )}
      {opened === 'leave' && <LeaveDialog table={table} onClose={close} />}
    </ExtrasContext.Provider>
  );
}

/** The words on the screen speak of those who sit at what is shown there, which the table may have left behind. */
function Named(props: RoundProps) {
  const { say } = useApp();
  const app = useOwnApp(props.host);
  return (
    <AppContext.Provider value={app}>
      <BrokenTable say={say}>
        <AtTable {...props} />
      </BrokenTable>
    </AppContext.Provider>
  );
}

/** Leads to the waiting room, before anything of the next match is drawn here. */
function useWayToLobby(host: TableHost, onLobby: () => void): boolean {
  const isThere = isBeforePlay(useStore(host.view).table);
  useLayoutEffect(() => {
    if (isThere) onLobby();
  }, [isThere]);
  return isThere;
}

type FriendsProps = {
  /** The reader sits there. */
  readonly table: LiveTable;
  /** The reader has gone on to a match that has not begun. */
  readonly onLobby: () => void;
};

function Round({ onLobby, ...round }: RoundProps & Pick<FriendsProps, 'onLobby'>) {
  return useWayToLobby(round.host, onLobby) ? null : <Named {...round} />;
}

export function FriendsTable({ table, onLobby }: FriendsProps) {
  const { host, late } = useRemoteHost(table);
  if (host === undefined) return <main class="screen felt" aria-busy="true" />;
  return <Round table={table} host={host} late={late} onLobby={onLobby} />;
}
