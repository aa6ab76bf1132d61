// Worlds: layouts of the hidden cards put together with the cards that are seen, as the engine takes them.

import { type Chance, type Hand, SEATS, type Seat, type SeatView } from '@minibridge/bridge';
import { engineHands } from '@minibridge/solver/engine';
import { hiddenFrom } from '../belief/hidden';
import { type Layout, layoutsOf } from '../belief/layouts';

/** Sixteen sets of cards, seat * 4 + suit, and how likely this world is beside the others. */
export type World = { readonly hands: readonly number[]; readonly layout: Layout; readonly weight: number };

function worldOf({ board }: SeatView, layout: Layout): World {
  const hand = (seat: Seat): Hand => board.hands[seat] ?? layout[seat] ?? [];
  const hands = engineHands({ N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') });
  return { hands, layout, weight: 1 };
}

/** `most` worlds by chance; all of them, once each, where there are no more. Empty before points are settled. */
export function worldsFor(view: SeatView, most: number, chance: Chance): readonly World[] {
  const hidden = hiddenFrom(view);
  if (hidden === undefined) return [];
  if (SEATS.every((seat) => view.board.hands[seat] !== undefined)) return [worldOf(view, {})];
  const layouts = layoutsOf(hidden);
  if (layouts.count <= most) return [...layouts.all()].map((layout) => worldOf(view, layout));
  return Array.from({ length: most }, () => worldOf(view, layouts.sample(chance)));
}
