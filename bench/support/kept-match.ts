// A match as the page keeps it: the example deal, contract chosen, the first card led, declarer to play from dummy.

import { type Action, parseDeal, presetRules } from '@minibridge/bridge';
import {
  type Command,
  decideTable,
  openTable,
  type Seating,
  type TableEvent,
  tableOf,
  usualPolicy,
} from '@minibridge/table';

const EXAMPLE = 'N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85';

const bot = (name: string) => ({ kind: 'bot', level: 1, name }) as const;
const SEATING: Seating = { N: bot('Nina'), E: bot('Emil'), S: { kind: 'person', name: '' }, W: bot('Viktor') };

const act = (action: Action): Command => ({ type: 'act', action });

function commands(): readonly Command[] {
  const deal = parseDeal(EXAMPLE);
  if (!deal.ok) throw new Error(deal.refusal.reason);
  return [
    { type: 'nameDealer', seat: 'N' },
    { type: 'deal', deal: deal.value, coin: 'first' },
    act({ type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } }),
    act({ type: 'play', by: 'W', card: 'HQ' }),
  ];
}

/** The text for the page's storage under `minibridge.match`. */
export function keptMatch(): string {
  const rules = presetRules('mb.site4');
  const log: TableEvent[] = [...openTable({ rules, seating: SEATING, policy: usualPolicy(rules, SEATING) })];
  for (const command of commands()) {
    const table = tableOf(log);
    const decision = table && decideTable(table, command);
    if (!decision?.ok) throw new Error(`${command.type} was refused`);
    log.push(...decision.value);
  }
  const setup = { rules, name: '', seat: 'S', policy: 'any-seat' };
  return JSON.stringify({ app: 'minibridge', format: 1, startedAt: 0, setup, log });
}
