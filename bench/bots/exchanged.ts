// Other deals that one seat cannot tell from the real one: hidden hands exchange cards, and all that was announced and shown stays
// true. Found by trying, without any code of the bots.

import {
  type BoardEvent,
  below,
  type Card,
  type Chance,
  cardsInOrder,
  type FullDeal,
  type Hand,
  type Playing,
  pointsOf,
  SEATS,
  type Seat,
  type SeatView,
  type Suit,
  seatsFrom,
  sortedHand,
  suitOf,
} from '@minibridge/bridge';

/** Exchanges that are tried; few of them fit. */
const TRIES = 200;
/** The most cards that change hands at a time: a king for a queen and a jack takes two. */
const MOST_CARDS = 3;

/** Two hidden hands, as the cards lie. */
type Hidden = {
  readonly seats: readonly [Seat, Seat];
  readonly gone: ReadonlySet<Card>;
  readonly fails: ReadonlySet<`${Seat}${Suit}`>;
};

/** Suits to which a seat could not follow. */
function failures(board: Playing): ReadonlySet<`${Seat}${Suit}`> {
  const tricks = [...board.tricks, board.trick];
  const all = tricks.flatMap(({ leader, cards }) => {
    const [led] = cards;
    if (led === undefined) return [];
    return seatsFrom(leader).flatMap((seat, place): `${Seat}${Suit}`[] => {
      const card = cards[place];
      return card === undefined || suitOf(card) === suitOf(led) ? [] : [`${seat}${suitOf(led)}`];
    });
  });
  return new Set(all);
}

function hiddenFrom({ board }: SeatView): Hidden | undefined {
  const [one, other, ...more] = SEATS.filter((seat) => board.hands[seat] === undefined);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  if (board.phase === 'choosing') return { seats: [one, other], gone: new Set(), fails: new Set() };
  if (board.phase !== 'play') return undefined;
  const gone = new Set(cardsInOrder(board).map(({ card }) => card));
  return { seats: [one, other], gone, fails: failures(board) };
}

function someOf(cards: Hand, count: number, chance: Chance): Hand {
  const left = [...cards];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length, chance), 1)).flat();
}

function mayTake(seat: Seat, cards: Hand, { fails }: Hidden): boolean {
  return cards.every((card) => !fails.has(`${seat}${suitOf(card)}`));
}

/** One exchange, if it fits. */
function exchange(deal: FullDeal, hidden: Hidden, chance: Chance): FullDeal {
  const [one, other] = hidden.seats;
  const count = 1 + below(MOST_CARDS, chance);
  const held = (seat: Seat): Hand => deal[seat].filter((card) => !hidden.gone.has(card));
  const [given, taken] = [someOf(held(one), count, chance), someOf(held(other), count, chance)];
  const fits = given.length === taken.length && pointsOf(given) === pointsOf(taken);
  if (!fits || !mayTake(one, taken, hidden) || !mayTake(other, given, hidden)) return deal;
  const swap = (seat: Seat, out: Hand, into: Hand): Hand =>
    sortedHand([...deal[seat].filter((card) => !out.includes(card)), ...into]);
  const hands: { [S in Seat]: Hand } = { ...deal };
  hands[one] = swap(one, given, taken);
  hands[other] = swap(other, taken, given);
  return hands;
}

/** `deal` with the cards that `view` does not show exchanged; the same deal where nothing fits, or more than two hands are hidden. */
export function exchanged(deal: FullDeal, view: SeatView, chance: Chance): FullDeal {
  const hidden = hiddenFrom(view);
  if (hidden === undefined) return deal;
  let other = deal;
  for (let tried = 0; tried < TRIES; tried += 1) other = exchange(other, hidden, chance);
  return other;
}

/** The same log on another deal. */
export function logOn(deal: FullDeal, log: readonly BoardEvent[]): readonly BoardEvent[] {
  return log.map((event) => (event.type === 'handDealt' ? { ...event, hand: deal[event.seat] } : event));
}
