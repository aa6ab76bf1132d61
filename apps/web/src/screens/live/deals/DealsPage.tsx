// The sheets of a table: every match with its deals, each to be looked at again, and the proof that the cards were fair.

import type { Finished, Seat } from '@minibridge/bridge';
import type { ScoreMessages } from '@minibridge/messages';
import { codeInGroups, type TableCode } from '@minibridge/protocol';
import { totalsOf } from '@minibridge/table';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useMessages } from '../../../app/words';
import { type LiveTable, type Match, seatOfViewer } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { PageHead } from '../../PageHead';
import { SheetTable } from '../../score/match/SheetTable';
import { Replay } from '../../score/replay/Replay';
import { useFindings } from '../../score/review/use-findings';
import '../../score/score.css';
import { LineNotice } from '../LineNotice';
import { useLive } from '../live-context';
import { useTable } from '../use-table';
import { Fair } from './Fair';

type ReplayedProps = {
  readonly match: Match;
  readonly board: Finished;
  readonly seat: Seat;
  readonly words: ScoreMessages;
  readonly onClose: () => void;
};

function Replayed({ match: { table }, board, seat, words, onClose }: ReplayedProps) {
  const findings = useFindings(board);
  const setup = { rules: table.rules, name: '', seat, policy: 'any-seat' } as const;
  const view = { seat, setup, table: { ...table, board }, said: [] };
  return <Replay view={view} board={board} words={words} findings={findings} onClose={onClose} />;
}

type SheetProps = {
  readonly match: Match;
  readonly number: number;
  readonly seat: Seat;
  readonly words: ScoreMessages;
};

function MatchSheet({ match, number, seat, words }: SheetProps) {
  const live = useLive().words;
  const [replayed, setReplayed] = useState<Finished>();
  const { sheet } = match.table;
  const title = live['sheet.match']({ number });
  const lines = sheet.map((row) => ({
    head: words['match.row-dealer']({ number: row.number, seat: row.dealer }),
    row,
    now: false,
  }));
  return (
    <section class="sheet">
      <h2>{title}</h2>
      <SheetTable
        label={title}
        first={words['match.dealer']()}
        lines={lines}
        totals={{ label: words['match.total']({ stage: 'on', lead: 'draw' }), scores: totalsOf(sheet) }}
        words={words}
      />
      <div class="live-tools">
        {match.deals.map((board) => (
          <Button key={board.number} icon="replay" onPress={() => setReplayed(board)}>
            {live['sheet.replay']({ number: board.number })}
          </Button>
        ))}
      </div>
      <Fair match={match} />
      {replayed && (
        <Replayed match={match} board={replayed} seat={seat} words={words} onClose={() => setReplayed(undefined)} />
      )}
    </section>
  );
}

function Sheets({ table }: { readonly table: LiveTable }) {
  const { words } = useLive();
  const score = useMessages('score');
  if (!score) return null;
  const matches = [...table.before, ...(table.match ? [table.match] : [])].filter(({ deals }) => deals.length > 0);
  if (matches.length === 0) return <p class="sheet">{words['sheet.none']()}</p>;
  return (
    <>
      {matches.map((match, place) => (
        <MatchSheet key={place} match={match} number={place + 1} seat={seatOfViewer(table) ?? 'S'} words={score} />
      ))}
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
        {table && <Sheets table={table} />}
      </main>
    </div>
  );
}
