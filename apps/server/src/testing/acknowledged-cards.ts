// Cards by deal and seat: those that a server has acknowledged, and those that are in the log of the table.

import type { Card, Seat } from '@minibridge/bridge';
import type { ServerMessage } from '@minibridge/protocol';
import type { TableEvent } from '@minibridge/table';

export type CardOfDeal = {
  /** 1, 2, …: as the deals of the table were opened, also those that came to nothing. */
  readonly deal: number;
  /** From whose hand. */
  readonly seat: Seat;
  readonly card: Card;
};

/** Whether another deal begins here. */
export function opensDeal(event: TableEvent): boolean {
  return event.type === 'onBoard' && event.event.type === 'boardOpened';
}

/** The cards whose playing somebody has heard of who has heard the table from its beginning, in order. */
export function cardsHeard(heard: readonly ServerMessage[]): readonly CardOfDeal[] {
  const cards: CardOfDeal[] = [];
  let deal = 0;
  for (const message of heard) {
    if (message.type !== 'released') continue;
    const { event } = message;
    if (opensDeal(event)) deal += 1;
    if (event.type !== 'onBoard' || event.event.type !== 'cardPlayed') continue;
    const { seat, card } = event.event;
    cards.push({ deal, seat, card });
  }
  return cards;
}

const inWords = ({ deal, seat, card }: CardOfDeal): string => `deal ${deal}: ${card} of ${seat}`;

/** Those whose card came before in the same deal, from whatever hand. */
function repeated(cards: readonly CardOfDeal[]): readonly CardOfDeal[] {
  const seen = new Set<string>();
  return cards.filter(({ deal, card }) => {
    const key = `${deal} ${card}`;
    const isThere = seen.has(key);
    seen.add(key);
    return isThere;
  });
}

/**
 * What is wrong, in words for whoever reads a failed test; nothing when each acknowledged card is in the log exactly once, and
 * no card twice in either. For tables where no card is taken back.
 */
export function faultsOf(acknowledged: readonly CardOfDeal[], played: readonly CardOfDeal[]): readonly string[] {
  const there = new Set(played.map(inWords));
  return [
    ...acknowledged.map(inWords).flatMap((one) => (there.has(one) ? [] : [`lost: ${one}`])),
    ...repeated(acknowledged).map((one) => `acknowledged twice: ${inWords(one)}`),
    ...repeated(played).map((one) => `played twice: ${inWords(one)}`),
  ];
}
