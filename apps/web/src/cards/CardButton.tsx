/** A card that can be tapped, dragged to the trick, or pressed with Enter or Space. */
import type { Card } from '@minibridge/bridge';
import { useRef } from 'preact/hooks';
import { names } from '../pieces/names.ts';
import { useDrag } from './drag.ts';
import type { CardItem, CardState } from './item.ts';
import { useDeparture } from './motion.ts';

export type CardButtonProps = CardItem & {
  readonly onPress: (card: Card) => void;
  /** Dropped over the trick; absent where cards are not dragged. */
  readonly onDragTo?: ((card: Card) => void) | undefined;
  /** Fingers may drag (the page does not scroll); a mouse always may. */
  readonly touchDrag?: boolean | undefined;
  readonly tabIndex?: 0 | -1 | undefined;
};

const LOOKS: { readonly [S in CardState]: string | undefined } = {
  ready: undefined,
  dim: 'dim',
  lifted: 'up',
  chosen: 'go',
};

export function CardButton(props: CardButtonProps) {
  const { card, index, label, state = 'ready', worth, onPress, onDragTo, tabIndex } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { wasDragged, ...drag } = useDrag(onDragTo && (() => onDragTo(card)));
  useDeparture(card, button);
  return (
    <button
      ref={button}
      type="button"
      class={names('card', LOOKS[state], props.marked && 'marked')}
      data-card={card}
      data-s={card.charAt(0)}
      data-r={card.charAt(1)}
      data-state={state}
      data-draggable={props.touchDrag && onDragTo ? '' : undefined}
      aria-label={label}
      aria-disabled={state === 'dim' ? 'true' : undefined}
      aria-pressed={props.pressed ?? (state === 'chosen' ? true : undefined)}
      tabIndex={tabIndex}
      onClick={(event) => wasDragged(event) || onPress(card)}
      {...drag}
    >
      {/* Signs, not words: what the button is called stands in its label alone. */}
      <b data-index={index} />
      {worth && <span class="worth num" data-worth={worth} />}
    </button>
  );
}
