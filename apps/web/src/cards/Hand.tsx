/** The reader's own hand: sorted, one row, or two on a narrow phone; one tab stop, arrow keys inside. */
import type { Card, Suit } from '@minibridge/bridge';
import { useLayoutEffect } from 'preact/hooks';
import { names } from '../pieces/names.ts';
import { CardButton } from './CardButton.tsx';
import { CardFace } from './CardFace.tsx';
import { inOrder, splitRows } from './display-order.ts';
import { group } from './group.ts';
import type { CardItem } from './item.ts';
import { enter } from './motion.ts';
import { useRoving } from './roving.ts';
import { useWholePage } from './whole-page.ts';

export type HandProps = {
  /** In any order. */
  readonly cards: readonly CardItem[];
  /** From `displayOrder` of the hand as dealt. */
  readonly suits: readonly Suit[];
  /** Whose hand it is, in words. */
  readonly label: string;
  /** Absent: the cards are only shown. */
  readonly onPress?: ((card: Card) => void) | undefined;
  readonly onDragTo?: ((card: Card) => void) | undefined;
  /** Room above the cards for the numbers of counting. */
  readonly counting?: boolean | undefined;
  /** The cards have just been dealt and fly in, once. */
  readonly dealt?: boolean | undefined;
};

/** Milliseconds from one dealt card to the next. */
const DEAL_STEP = 25;

export function Hand({ cards, suits, label, onPress, onDragTo, counting, dealt }: HandProps) {
  const ordered = inOrder(cards, suits);
  const first = ordered.find((item) => item.state !== 'dim')?.card;
  const { root, tabIndexOf, ...keys } = useRoving(
    ordered.map((item) => item.card),
    first,
  );
  const touchDrag = useWholePage();
  useLayoutEffect(() => {
    if (!dealt) return;
    root.current?.querySelectorAll<HTMLElement>('.hand-row > *').forEach((card, at, all) => {
      enter(card, { dx: (all.length / 2 - at) * 0.7, dy: -2.5, delay: at * DEAL_STEP });
    });
  }, [dealt, root]);
  return (
    <div
      ref={root}
      class={names('hand', counting && 'counting')}
      style={{ '--all': cards.length }}
      {...group(label)}
      {...keys}
    >
      {splitRows(ordered).map((row, at) => (
        <ul key={at} class="hand-row" style={{ '--n': row.length }}>
          {row.map((item) => (
            <li key={item.card}>
              {onPress ? (
                <CardButton {...item} {...{ onPress, onDragTo, touchDrag }} tabIndex={tabIndexOf(item.card)} />
              ) : (
                <CardFace card={item.card} index={item.index} label={item.label} />
              )}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
