// A world as it is played on in thought: in the engine's numbers, without the tables' rules around it.

import type { Playing } from '@minibridge/bridge';
import { type EngineCard, engineCard, seatNumber } from '@minibridge/solver/engine';
import type { World } from './worlds';

/** Seats N E S W = 0..3, suits C D H S = 0..3, no trump 4. */
export type Line = {
  /** Sixteen sets of cards, seat * 4 + suit; the cards of the trick are not among them. */
  readonly hands: readonly number[];
  readonly leader: number;
  readonly trick: readonly EngineCard[];
  /** Tricks that north and south have won. */
  readonly northSouth: number;
  readonly weight: number;
};

/** A world at the place where `board` stands. */
export function lineOf(board: Playing, world: World): Line {
  return {
    hands: world.hands,
    leader: seatNumber(board.trick.leader),
    trick: board.trick.cards.map(engineCard),
    northSouth: board.won.NS,
    weight: world.weight,
  };
}

export function turnOfLine({ leader, trick }: Line): number {
  return (leader + trick.length) & 3;
}

function beats(card: EngineCard, best: EngineCard, strain: number): boolean {
  return card.suit === best.suit ? card.rank > best.rank : card.suit === strain;
}

/** Which card of a full trick wins, 0..3. */
function winnerOf(trick: readonly EngineCard[], strain: number): number {
  let best = 0;
  for (const [place, card] of trick.entries()) {
    const high = trick[best];
    if (high && beats(card, high, strain)) best = place;
  }
  return best;
}

/** The line after `card`. */
export function played(line: Line, card: EngineCard, strain: number): Line {
  const seat = turnOfLine(line);
  const hands = [...line.hands];
  const at = seat * 4 + card.suit;
  hands[at] = (hands[at] ?? 0) & ~(1 << card.rank);
  const trick = [...line.trick, card];
  if (trick.length < 4) return { ...line, hands, trick };
  const leader = (line.leader + winnerOf(trick, strain)) & 3;
  return { ...line, hands, trick: [], leader, northSouth: line.northSouth + (leader % 2 === 0 ? 1 : 0) };
}

export function isOver({ hands, trick }: Line): boolean {
  return trick.length === 0 && hands.every((cards) => cards === 0);
}
