// Every moment of a board at which somebody has to act, as that seat sees it.

import { mayAct } from '@minibridge/bots';
import { type BoardEvent, SEATS, SeatView } from '@minibridge/bridge';

/** `log`: all that has happened so far. */
export type Turn = { readonly view: SeatView; readonly log: readonly BoardEvent[] };

const ACTS: readonly BoardEvent['type'][] = ['contractChosen', 'cardPlayed'];

/** The turn that ends with event `place` of `log`. */
function turnBefore(log: readonly BoardEvent[], place: number): readonly Turn[] {
  const before = log.slice(0, place);
  return SEATS.flatMap((seat) => {
    const view = SeatView.of(seat, before);
    return view !== undefined && mayAct(view) ? [{ view, log: before }] : [];
  });
}

/** The turns at which a contract was chosen or a card was played, in order. */
export function turnsOf(log: readonly BoardEvent[]): readonly Turn[] {
  return log.flatMap(({ type }, place) => (ACTS.includes(type) ? turnBefore(log, place) : []));
}
