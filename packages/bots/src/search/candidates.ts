// The cards that are worth a thought: of cards that nothing can tell apart, one.

import { type Card, type Hand, isHigher, type Playing, suitOf } from '@minibridge/bridge';

/** Cards of one hand between which no card lies that is still in play elsewhere; from the highest down. */
export type Equals = readonly [Card, ...Card[]];

/** Groups `legal` (in pack order) by what lies between in `others`, the cards of all other hands and of the table. */
export function equalCards(legal: Hand, others: readonly Card[]): readonly Equals[] {
  const groups: [Card, ...Card[]][] = [];
  for (const card of legal) {
    const last = groups.at(-1);
    const above = last?.at(-1);
    const touches =
      above !== undefined && suitOf(above) === suitOf(card) && !others.some((each) => isBetween(each, card, above));
    if (last && touches) last.push(card);
    else groups.push([card]);
  }
  return groups;
}

function isBetween(card: Card, low: Card, high: Card): boolean {
  return suitOf(card) === suitOf(low) && isHigher(card, low) && isHigher(high, card);
}

/** Cards in play outside the hand that plays: seen hands, unseen ones, and the trick on the table. */
export function othersInPlay(board: Playing, hand: Hand, pool: Hand): readonly Card[] {
  const seen = Object.values(board.hands).filter((each) => each !== hand);
  return [...pool, ...seen.flat(), ...board.trick.cards];
}
