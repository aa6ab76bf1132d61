// Boards as the solver's engine takes them, all cards seen.

import { cardsInOrder, type FullDeal, type Playing, type Seat, type Strain } from '@minibridge/bridge';
import { type EnginePosition, engineCard, engineHands, seatNumber, strainNumber } from '@minibridge/solver/engine';

/** Before the first card, which `leader` leads. */
export function startOf(deal: FullDeal, strain: Strain, leader: Seat): EnginePosition {
  return { hands: engineHands(deal), strain: strainNumber(strain), leader: seatNumber(leader), trick: [] };
}

/** The moment of `board`, which is played on `deal`. */
export function positionOn(board: Playing, deal: FullDeal): EnginePosition {
  const gone = new Set(cardsInOrder(board).map(({ card }) => card));
  const left = (seat: Seat) => deal[seat].filter((card) => !gone.has(card));
  return {
    hands: engineHands({ N: left('N'), E: left('E'), S: left('S'), W: left('W') }),
    strain: strainNumber(board.contract.strain),
    leader: seatNumber(board.trick.leader),
    trick: board.trick.cards.map(engineCard),
  };
}
