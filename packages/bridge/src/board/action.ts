// What a seat asks for, in the imperative; `decide` answers with events or a refusal.

import type { Card } from '../cards/card';
import type { Contract } from '../contract/contract';
import type { Seat } from '../deal/seat';

export type Action =
  /** `points` 0..37. */
  | { readonly type: 'announce'; readonly by: Seat; readonly points: number }
  | { readonly type: 'propose'; readonly by: Seat; readonly declarer: Seat }
  | { readonly type: 'choose'; readonly by: Seat; readonly contract: Contract }
  /** From the hand whose turn it is: declarer plays dummy's cards too. */
  | { readonly type: 'play'; readonly by: Seat; readonly card: Card }
  /** The last card played, before the next; whose consent it needs is the table's matter. */
  | { readonly type: 'takeBack'; readonly by: Seat };
