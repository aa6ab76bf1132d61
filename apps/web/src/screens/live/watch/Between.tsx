// What one who watches sees before the play and between the deals: the draw, the numbers, the deal that is over, or who sits there.

import { type Choosing, type Seat, SIDES } from '@minibridge/bridge';
import type { LiveMessages, TableMessages } from '@minibridge/messages';
import { type Table, totalsOf } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import type { HostView } from '../../../host/ledger';
import { sideName } from '../../../words/seat-words';
import { DeclarerRound } from '../../table/declarer/DeclarerRound';
import { DrawnRound, drawNote } from '../../table/draw/DrawnRound';
import { seatsAround } from '../../table/places';
import { Round } from '../../table/Round';
import { TableSeat } from '../../table/TableSeat';
import { useLive } from '../live-context';
import { DealShown } from './DealShown';
import { DummyShown, type OpenDummy, openDummy } from './DummyShown';
import '../../table/contract/watching.css';
import '../../table/declarer/declarer.css';

/** Who deals first, as long as this match has no card of any deal. */
function firstDealer({ board, sheet, dealer, closed }: Table): Seat | undefined {
  return board === undefined && sheet.length === 0 && !closed ? dealer : undefined;
}

type Said = { readonly title: string; readonly note?: string };

/** Whose cards lie open is said above them. */
function choosing(board: Choosing, say: TableMessages): Said {
  const title = say['refusal.declarer-chooses']({ seat: board.declarer });
  const dummy = openDummy(board);
  return dummy ? { title, note: say['play.open-hand']({ hand: 'dummy', seat: dummy.seat }) } : { title };
}

type Words = { readonly words: LiveMessages; readonly say: TableMessages };

/** What happens now, in a line or two. */
function saidOf(table: Table, { words, say }: Words): Said {
  const { board, closed, drawn, pausedBy } = table;
  if (pausedBy !== undefined) {
    return { title: words['news.paused']({ you: 'no', name: table.seating[pausedBy].name }) };
  }
  const first = firstDealer(table);
  if (first !== undefined) return { title: say['draw.title']({ who: first }), note: drawNote(say, drawn) };
  if (board === undefined || board.phase === 'over')
    return { title: closed ? words['watch.over']() : words['watch.waits']() };
  if (board.phase === 'choosing') return choosing(board, say);
  return { title: board.phase === 'agreeing' ? say['agree.title']({ pair: 'theirs' }) : words['watch.counts']() };
}

/** The four seats around an empty table. */
function Sitting({ view }: { readonly view: HostView }) {
  const around = seatsAround(view.seat);
  return (
    <Round
      at={(place) => (
        <TableSeat table={view.table} seat={around[place]} upright={place === 'left' || place === 'right'} />
      )}
      middle={<p class="disc" />}
    />
  );
}

/** Nobody plays yet, or the deal is over. */
function Meanwhile({ view }: { readonly view: HostView }) {
  const { board, drawn } = view.table;
  const first = firstDealer(view.table);
  if (first !== undefined) return <DrawnRound view={view} dealer={first} drawn={drawn} />;
  if (board?.phase === 'choosing' || board?.phase === 'agreeing') return <DeclarerRound view={view} board={board} />;
  if (board?.phase === 'over' && board.result === 'played') return <DealShown view={view} board={board} />;
  return <Sitting view={view} />;
}

function Totals({ sheet }: Pick<Table, 'sheet'>) {
  const { say } = useApp();
  const totals = totalsOf(sheet);
  return (
    <p class="live-totals num">
      {SIDES.map((side) => (
        <span key={side}>
          {sideName(say, side)} <b>{totals[side]}</b>
        </span>
      ))}
    </p>
  );
}

function classOf(table: Table, dummy: OpenDummy | undefined): string {
  if (dummy !== undefined) return 'watching';
  return firstDealer(table) === undefined ? 'declarer' : 'draw';
}

export function Between({ view }: { readonly view: HostView }) {
  const { words } = useLive();
  const { say } = useApp();
  const { board, sheet } = view.table;
  const { title, note } = saidOf(view.table, { words, say });
  const dummy = openDummy(board);
  return (
    <main class={classOf(view.table, dummy)}>
      <header class="ask">
        <h1 tabIndex={-1}>{title}</h1>
        {note && <p>{note}</p>}
      </header>
      {dummy ? (
        <DummyShown {...dummy} />
      ) : (
        <div class="middle">
          <Meanwhile view={view} />
          {sheet.length > 0 && board?.phase !== 'over' && <Totals sheet={sheet} />}
        </div>
      )}
    </main>
  );
}
