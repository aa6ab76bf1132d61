// One hand by suits, as it stands in a bridge diagram: who, how many points, four lines of cards.

import { type Card, cardsOf, type Hand, SUITS, type Suit } from '@minibridge/bridge';
import type { ComponentChildren } from 'preact';
import { useApp } from '../../../app/app-state';
import { SuitSign } from '../../../cards/SuitSign';
import { names } from '../../../pieces/names';
import { cardIndex, suitLabel } from '../../../words/card-words';

/** gone: played before; now: it lies in the trick. */
export type CardMark = 'gone' | 'now';
export type CardNote = { readonly sign: string; readonly said: string };

export type HandDiagramProps = {
  /** In the reader's alphabet. */
  readonly letter: string;
  readonly name: string;
  /** Read out for letter and name: "West: Viktor". */
  readonly label: string;
  readonly hand: Hand;
  /** Small lines under the name. */
  readonly notes?: ComponentChildren;
  /** Under the cards: how many are not seen. */
  readonly foot?: string | undefined;
  /** This hand plays next. */
  readonly turn?: boolean | undefined;
  readonly markOf?: ((card: Card) => CardMark | undefined) | undefined;
  /** A small sign beside a card, and what it says. */
  readonly noteOf?: ((card: Card) => CardNote | undefined) | undefined;
};

function Rank({ card, mark }: { readonly card: Card; readonly mark: CardMark | undefined }) {
  const index = cardIndex(useApp().settings, card);
  if (mark === 'gone') return <s>{index}</s>;
  if (mark === 'now') return <mark>{index}</mark>;
  return <span>{index}</span>;
}

function Noted({ sign, said, children }: CardNote & { readonly children: ComponentChildren }) {
  return (
    <span class="noted">
      {children}
      <i class="note" aria-hidden="true">
        {sign}
      </i>
      <span class="sr"> {said}</span>
    </span>
  );
}

type SuitLineProps = Pick<HandDiagramProps, 'hand' | 'markOf' | 'noteOf'> & {
  readonly suit: Suit;
  /** The whole suit is seen, so that a dash says there are no cards. */
  readonly whole: boolean;
};

function SuitLine({ suit, hand, markOf, noteOf, whole }: SuitLineProps) {
  const { say } = useApp();
  const cards = cardsOf(hand, suit);
  const isVoid = whole && cards.length === 0;
  return (
    <li data-s={suit}>
      <SuitSign suit={suit} said={suitLabel(say, suit, isVoid ? { count: 0 } : {})} />
      <span class="ranks">
        {isVoid && <span aria-hidden="true">–</span>}
        {cards.map((card) => {
          const note = noteOf?.(card);
          const rank = <Rank key={card} card={card} mark={markOf?.(card)} />;
          return note ? (
            <Noted key={card} {...note}>
              {rank}
            </Noted>
          ) : (
            rank
          );
        })}
      </span>
    </li>
  );
}

export function HandDiagram({ letter, name, label, hand, notes, foot, turn, markOf, noteOf }: HandDiagramProps) {
  return (
    <section class={names('diagram', turn && 'turn')} aria-label={label}>
      <div class="who" aria-hidden="true">
        <b>{letter}</b>
        <strong>{name}</strong>
      </div>
      {notes && <p class="num">{notes}</p>}
      <ul>
        {SUITS.map((suit) => (
          <SuitLine key={suit} suit={suit} hand={hand} markOf={markOf} noteOf={noteOf} whole={foot === undefined} />
        ))}
      </ul>
      {foot && <p class="num">{foot}</p>}
    </section>
  );
}
