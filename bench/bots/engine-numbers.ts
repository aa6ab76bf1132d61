// Cards and seats as the solver's engine counts them.

import {
  type Card,
  cardsInOrder,
  type FullDeal,
  type Playing,
  RANKS,
  rankOf,
  SEATS,
  STRAINS,
  STRENGTH,
  type Strain,
  SUITS,
  suitOf,
} from '@minibridge/bridge';
import type { EngineCard, EnginePosition } from '@minibridge/solver/engine';

/** Clubs first, as the engine has them. */
const SUIT_AT = [...SUITS].reverse();

function engineCard(card: Card): EngineCard {
  return { suit: SUIT_AT.indexOf(suitOf(card)), rank: STRENGTH[rankOf(card)] };
}

export function cardOf({ suit, rank }: EngineCard): Card {
  return `${SUIT_AT[suit] ?? 'C'}${RANKS[12 - rank] ?? '2'}`;
}

/** Sixteen sets of cards. `gone`: cards that have been played. */
function engineHands(deal: FullDeal, gone: ReadonlySet<Card>): number[] {
  const sets = Array.from({ length: 16 }, () => 0);
  for (const [place, seat] of SEATS.entries()) {
    for (const card of deal[seat]) {
      const { suit, rank } = engineCard(card);
      if (!gone.has(card)) sets[place * 4 + suit] = (sets[place * 4 + suit] ?? 0) | (1 << rank);
    }
  }
  return sets;
}

/** Before the first card, which `leader` leads. */
export function startOf(deal: FullDeal, strain: Strain, leader: (typeof SEATS)[number]): EnginePosition {
  return {
    hands: engineHands(deal, new Set()),
    strain: STRAINS.indexOf(strain),
    leader: SEATS.indexOf(leader),
    trick: [],
  };
}

/** The moment of `board` with all cards seen. */
export function positionOn(board: Playing, deal: FullDeal): EnginePosition {
  const gone = new Set(cardsInOrder(board).map(({ card }) => card));
  return {
    hands: engineHands(deal, gone),
    strain: STRAINS.indexOf(board.contract.strain),
    leader: SEATS.indexOf(board.trick.leader),
    trick: board.trick.cards.map(engineCard),
  };
}
