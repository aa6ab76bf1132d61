/** Dummy at a side: a row for each suit; its trumps at its own right, so nearest the viewer at the left and farthest at the right. */

import { type DummyProps, DummySuit } from './DummySuit.tsx';
import { inOrder, longest, ofSuit } from './display-order.ts';
import { group } from './group.ts';
import { useRoving } from './roving.ts';

export type DummyRowsProps = DummyProps & {
  /** The side of the screen at which this hand sits. */
  readonly side: 'left' | 'right';
};

export function DummyRows({ cards, suits, label, suitLabels, trump, onPress, onDragTo, side }: DummyRowsProps) {
  const topDown = side === 'left' ? [...suits].reverse() : suits;
  const ordered = inOrder(cards, topDown);
  const { root, tabIndexOf, ...keys } = useRoving(
    ordered.map((item) => item.card),
    ordered.find((item) => item.state !== 'dim')?.card,
  );
  return (
    <div
      ref={root}
      class="rows"
      data-side={side}
      {...group(label)}
      style={{ '--max': longest(cards, suits) }}
      {...keys}
    >
      {topDown.map((suit) => (
        <DummySuit
          key={suit}
          line="row"
          suit={suit}
          items={ofSuit(cards, suit)}
          label={suitLabels[suit]}
          tag={trump?.suit === suit ? trump.text : undefined}
          onPress={onPress}
          onDragTo={onDragTo}
          tabIndexOf={tabIndexOf}
        />
      ))}
    </div>
  );
}
