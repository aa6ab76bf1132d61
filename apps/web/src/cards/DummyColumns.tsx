/** Dummy opposite: a column for each suit, trumps at the viewer's left, the highest card on top. */
import { type Card, type Suit, suitOf } from '@minibridge/bridge';
import { useRef, useState } from 'preact/hooks';
import { type DummyProps, DummySuit } from './DummySuit.tsx';
import { inOrder, longest, ofSuit } from './display-order.ts';
import { group } from './group.ts';
import { useRoving } from './roving.ts';

/** Less than this of a covered card is too little for a finger. */
const FINGER = 40;
/** Milliseconds after a column has opened in which a tap still belongs to the one that opened it. */
const HASTY = 350;

export function DummyColumns({ cards, suits, label, suitLabels, trump, onPress, onDragTo }: DummyProps) {
  const [opened, setOpened] = useState<{ readonly suit: Suit; readonly cards: number } | undefined>(undefined);
  const open = opened?.cards === cards.length ? opened.suit : undefined;
  const touched = useRef(false);
  const hasty = useRef(Number.NEGATIVE_INFINITY);
  const ordered = inOrder(cards, suits);
  const { root, tabIndexOf, ...keys } = useRoving(
    ordered.map((item) => item.card),
    ordered.find((item) => item.state !== 'dim')?.card,
  );
  const openFirst = (suit: Suit): void => {
    hasty.current = performance.now() + HASTY;
    setOpened({ suit, cards: cards.length });
  };
  /** A finger on a crowded column opens it first, until a card has left; with one card to play there is nothing to choose. */
  const press = (card: Card): void => {
    const suit = suitOf(card);
    const isPlain = !touched.current || open === suit || !crowded(root.current, suit);
    const [only = { card }, ...others] = ofSuit(ordered, suit).filter((item) => item.state !== 'dim');
    if (isPlain) onPress?.(card);
    else if (others.length === 0) onPress?.(only.card);
    else openFirst(suit);
  };
  /** What belongs to the tap that opened a column, a double tap for example, means nothing more. */
  const unlessHasty = (card: Card): void => {
    const now = performance.now();
    if (now < hasty.current) hasty.current = now + HASTY;
    else press(card);
  };
  const listeners = {
    ...keys,
    onPointerDownCapture: (event: PointerEvent) => {
      touched.current = event.pointerType === 'touch';
    },
    onFocusOut: (event: FocusEvent) => {
      keys.onFocusOut(event);
      if (!(event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget))) setOpened(undefined);
    },
    onKeyDown: (event: KeyboardEvent) => {
      touched.current = false;
      keys.onKeyDown(event);
    },
  };
  return (
    <div ref={root} class="cols" style={{ '--max': longest(cards, suits) }} {...group(label)} {...listeners}>
      {suits.map((suit) => (
        <DummySuit
          key={suit}
          line="col"
          suit={suit}
          open={open === suit}
          items={ofSuit(cards, suit)}
          label={suitLabels[suit]}
          tag={trump?.suit === suit ? trump.text : undefined}
          onPress={onPress && unlessHasty}
          onDragTo={onDragTo}
          tabIndexOf={tabIndexOf}
        />
      ))}
    </div>
  );
}

/** Whether the strips of this suit's covered cards are thinner than a finger. */
function crowded(root: HTMLElement | null, suit: Suit): boolean {
  const [first, second] = [...(root?.querySelectorAll(`.in-col > [data-s="${suit}"]`) ?? [])].map((card) =>
    card.getBoundingClientRect(),
  );
  return first !== undefined && second !== undefined && second.top - first.top < FINGER;
}
