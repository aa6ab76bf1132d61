// Makers for tests of the stages: a table as one seat sees it after some commands.

import type { Choosing, Rules, Seat } from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import {
  type Command,
  decideTable,
  evolveTable,
  openTable,
  ReleasedAtTable,
  type Table,
  type TableEvent,
  usualPolicy,
} from '@minibridge/table';
import type { HostView } from '../../host/ledger';
import { type MatchSetup, seatingOf } from '../../host/setup';

/** South has 16 points, north 9, east 5, west 10. */
const EXAMPLE = 'N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85';
/** North and south have 14 points each: equal partners. */
export const EQUAL = 'N:AJ52.KQ43.A7.962 T3.72.JT9632.AT4 KQ84.A65.KQ5.873 976.JT98.84.KQJ5';

export type Scene = { readonly rules: Rules; readonly seat: Seat; readonly text?: string; readonly dealer?: Seat };

const folded = (events: readonly TableEvent[]): Table => {
  const table = events.reduce<Table | undefined>(evolveTable, undefined);
  if (!table) throw new Error('no table');
  return table;
};

/** The table of `seat` once the cards are dealt, and again after each command: one match, so each event is the same thing. */
export function tablesAlong(
  { rules, seat, text = EXAMPLE, dealer = 'N' }: Scene,
  commands: readonly Command[],
): readonly Table[] {
  const seating = seatingOf({ seat, name: '' });
  const dealt: readonly Command[] = [
    { type: 'nameDealer', seat: dealer },
    { type: 'deal', deal: deal(text), coin: 'first' },
  ];
  const events = [...openTable({ rules, seating, policy: usualPolicy(rules, seating) })];
  const tables = [...dealt, ...commands].map((command) => {
    const decision = decideTable(folded(events), command);
    if (!decision.ok) throw new Error(decision.refusal.reason);
    events.push(...decision.value);
    return folded(ReleasedAtTable.to({ as: 'seat', seat }, events).map(({ event }) => event));
  });
  return tables.slice(dealt.length - 1);
}

export function tableAfter(scene: Scene, commands: readonly Command[] = []): Table {
  const table = tablesAlong(scene, commands).at(-1);
  if (!table) throw new Error('no table');
  return table;
}

export function viewAfter(scene: Scene, commands: readonly Command[] = []): HostView {
  const setup: MatchSetup = { rules: scene.rules, name: '', seat: scene.seat, policy: 'any-seat' };
  return { seat: scene.seat, setup, table: tableAfter(scene, commands), said: [] };
}

/** The board on which declarer is to choose. */
export function choosingAfter(scene: Scene, commands: readonly Command[] = []): Choosing {
  const { board } = tableAfter(scene, commands);
  if (board?.phase !== 'choosing') throw new Error(`the board is ${board?.phase}`);
  return board;
}

export const announce = (by: Seat, points: number): Command => ({
  type: 'act',
  action: { type: 'announce', by, points },
});
