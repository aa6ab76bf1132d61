// Makers for tests of tables. They throw on a refusal, since a test's script is a bug when it is refused.

import { type FullDeal, presetRules, type Rules, type Seat } from '@minibridge/bridge';
import type { Command } from './command';
import { decideTable, openTable } from './decide';
import type { TableEvent } from './event';
import { tableOf } from './evolve';
import { type TablePolicy, usualPolicy } from './policy';
import type { Occupant, Seating } from './seating';
import type { Table } from './table';

/** `people` sit at these seats, bots at the others. */
export function seating(people: readonly Seat[]): Seating {
  const at = (seat: Seat): Occupant =>
    people.includes(seat) ? { kind: 'person', name: `Person ${seat}` } : { kind: 'bot', level: 1, name: `Bot ${seat}` };
  return { N: at('N'), E: at('E'), S: at('S'), W: at('W') };
}

export type Script = {
  readonly rules?: Rules;
  readonly people?: readonly Seat[];
  readonly policy?: Partial<TablePolicy>;
};

/** The log of a table after these commands. */
export function logOf(
  { rules = presetRules('mb.site4'), people = ['S'], policy = {} }: Script,
  commands: readonly Command[],
): readonly TableEvent[] {
  const seats = seating(people);
  const log: TableEvent[] = [
    ...openTable({ rules, seating: seats, policy: { ...usualPolicy(rules, seats), ...policy } }),
  ];
  for (const command of commands) {
    const decision = decideTable(now(log), command);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.reason}`);
    log.push(...decision.value);
  }
  return log;
}

/** The table that a log tells of. */
export function now(log: readonly TableEvent[]): Table {
  const table = tableOf(log);
  if (table === undefined) throw new Error('an empty log');
  return table;
}

/** The command that deals these cards. */
export function dealing(deal: FullDeal): Command {
  return { type: 'deal', deal, coin: 'first' };
}
