// One match of a table: who played, the sheet, every deal to be looked at again, and the proof that the cards were fair.

import { type Finished, SIDES, type Side } from '@minibridge/bridge';
import type { ScoreMessages } from '@minibridge/messages';
import { listed } from '@minibridge/messages';
import { stageOf, totalsOf } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import type { Match } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { nameOfOccupant, sideName } from '../../../words/seat-words';
import { useNameOf } from '../../score/by-name';
import { dealtText } from '../../score/match/row-words';
import { SheetTable } from '../../score/match/SheetTable';
import { Replay } from '../../score/replay/Replay';
import { useFindings } from '../../score/review/use-findings';
import { useLive } from '../live-context';
import { Fair } from './Fair';
import { isWhole, type Reader, seatPlayed, turnsOf } from './who-played';

type ReplayedProps = {
  readonly match: Match;
  readonly board: Finished;
  readonly reader: Reader;
  readonly words: ScoreMessages;
  readonly onClose: () => void;
};

/** From where the reader played; whoever did not looks from the seat that is theirs now, or from the south. */
function Replayed({ match: { table }, board, reader, words, onClose }: ReplayedProps) {
  const findings = useFindings(board);
  const you = seatPlayed(table, board, reader);
  const seat = you ?? reader.seat ?? 'S';
  const setup = { rules: table.rules, name: '', seat, policy: 'any-seat' } as const;
  const view = { seat, setup, table: { ...table, board }, said: [] };
  return <Replay {...{ view, board, words, you, findings, onClose }} />;
}

/** Those who played for a side; with their deals, where a seat has changed hands. */
function Pair({ match: { table }, side }: { readonly match: Match; readonly side: Side }) {
  const { say, settings } = useApp();
  const { words } = useLive();
  const pair = turnsOf(table, side).map((turn) => {
    const name = nameOfOccupant(say, turn.who);
    if (isWhole(turn, table)) return name;
    const deals = turn.first === turn.last ? 'one' : 'several';
    return words['sheet.player']({ name, deals, first: turn.first, last: turn.last });
  });
  return (
    <div>
      <dt>{sideName(say, side)}</dt>
      <dd>{listed(settings.language, 'row', pair)}</dd>
    </div>
  );
}

function Again({ match, onReplay }: { readonly match: Match; readonly onReplay: (board: Finished) => void }) {
  const { words } = useLive();
  return (
    <section>
      <h3>{words['sheet.again']()}</h3>
      <ul class="deals-again">
        {match.deals.map((board) => (
          <li key={board.number}>
            <Button icon="replay" onPress={() => onReplay(board)}>
              {words['sheet.deal']({ number: board.number })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export type MatchSheetProps = {
  readonly match: Match;
  readonly number: number;
  readonly reader: Reader;
  readonly words: ScoreMessages;
  /** No match has followed. */
  readonly isLast: boolean;
};

export function MatchSheet({ match, number, reader, words, isLast }: MatchSheetProps) {
  const live = useLive().words;
  const [replayed, setReplayed] = useState<Finished>();
  const { sheet } = match.table;
  const nameOf = useNameOf();
  const title = live['sheet.match']({ number });
  const lines = sheet.map((row) => ({
    head: dealtText(words, row, nameOf),
    row,
    now: false,
  }));
  const isOver = !isLast || stageOf(match.table) === 'over';
  const total = isOver ? live['sheet.total']() : words['match.total']({ stage: 'on', lead: 'draw' });
  return (
    <>
      <section class="sheet live-match">
        <h2>{title}</h2>
        <dl class="match-pairs">
          {SIDES.map((side) => (
            <Pair key={side} match={match} side={side} />
          ))}
        </dl>
        <SheetTable
          label={title}
          first={words['match.dealer']()}
          lines={lines}
          totals={{ label: total, scores: totalsOf(sheet) }}
          words={words}
        />
        <Again match={match} onReplay={setReplayed} />
      </section>
      <Fair match={match} explains={isLast} />
      {replayed && <Replayed {...{ match, reader, words }} board={replayed} onClose={() => setReplayed(undefined)} />}
    </>
  );
}
