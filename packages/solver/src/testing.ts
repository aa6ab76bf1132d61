// Makers for tests: text in, positions out; endings at random; and the oracle. They throw on bad text.

import {
  below,
  type Card,
  type Chance,
  legalCards,
  parseHands,
  randomDeal,
  SEATS,
  type Seat,
  STRAINS,
  type Strain,
  seatsFrom,
  sortedHand,
  suitOf,
} from '@minibridge/bridge';
import { cards, seat, strain } from '@minibridge/bridge/testing';
import { afterCard } from './position/after-card';
import { type Hands, type Position, toPlay } from './position/position';

/** `'N:AQ3.K.. T5.7.. 76.A.. KJ8...'`, any number of cards. */
export function hands(text: string): Hands {
  const read = parseHands(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

/** `position('N:…', 'S W', 'HQ HK')`: hands, strain and leader, the trick on the table. */
export function position(text: string, strainAndLeader: string, trick = ''): Position {
  const [trumps = '', leader = ''] = strainAndLeader.split(' ');
  return { hands: hands(text), strain: strain(trumps), leader: seat(leader), trick: cards(trick) };
}

/** Cards for each hand, dealt at random. */
export function randomHands(size: number, chance: Chance): Hands {
  const { N, E, S, W } = randomDeal(chance);
  const some = (from: readonly Card[]): readonly Card[] => {
    const left = [...from];
    while (left.length > size) left.splice(below(left.length, chance), 1);
    return sortedHand(left);
  };
  return { N: some(N), E: some(E), S: some(S), W: some(W) };
}

/** A legal card of the seat to play. */
export function randomCard(at: Position, chance: Chance): Card {
  const [first] = at.trick ?? [];
  const legal = legalCards(at.hands[toPlay(at)], first && suitOf(first));
  return legal[below(legal.length, chance)] ?? 'SA';
}

/** An ending of `size` cards each, in which none to three cards are then played. */
export function randomEnding(size: number, chance: Chance): Position {
  const strain: Strain = STRAINS[below(5, chance)] ?? 'NT';
  const leader: Seat = SEATS[below(4, chance)] ?? 'N';
  let at: Position = { hands: randomHands(size, chance), strain, leader, trick: [] };
  for (let played = below(4, chance); played > 0; played -= 1) at = afterCard(at, randomCard(at, chance));
  return at;
}

/** The same position with every hand `by` seats further clockwise. */
export function rotated({ hands: held, strain: trumps, leader, trick = [] }: Position, by: number): Position {
  const from = (to: Seat): Seat => seatsFrom(to)[(4 - by) % 4] ?? to;
  const to = (seatBefore: Seat): Seat => seatsFrom(seatBefore)[by % 4] ?? seatBefore;
  return {
    hands: { N: held[from('N')], E: held[from('E')], S: held[from('S')], W: held[from('W')] },
    strain: trumps,
    leader: to(leader),
    trick,
  };
}

/** The position after `count` cards, each picked by `pick`. */
export function afterCards(from: Position, count: number, pick: (at: Position) => Card): Position {
  let at = from;
  for (let played = 0; played < count; played += 1) at = afterCard(at, pick(at));
  return at;
}
