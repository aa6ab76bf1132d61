// What a bot decides from: nothing but what one seat knows. Checked by the compiler.

import type { Board, FullDeal, SeatView } from '@minibridge/bridge';
import { decideL1 } from './level-1';
import type { REASONS, Reason } from './reasons';

export function onlyTheView(view: SeatView, board: Board, deal: FullDeal): readonly unknown[] {
  return [
    decideL1(view),
    // @ts-expect-error a board may know all hands
    decideL1(board),
    // @ts-expect-error a deal knows all hands
    decideL1(deal),
    // @ts-expect-error a plain object is not a view, whatever it holds
    decideL1({ seat: 'N', board }),
    // @ts-expect-error a view cannot be spread into another
    decideL1({ ...view, board }),
  ];
}

/** No reason is missing in the list: there is no value of this type. */
type Missing = Exclude<Reason['name'], (typeof REASONS)[number]>;
export const isComplete: [Missing] extends [never] ? true : Missing = true;
