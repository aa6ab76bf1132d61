// How each card of a hand looks: ready, in the shade, standing higher, or lifted for the second tap.

import type { Card, Hand, Seat } from '@minibridge/bridge';
import { useContext } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import type { CardItem, CardState } from '../../../cards/item';
import { cardItem } from '../../../words/card-words';
import { MarkedContext } from '../told';
import { cardState } from './card-state';
import type { PlayView } from './play-view';

export function useShownCards(
  play: PlayView,
  lifted: Card | undefined,
): (hand: Hand, seat: Seat) => readonly CardItem[] {
  const { say, settings } = useApp();
  const marked = useContext(MarkedContext)?.card;
  return (hand, seat) =>
    hand.map((card) => {
      const state: CardState = card === lifted ? 'chosen' : cardState(play, seat, card);
      return { ...cardItem({ say, settings }, card), state, marked: card === marked };
    });
}
