// What a search over layouts adds at the choice of the contract: asked of the worker of bots that think, once somebody wants a hint.

import { type Choosing, type Contract, Released } from '@minibridge/bridge';
import { type Further, furtherFromSearch } from '@minibridge/learn';
import type { HostView } from '../../../host/ledger';

/** The level that looks at the most layouts. */
const LEVEL = 5;

/** Absent where nothing is to be added to `rule`, or nothing can think here. */
export async function furtherThan(
  rule: Contract,
  board: Choosing,
  { seat, table }: Pick<HostView, 'seat' | 'table'>,
): Promise<Further | undefined> {
  const log = Released.to({ as: 'seat', seat }, table.boardLog).map(({ event }) => event);
  const { decide } = await import('../../../host/bots');
  const decision = await decide({ level: LEVEL, seat, log });
  return decision?.searched && furtherFromSearch(board, rule, decision.searched);
}
