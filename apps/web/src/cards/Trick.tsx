/** The trick in the middle: four places at their compass positions, the lead marked, the winner glowing before it goes. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { names } from '../pieces/names.ts';
import { group } from './group.ts';
import type { CardItem, Place } from './item.ts';
import { departure, enter, travel } from './motion.ts';

const PLACES = ['top', 'right', 'bottom', 'left'] as const satisfies readonly Place[];
/** From which side a card of a closed hand comes, in cards. */
const AWAY: { readonly [P in Place]: { readonly dx: number; readonly dy: number } } = {
  top: { dx: 0, dy: -1 },
  right: { dx: 1.4, dy: 0 },
  bottom: { dx: 0, dy: 1 },
  left: { dx: -1.4, dy: 0 },
};

export type TrickCard = Pick<CardItem, 'card' | 'index' | 'label'> & {
  readonly at: Place;
  /** A small sign on the card; `label` says it in words. */
  readonly note?: string | undefined;
};

export type TrickProps = {
  readonly label: string;
  /** In the order played. */
  readonly cards: readonly TrickCard[];
  /** The compass letters, in the reader's alphabet. */
  readonly letters: { readonly [P in Place]: string };
  /** Who is to play. */
  readonly now?: Place | undefined;
  /** The word "lead", beside the first card. */
  readonly lead?: string | undefined;
  /** Whose card glows. */
  readonly winner?: Place | undefined;
  /** The trick is on its way to this side. */
  readonly sweep?: Place | undefined;
};

export function Trick({ label, cards, letters, now, lead, winner, sweep }: TrickProps) {
  const seen = useRef(false);
  useLayoutEffect(() => {
    seen.current = true;
  }, []);
  const leader = cards[0];
  return (
    <div class="trick" {...group(label)} data-drop="trick" data-sweep={sweep}>
      {PLACES.filter((at) => !cards.some((card) => card.at === at)).map((at) => (
        <span key={at} class={names('slot', `at-${at}`, at === now && 'now')} aria-hidden="true">
          {letters[at]}
        </span>
      ))}
      {cards.map((card) => (
        <Played key={card.card} {...card} arrives={() => seen.current} won={card.at === winner} />
      ))}
      {lead && leader && !sweep && (
        <span key="lead" class={`tag lead-${leader.at}`} aria-hidden="true">
          {lead}
        </span>
      )}
    </div>
  );
}

type PlayedProps = TrickCard & { readonly won: boolean; readonly arrives: () => boolean };

/** A card that has been played: it comes from where it lay, or from the side of a closed hand. */
function Played({ card, index, label, at, note, won, arrives }: PlayedProps) {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const from = departure(card);
    if (!face.current || !arrives()) return;
    if (from) travel(face.current, from);
    else enter(face.current, AWAY[at]);
  }, []);
  return (
    <span
      ref={face}
      class={names('card', `at-${at}`, won && 'won')}
      data-s={card.charAt(0)}
      data-r={card.charAt(1)}
      role="img"
      aria-label={label}
    >
      <b>{index}</b>
      {note && <i class="note">{note}</i>}
    </span>
  );
}
