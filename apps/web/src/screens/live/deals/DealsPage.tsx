// The sheets of a table: every match with its deals, the newest first.

import { codeInGroups, type TableCode } from '@minibridge/protocol';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { addressOf } from '../../../app/route';
import { useMessages } from '../../../app/words';
import { type LiveTable, personOf, seatOfViewer } from '../../../live/live-table';
import { PageHead } from '../../PageHead';
import { ByNameContext } from '../../score/by-name';
import '../../score/score.css';
import { LineNotice } from '../LineNotice';
import { useLive } from '../live-context';
import { useTable } from '../use-table';
import { MatchSheet } from './MatchSheet';
import './deals.css';

/** What will stand here, and the way to it. */
function NoneYet({ code }: { readonly code: TableCode }) {
  const { words } = useLive();
  return (
    <section class="sheet deals-none">
      <h2>{words['sheet.none']()}</h2>
      <p>{words['sheet.none-note']()}</p>
      <a class="btn main" href={addressOf({ page: 'live', at: code })}>
        {words['sheet.to-table']()}
      </a>
    </section>
  );
}

function Sheets({ table }: { readonly table: LiveTable }) {
  const score = useMessages('score');
  if (!score) return null;
  const matches = [...table.before, ...(table.match ? [table.match] : [])].filter(({ deals }) => deals.length > 0);
  if (matches.length === 0) return <NoneYet code={table.code} />;
  const reader = { name: personOf(table, table.you)?.name, seat: seatOfViewer(table) };
  return (
    <>
      {matches
        .map((match, place) => (
          <MatchSheet
            key={place}
            {...{ match, reader }}
            number={place + 1}
            words={score}
            isLast={place === matches.length - 1}
          />
        ))
        .reverse()}
    </>
  );
}

export function DealsPage({ code }: { readonly code: TableCode }) {
  const { words } = useLive();
  const { say } = useApp();
  const table = useTable(code);
  const title = words['sheet.title']({ code: codeInGroups('table', code) });
  useEffect(() => {
    document.title = say['table.title']({ stage: title });
  }, [say, title]);
  return (
    <div class="page">
      <PageHead title={title} back={words['home.back']()} to={{ page: 'live', at: code }} />
      <main class="page-columns" aria-busy={table === undefined}>
        <LineNotice />
        <ByNameContext.Provider value={true}>{table && <Sheets table={table} />}</ByNameContext.Provider>
      </main>
    </div>
  );
}
