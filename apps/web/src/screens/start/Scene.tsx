// A table at a glance: three closed hands, one open: yours.

import type { Card } from '@minibridge/bridge';
import { useApp } from '../../app/app-state';
import { CardBack } from '../../cards/CardBack';
import { CardFace } from '../../cards/CardFace';
import { cardIndex } from '../../words/card-words';

const FAN = [-2, -1, 0, 1, 2] as const;
const OPEN: readonly Card[] = ['SK', 'SQ', 'HA', 'CJ', 'DK'];

function ClosedHand({ at }: { readonly at: 'top' | 'left' | 'right' }) {
  return (
    <div class={`scene-${at}`}>
      {FAN.map((place) => (
        <span key={place} class={`fan${place}`}>
          <CardBack />
        </span>
      ))}
    </div>
  );
}

export function Scene() {
  const { settings } = useApp();
  return (
    <div class="scene" aria-hidden="true">
      <ClosedHand at="top" />
      <ClosedHand at="left" />
      <ClosedHand at="right" />
      <div class="scene-own">
        {OPEN.map((card, place) => (
          <span key={card} class={`fan${FAN[place] ?? 0}`}>
            <CardFace card={card} index={cardIndex(settings, card)} />
          </span>
        ))}
      </div>
    </div>
  );
}
