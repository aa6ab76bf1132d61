// Worlds: layouts of the hidden cards put together with the cards that are seen, as the engine takes them.

import type { Chance, Hand, Seat, SeatView } from '@minibridge/bridge';
import { engineHands } from '@minibridge/solver/engine';
import { hiddenFrom } from '../belief/hidden';
import { type Layout, type Layouts, layoutsOf } from '../belief/layouts';
import { likelihoodOfContract } from '../belief/told-by-contract';
import { readingOf } from '../belief/told-by-play';

/** Sixteen sets of cards, seat * 4 + suit, and how likely this world is beside the others. */
export type World = { readonly hands: readonly number[]; readonly layout: Layout; readonly weight: number };

function worldOf({ board }: SeatView, { layout, weight }: Weighed): World {
  const hand = (seat: Seat): Hand => board.hands[seat] ?? layout[seat] ?? [];
  const hands = engineHands({ N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') });
  return { hands, layout, weight };
}

type Weighed = { readonly layout: Layout; readonly weight: number };

/** How many layouts are drawn for each that is kept, where what was played speaks for some more than for others. */
const DRAWN_FOR_ONE = 4;

/** How likely what was chosen and played so far is with a layout, beside other layouts. */
function likelihoodIn({ board, seat }: SeatView): (layout: Layout) => number {
  if (board.phase !== 'play') return () => 1;
  const played = readingOf(board, seat);
  return (layout) => likelihoodOfContract(board, layout) * played(layout);
}

function weighing(view: SeatView, reads: boolean): (layout: Layout) => Weighed {
  const likelihood = reads ? likelihoodIn(view) : () => 1;
  return (layout) => ({ layout, weight: likelihood(layout) });
}

/** `most` of `drawn`, each as often as its weight asks for, evenly spread (systematic resampling). */
function kept(drawn: readonly Weighed[], most: number, chance: Chance): readonly Weighed[] {
  const step = drawn.reduce((sum, { weight }) => sum + weight, 0) / most;
  let next = (chance() / 2 ** 32) * step;
  let passed = 0;
  return drawn.flatMap(({ layout, weight }) => {
    passed += weight;
    let times = 0;
    for (; next < passed; next += step) times += 1;
    return times === 0 ? [] : [{ layout, weight: times }];
  });
}

/** How many worlds at most, and whether they are weighed by what was chosen and played. */
export type Drawing = { readonly most: number; readonly reads: boolean; readonly chance: Chance };

/** Worlds that are drawn at a time. */
const AT_A_TIME = 20;

function* drawnWorlds(view: SeatView, layouts: Layouts, { most, reads, chance }: Drawing): Iterable<World> {
  const weighed = weighing(view, reads);
  for (let left = most; left > 0; left -= AT_A_TIME) {
    const wanted = Math.min(left, AT_A_TIME);
    const length = reads ? wanted * DRAWN_FOR_ONE : wanted;
    const drawn = Array.from({ length }, () => weighed(layouts.sample(chance)));
    for (const each of reads ? kept(drawn, wanted, chance) : drawn) yield worldOf(view, each);
  }
}

/**
 * Worlds by chance, drawn a few at a time as they are asked for; all of them, once each, where there are no more. None before points
 * are settled.
 */
export function* worldsFor(view: SeatView, drawing: Drawing): Iterable<World> {
  const hidden = hiddenFrom(view);
  if (hidden === undefined) return;
  const layouts = layoutsOf(hidden);
  if (layouts.count > drawing.most) return yield* drawnWorlds(view, layouts, drawing);
  const weighed = weighing(view, drawing.reads);
  for (const layout of layouts.all()) yield worldOf(view, weighed(layout));
}
