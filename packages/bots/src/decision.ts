// What a bot decides: an action and the reason for it, recorded when the choice is made and never invented afterwards.

import type { Action, Card } from '@minibridge/bridge';
import type { Reason } from './reasons';

/** What a search found about one action. */
export type Considered = {
  readonly action: Action;
  /** Cards that nothing can tell from the one of the action. */
  readonly alike?: readonly Card[];
  /** Mean over the layouts of the side's score less the other's; for cards, tricks count a little besides. */
  readonly gain: number;
  /** Mean of the tricks that the side wins in all, 0..13; of a contract it is not kept. */
  readonly tricks?: number;
  /** The share of layouts, 0..1, in which the contract is made, or for defenders beaten. */
  readonly succeeds: number;
};

/** The record of a search: of how many layouts, and every action that was considered, the best first. */
export type Searched = { readonly worlds: number; readonly considered: readonly Considered[] };

/** `searched` is absent where rules decided without a search. */
export type Decision = { readonly action: Action; readonly reason: Reason; readonly searched?: Searched };
