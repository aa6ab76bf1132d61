// Between cards and seats as bridge writes them and the numbers of the engine.

import {
  type Card,
  RANKS,
  rankOf,
  SEATS,
  type Seat,
  STRAINS,
  STRENGTH,
  type Strain,
  SUITS,
  type Suit,
  suitOf,
} from '@minibridge/bridge';
import type { EngineCard } from '../core/engine-cards';
import type { Hands, Position } from '../position/position';
import type { EngineHands, PositionJob, StrainJob } from './job';

/** Clubs 0 … spades 3, no trump 4. */
export function strainNumber(strain: Strain): number {
  return STRAINS.indexOf(strain);
}

export function seatNumber(seat: Seat): number {
  return SEATS.indexOf(seat);
}

const SUIT_AT: readonly Suit[] = [...SUITS].reverse();

export function engineCard(card: Card): EngineCard {
  return { suit: SUIT_AT.indexOf(suitOf(card)), rank: STRENGTH[rankOf(card)] };
}

export function cardOf({ suit, rank }: EngineCard): Card {
  return `${SUIT_AT[suit] ?? 'C'}${RANKS[12 - rank] ?? '2'}`;
}

export function engineHands(hands: Hands): EngineHands {
  const masks = Array.from({ length: 16 }, () => 0);
  for (const [place, seat] of SEATS.entries()) {
    for (const card of hands[seat]) {
      const { suit, rank } = engineCard(card);
      masks[place * 4 + suit] = (masks[place * 4 + suit] ?? 0) | (1 << rank);
    }
  }
  return masks;
}

export function strainJob(hands: Hands, strain: Strain): StrainJob {
  return { ask: 'strain', hands: engineHands(hands), strain: strainNumber(strain) };
}

export function positionJob(ask: PositionJob['ask'], { hands, strain, leader, trick = [] }: Position): PositionJob {
  return {
    ask,
    hands: engineHands(hands),
    strain: strainNumber(strain),
    leader: seatNumber(leader),
    trick: trick.map(engineCard),
  };
}
