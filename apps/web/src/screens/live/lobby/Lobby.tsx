// The waiting room: who sits where, by which rules, and how friends come here. The row below says what to do next.

import type { Seat } from '@minibridge/bridge';
import { type Ask, codeInGroups } from '@minibridge/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { type LiveTable, seatOfViewer } from '../../../live/live-table';
import { names } from '../../../pieces/names';
import { PageHead } from '../../PageHead';
import { LineNotice } from '../LineNotice';
import { useLive } from '../live-context';
import { NameField, useOwnName } from '../NameField';
import { TableButton } from '../table/TableButton';
import { watchersText } from '../words/people-words';
import { LobbyRow } from './LobbyRow';
import { LobbyTold } from './LobbyTold';
import { hostSeatsReader, lobbyStep } from './lobby-step';
import { RuleCard } from './RuleCard';
import { Seats } from './Seats';
import { Share } from './Share';
import { useAsk } from './use-ask';

function Watchers({ table }: { readonly table: LiveTable }) {
  const { words } = useLive();
  const { settings } = useApp();
  const watchers = table.people.filter(({ seat, who }) => seat === undefined && who !== table.you);
  if (watchers.length === 0) return null;
  return <p class="live-note">{watchersText(words, settings.language, watchers)}</p>;
}

function Bring({ table }: { readonly table: LiveTable }) {
  const { words } = useLive();
  return (
    <section class="sheet live-bring">
      <h2>{words['share.title']()}</h2>
      <Share code={table.code} />
    </section>
  );
}

function mineOf(table: LiveTable): 'agreed' | 'asked' | 'none' {
  if (seatOfViewer(table) === undefined || table.you === undefined) return 'none';
  return table.card?.agreed.includes(table.you) ? 'agreed' : 'asked';
}

export function Lobby({ table }: { readonly table: LiveTable }) {
  const { words } = useLive();
  const { say } = useApp();
  const name = useOwnName();
  const asking = useAsk(table);
  const step = lobbyStep(table, name);
  const code = codeInGroups('table', table.code);
  const mine = mineOf(table);
  const isNewcomer = seatOfViewer(table) === undefined;
  const mayChoose = !hostSeatsReader(table);
  const [lacksName, setLacksName] = useState(false);
  const askAs = (what: (name: string) => Ask): void => {
    setLacksName(name === undefined);
    if (name === undefined) document.querySelector<HTMLInputElement>('.live-name input')?.focus();
    else void asking.ask(what(name));
  };
  const sit = (seat: Seat): void => askAs((as) => ({ type: 'sit', seat, name: as }));
  const isAgreed = mine === 'agreed';
  const rules = table.card && <RuleCard key="rules" card={table.card} undo={table.settings?.undo} mine={mine} />;
  const bring = <Bring key="bring" table={table} />;
  useEffect(() => {
    document.title = say['table.title']({ stage: words['lobby.title']({ code }) });
  }, [say, words, code]);
  return (
    <div class="page">
      <div class="live-head">
        <PageHead title={words['lobby.title']({ code })} back={words['home.back']()} to={{ page: 'live' }} />
        <TableButton table={table} />
      </div>
      <main class={names('page-columns', 'live-lobby', isAgreed && 'agreed')}>
        <LineNotice quiet />
        <div class="page-stack">
          {isNewcomer && (
            <section class="sheet live-name">
              <NameField wrong={lacksName} />
            </section>
          )}
          <Seats table={table} onSit={mayChoose ? sit : undefined} onStand={() => void asking.ask({ type: 'stand' })} />
          <Watchers table={table} />
          {isAgreed ? rules : bring}
        </div>
        <div class="page-stack">{isAgreed ? bring : rules}</div>
      </main>
      <LobbyRow
        table={table}
        step={step}
        asking={asking}
        onTellName={() => askAs((as) => ({ type: 'introduce', name: as }))}
      />
      <LobbyTold />
    </div>
  );
}
