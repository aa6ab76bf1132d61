/** A card that lies open and is only looked at. */
import type { Card } from '@minibridge/bridge';
import { useRef } from 'preact/hooks';
import { names } from '../pieces/names.ts';
import { useDeparture } from './motion.ts';

export type CardFaceProps = {
  readonly card: Card;
  readonly index: string;
  /** Absent for a card that only decorates. */
  readonly label?: string | undefined;
  readonly state?: 'ready' | 'dim' | 'won' | undefined;
};

export function CardFace({ card, index, label, state }: CardFaceProps) {
  const face = useRef<HTMLSpanElement>(null);
  useDeparture(card, face);
  return (
    <span
      ref={face}
      class={names('card', state !== 'ready' && state)}
      data-card={card}
      data-s={card.charAt(0)}
      data-r={card.charAt(1)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      <b>{index}</b>
    </span>
  );
}
