// Dummy's cards as they lie open while declarer chooses the contract, for who watches.

import { type Board, type Card, dummyOf, type Seat } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { DummyColumns } from '../../../cards/DummyColumns';
import { displayOrder } from '../../../cards/display-order';
import { cardItem, suitLabels } from '../../../words/card-words';

export type OpenDummy = { readonly seat: Seat; readonly cards: readonly Card[] };

/** Absent: no cards lie open yet. */
export function openDummy(board: Board | undefined): OpenDummy | undefined {
  if (board?.phase !== 'choosing') return undefined;
  const seat = dummyOf(board);
  const cards = board.hands[seat];
  return cards && { seat, cards };
}

export function DummyShown({ seat, cards }: OpenDummy) {
  const app = useApp();
  return (
    <DummyColumns
      cards={cards.map((card) => cardItem(app, card))}
      suits={displayOrder(cards)}
      label={app.say['play.open-hand']({ hand: 'dummy', seat })}
      suitLabels={suitLabels(app.say, cards)}
    />
  );
}
