/** One suit of an open hand: its cards partly covering each other, or the sign that there are none. */
import type { Card, Suit } from '@minibridge/bridge';
import { names } from '../pieces/names.ts';
import { CardButton } from './CardButton.tsx';
import { CardFace } from './CardFace.tsx';
import { group } from './group.ts';
import type { CardItem } from './item.ts';
import { SuitSign } from './SuitSign.tsx';

/** What both forms of an open hand are given. */
export type DummyProps = {
  readonly cards: readonly CardItem[];
  /** From `displayOrder` of the hand as dealt, trumps first. */
  readonly suits: readonly Suit[];
  readonly label: string;
  /** In words, for each suit: "spades, trumps", "diamonds: none". */
  readonly suitLabels: { readonly [S in Suit]: string };
  /** The suit that is trumps and the word for its tag. */
  readonly trump?: { readonly suit: Suit; readonly text: string } | undefined;
  /** Absent: the cards are only shown. */
  readonly onPress?: ((card: Card) => void) | undefined;
  readonly onDragTo?: ((card: Card) => void) | undefined;
};

export type DummySuitProps = {
  readonly line: 'col' | 'row';
  readonly suit: Suit;
  readonly open?: boolean | undefined;
  readonly items: readonly CardItem[];
  readonly label: string;
  readonly tag?: string | undefined;
  readonly onPress: ((card: Card) => void) | undefined;
  readonly onDragTo: ((card: Card) => void) | undefined;
  readonly tabIndexOf: (card: Card) => 0 | -1;
};

export function DummySuit({ line, suit, open, items, label, tag, onPress, onDragTo, tabIndexOf }: DummySuitProps) {
  if (items.length === 0)
    return (
      <div class={names(line, 'void')} {...group(label)}>
        <span class="none" aria-hidden="true">
          <SuitSign suit={suit} chip />–
        </span>
      </div>
    );
  return (
    <div class={line} {...group(label)} data-open={open ? '' : undefined} data-long={items.length > 4 ? '' : undefined}>
      <ul class="pile">
        {items.map((item, at) => (
          <li key={item.card} class={names(`in-${line}`, at < items.length - 1 && 'under')}>
            {onPress ? (
              <CardButton {...item} onPress={onPress} onDragTo={onDragTo} tabIndex={tabIndexOf(item.card)} />
            ) : (
              <CardFace
                card={item.card}
                index={item.index}
                label={item.label}
                state={item.state === 'dim' ? 'dim' : 'ready'}
              />
            )}
          </li>
        ))}
      </ul>
      {tag && (
        <span class="tag trump" aria-hidden="true">
          {tag}
        </span>
      )}
    </div>
  );
}
