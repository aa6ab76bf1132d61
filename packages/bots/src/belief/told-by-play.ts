// What the defenders' cards tell about their hands, read by the agreements that beginners are taught: fourth best, the top of a
// sequence, second hand low. Nobody is bound to them, so no hand is ever ruled out.

import {
  type Card,
  dummyOf,
  type Hand,
  type Playing,
  partner,
  type Seat,
  seatsFrom,
  trumpOf,
} from '@minibridge/bridge';
import { likelihood } from '../agreements/likelihood';
import { type Situation, situationOf } from '../agreements/situation';
import type { Layout } from './layouts';

/** A card that a hidden defender has played. */
type Told = {
  readonly seat: Seat;
  readonly situation: Situation;
  readonly card: Card;
  /** All that the hand has played from then on, this card too: it held them at the time. */
  readonly since: Hand;
};

/** How far a card is taken at its word, as a power of its likelihood: partner's wholly, since we agreed on it; opponents' by half. */
const TRUST = { partner: 1, opponent: 0.5 } as const;

type Place = { readonly trick: number; readonly seat: Seat; readonly card: Card; readonly before: readonly Card[] };

function placesOf({ tricks, trick }: Playing): readonly Place[] {
  return [...tricks, trick].flatMap(({ leader, cards }, at) =>
    cards.flatMap((card, place) => {
      const seat = seatsFrom(leader)[place];
      return seat ? [{ trick: at, seat, card, before: cards.slice(0, place) }] : [];
    }),
  );
}

function situationAt(board: Playing, places: readonly Place[], at: number): Situation | undefined {
  const place = places[at];
  const trick = place && [...board.tricks, board.trick][place.trick];
  if (!place || !trick) return undefined;
  const gone = new Set(places.slice(0, at).map(({ card }) => card));
  const faced = at === 0 && board.rules.dummyDown !== 'before_contract' ? [] : (board.dealt[dummyOf(board)] ?? []);
  return situationOf({
    from: place.seat,
    declarer: board.declarer,
    trump: trumpOf(board.contract.strain),
    trick: { leader: trick.leader, cards: place.before },
    tricks: board.tricks.slice(0, place.trick),
    dummyCards: faced.filter((card) => !gone.has(card)),
  });
}

/** The cards that the defenders whose hands are hidden have played. */
function toldBy(board: Playing): readonly Told[] {
  const places = placesOf(board);
  return places.flatMap(({ seat, card }, at) => {
    const isDefender = seat !== board.declarer && seat !== dummyOf(board);
    const situation = isDefender && board.hands[seat] === undefined ? situationAt(board, places, at) : undefined;
    const since = places.slice(at).flatMap((later) => (later.seat === seat ? [later.card] : []));
    return situation ? [{ seat, situation, card, since }] : [];
  });
}

/** Gives for a layout how likely the defenders' cards so far are with it, beside other layouts; `reader` is the seat that reads. */
export function readingOf(board: Playing, reader: Seat): (layout: Layout) => number {
  const told = toldBy(board);
  return (layout) =>
    told.reduce((product, { seat, situation, card, since }) => {
      const hand = [...(layout[seat] ?? []), ...since];
      const trust = seat === partner(reader) ? TRUST.partner : TRUST.opponent;
      return product * likelihood(situation, hand, card) ** trust;
    }, 1);
}
