// Every card's value by trying everything: no bound, no equal cards, no order of merit. So slow that it serves endings of
// a few cards only, and so plain that it is right; the tests measure the solver against it. The one help is memory: a
// trick that begins with the same cards left and the same leader is not played out twice.

import { type Card, PACK, SEATS, SUITS, suitOf } from '@minibridge/bridge';
import { type Position, toPlay } from '../position/position';

/** More cards in a hand than this take too long, and would not fit in a row of 31 bits. */
export const MOST_CARDS = 7;

/**
 * One ending. Its cards stand in a row in the order of the pack, so of two cards of a suit the first is higher.
 * A set of cards is a number with a bit for each place in the row; seats are counted clockwise from north.
 */
type Ending = {
  readonly row: readonly Card[];
  /** For each seat its cards, for each place its suit, for each suit its cards. */
  readonly held: readonly number[];
  readonly suit: readonly number[];
  readonly suited: readonly number[];
  /** Place among SUITS; at no trump, the place of none. */
  readonly trump: number;
  /** Tricks of north and south to come, by cards left and leader. */
  readonly known: Map<number, number>;
};

/** A trick under way: the cards left in all hands, who is to play, how many have, the card that wins so far and its player. */
type Trick = {
  readonly left: number;
  readonly seat: number;
  readonly played: number;
  readonly led: number;
  readonly best: number;
  readonly bestSeat: number;
};

const bits = (row: readonly Card[], belongs: (card: Card) => boolean): number =>
  row.reduce((set, card, place) => (belongs(card) ? set | (1 << place) : set), 0);

function endingOf({ hands, strain, trick = [] }: Position): Ending {
  const inPlay = new Set([...trick, ...SEATS.flatMap((seat) => hands[seat])]);
  const row = PACK.filter((card) => inPlay.has(card));
  const tooMany = SEATS.find((seat) => hands[seat].length > MOST_CARDS);
  if (tooMany) throw new RangeError(`${tooMany} holds more than ${MOST_CARDS} cards: too many to try everything`);
  return {
    row,
    held: SEATS.map((seat) => bits(row, (card) => hands[seat].includes(card))),
    suit: row.map((card) => SUITS.indexOf(suitOf(card))),
    suited: SUITS.map((suit) => bits(row, (card) => suitOf(card) === suit)),
    trump: strain === 'NT' ? SUITS.length : SUITS.indexOf(strain),
    known: new Map(),
  };
}

/** The cards that may be played. */
function playable({ held, suited }: Ending, { left, seat, played, led }: Trick): number {
  const hand = left & (held[seat] ?? 0);
  const following = played === 0 ? 0 : hand & (suited[led] ?? 0);
  return following || hand;
}

const newTrick = (left: number, leader: number): Trick => ({
  left,
  seat: leader,
  played: 0,
  led: 0,
  best: 0,
  bestSeat: leader,
});

/** The trick with one card more, the one at `place`. */
function withCard({ suit, trump }: Ending, { left, seat, played, led, best, bestSeat }: Trick, place: number): Trick {
  const its = suit[place] ?? 0;
  const beats = its === suit[best] ? place < best : its === trump;
  const wins = played === 0 || beats;
  return {
    left: left & ~(1 << place),
    seat: (seat + 1) % 4,
    played: played + 1,
    led: played === 0 ? its : led,
    best: wins ? place : best,
    bestSeat: wins ? seat : bestSeat,
  };
}

/** Tricks of north and south from here on if the card at `place` is played. */
function afterPlaying(ending: Ending, trick: Trick, place: number): number {
  const next = withCard(ending, trick, place);
  if (next.played < 4) return bestOf(ending, next);
  return ((next.bestSeat + 1) % 2) + fromTrick(ending, next.left, next.bestSeat);
}

/** Tricks of north and south when the seat to play chooses what is best for its side. */
function bestOf(ending: Ending, trick: Trick): number {
  const choose = trick.seat % 2 === 0 ? Math.max : Math.min;
  let best = trick.seat % 2 === 0 ? 0 : MOST_CARDS;
  for (let cards = playable(ending, trick); cards !== 0; cards &= cards - 1) {
    best = choose(best, afterPlaying(ending, trick, 31 - Math.clz32(cards & -cards)));
  }
  return best;
}

/** The same at the beginning of a trick, remembered. */
function fromTrick(ending: Ending, left: number, leader: number): number {
  if (left === 0) return 0;
  const key = left * 4 + leader;
  const known = ending.known.get(key);
  if (known !== undefined) return known;
  const value = bestOf(ending, newTrick(left, leader));
  ending.known.set(key, value);
  return value;
}

/** Tricks still to come for the side to play, the trick on the table included, for each card that may be played. */
export function minimaxCards(position: Position): ReadonlyMap<Card, number> {
  const ending = endingOf(position);
  const { hands, leader, trick: onTable = [] } = position;
  const left = ending.held.reduce((set, hand) => set | hand, 0);
  const places = onTable.map((card) => ending.row.indexOf(card));
  const trick = places.reduce((soFar, place) => withCard(ending, soFar, place), newTrick(left, SEATS.indexOf(leader)));
  const tricks = hands[toPlay(position)].length;
  const values = new Map<Card, number>();
  for (const [place, card] of ending.row.entries()) {
    if (((playable(ending, trick) >> place) & 1) === 0) continue;
    const value = afterPlaying(ending, trick, place);
    values.set(card, trick.seat % 2 === 0 ? value : tricks - value);
  }
  return values;
}

/** The best of them. */
export function minimaxBoard(position: Position): number {
  return Math.max(...minimaxCards(position).values());
}
