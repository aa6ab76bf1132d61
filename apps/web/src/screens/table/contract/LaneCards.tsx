// The cards of one suit in one hand, each but the last partly covered.

import type { Card, Suit } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { CardFace } from '../../../cards/CardFace';
import { group } from '../../../cards/group';
import { names } from '../../../pieces/names';
import { cardItem, suitLabel } from '../../../words/card-words';

export function LaneCards({ suit, cards }: { readonly suit: Suit; readonly cards: readonly Card[] }) {
  const app = useApp();
  const label = suitLabel(app.say, suit, { count: cards.length });
  if (cards.length === 0)
    return (
      <p class="lane-void">
        <span aria-hidden="true">–</span>
        <span class="sr">{label}</span>
      </p>
    );
  return (
    <div class="col" {...group(label)}>
      <ul class="pile">
        {cards.map((card, at) => (
          <li key={card} class={names('in-col', at < cards.length - 1 && 'under')}>
            <CardFace {...cardItem(app, card)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
