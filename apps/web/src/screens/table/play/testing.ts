// Makers for tests of the play: the example deal, game in spades by south, so many cards in.

import type { Rules, Seat } from '@minibridge/bridge';
import { pointsOf, presetRules, turnOf } from '@minibridge/bridge';
import { cards, contract, deal } from '@minibridge/bridge/testing';
import {
  actorOf,
  type Command,
  decideTable,
  evolveTable,
  openTable,
  ReleasedAtTable,
  type Table,
  type TableEvent,
  usualPolicy,
  waitingFor,
} from '@minibridge/table';
import type { HostView } from '../../../host/ledger';
import { type MatchSetup, seatingOf } from '../../../host/setup';
import { type PlayBoard, type PlayView, playBoardOf, playView } from './play-view';

const EXAMPLE = 'N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85';

function after(log: readonly TableEvent[], commands: (table: Table) => Command | undefined): readonly TableEvent[] {
  const events = [...log];
  for (;;) {
    const table = events.reduce<Table | undefined>(evolveTable, undefined);
    const command = table && commands(table);
    if (!command) return events;
    const decision = decideTable(table, command);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${decision.refusal.reason}`);
    events.push(...decision.value);
  }
}

/** Dealer north; everybody announces truly, south chooses game in spades. */
function beforePlay({ board, ...table }: Table): Command | undefined {
  if (table.dealer === undefined) return { type: 'nameDealer', seat: 'N' };
  if (board === undefined) return { type: 'deal', deal: deal(EXAMPLE), coin: 'first' };
  const [by] = waitingFor({ ...table, board });
  if (board.phase === 'announcing' && by)
    return { type: 'act', action: { type: 'announce', by, points: pointsOf(board.dealt[by] ?? []) } };
  if (board.phase === 'agreeing' && by) return { type: 'act', action: { type: 'propose', by, declarer: 'S' } };
  if (board.phase === 'choosing')
    return { type: 'act', action: { type: 'choose', by: 'S', contract: contract('game S') } };
  return undefined;
}

export type Moment = { readonly seat: Seat; readonly cards: string; readonly rules?: Rules };

/** What `seat` sees after these cards: `'HQ HK H2'`. */
function viewAfter({ seat, cards: text, rules = presetRules('mb.site4') }: Moment): HostView {
  const setup: MatchSetup = { rules, name: '', seat, policy: 'any-seat' };
  const seating = seatingOf(setup);
  const opened = openTable({ rules, seating, policy: usualPolicy(rules, seating) });
  const left = [...cards(text)];
  const played = after(after(opened, beforePlay), ({ board }) => {
    const card = left.shift();
    if (!card || board?.phase !== 'play') return undefined;
    return { type: 'act', action: { type: 'play', by: actorOf(board, turnOf(board)), card } };
  });
  const table = ReleasedAtTable.to({ as: 'seat', seat }, played)
    .map(({ event }) => event)
    .reduce<Table | undefined>(evolveTable, undefined);
  if (!table) throw new Error('no table');
  return { seat, setup, table, said: [] };
}

export type Played = { readonly view: HostView; readonly board: PlayBoard; readonly play: PlayView };

export function playAfter(moment: Moment): Played {
  const view = viewAfter(moment);
  const board = playBoardOf(view);
  if (!board) throw new Error('no play');
  return { view, board, play: playView(view, board) };
}
