// The chance of a search: the same for the same place of the same deal, as far as the seat knows it, and nothing else.

import { type Chance, cardsPlayed, type SeatView, seededChance } from '@minibridge/bridge';

/** A number from a text: 32 bits, FNV-1a. */
function numberOf(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed >>> 0;
}

/** The chance for a decision of `view`'s seat: from its own cards, the number of the board and the cards played. */
export function chanceFor({ seat, board }: SeatView): Chance {
  const played = board.phase === 'play' ? cardsPlayed(board) : 0;
  return seededChance(numberOf(`${seat} ${board.number} ${played} ${board.dealt[seat]?.join('')}`));
}
