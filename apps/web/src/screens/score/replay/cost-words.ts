// What cards cost, as signs and in words.

import { type Card, otherSide, type Seat, type Side, SUITS, sideOf, suitOf } from '@minibridge/bridge';
import { formatNumber, type Language, listed, type ScoreMessages } from '@minibridge/messages';
import { keepMarks, type Sentence, SIGNS } from '../../../words/card-signs';
import { type CardWords, cardIndex, cardName } from '../../../words/card-words';
import type { CardNote } from '../hands/HandDiagram';
import type { Costly, Findings } from '../review/findings';
import { LAST_STEP, type Step } from './steps';

type Speaking = {
  readonly words: ScoreMessages;
  readonly language: Language;
  readonly costly: Findings['costly'];
};

type Played = readonly { readonly seat: Seat; readonly card: Card }[];

/** A sign for each card of `played` that cost tricks: −1. */
export function costNotes({ words, language, costly }: Speaking, played: Played): ReadonlyMap<Card, CardNote> {
  return new Map(
    played.flatMap(({ card }, place) => {
      const cost = costly.get(place)?.cost;
      if (cost === undefined) return [];
      return [[card, { sign: formatNumber(language, -cost), said: words['review.mark']({ cost }) }]];
    }),
  );
}

/** "♠ A, ♥ K or Q", for the eye: suit by suit, its sign before the first of its cards. */
function cardSigns({ settings }: CardWords, cards: readonly Card[]): string {
  const parts = SUITS.flatMap((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .map((card, nth) => `<b>${nth === 0 ? `${SIGNS[suit]} ` : ''}${cardIndex(settings, card)}</b>`),
  );
  return listed(settings.language, 'or', parts);
}

/** "king of hearts, queen of hearts or ace of spades", for the ear. */
function cardNames({ say, settings }: CardWords, cards: readonly Card[]): string {
  return listed(
    settings.language,
    'or',
    cards.map((card) => cardName(say, card)),
  );
}

const plain = (text: string): Sentence => ({ seen: text, heard: text });

type Asked = CardWords & { readonly words: ScoreMessages; readonly findings: Findings; readonly me: Seat | undefined };

/** Tricks that the cards of each side gave away. */
function givenAway(costly: ReadonlyMap<number, Costly>, played: Played): { readonly [S in Side]: number } {
  const given = { NS: 0, EW: 0 };
  for (const [place, { cost }] of costly) {
    const seat = played[place]?.seat;
    if (seat !== undefined) given[sideOf(seat)] += cost;
  }
  return given;
}

function endText({ words, me }: Asked, given: { readonly [S in Side]: number }): string {
  if (me === undefined) return words['review.end-sides']({ northSouth: given.NS, eastWest: given.EW });
  return words['review.end']({ ours: given[sideOf(me)], theirs: given[otherSide(sideOf(me))] });
}

function aboutAll(asked: Asked, { at }: Step, played: Played): Sentence | undefined {
  const { words, findings } = asked;
  const { whole, costly, failed } = findings;
  if (failed) return undefined;
  if (!whole) return plain(words['review.working']());
  const given = givenAway(costly, played);
  return plain(
    at === 0 ? words['review.start']({ count: costly.size, cost: given.NS + given.EW }) : endText(asked, given),
  );
}

/** What the card of this step cost; before the first card and after the last what all of them did. Absent: nothing to say. */
export function costText(asked: Asked, step: Step, played: Played): Sentence | undefined {
  const found = asked.findings.costly.get(step.at - 1);
  if (found) {
    const say = (cards: string): string => asked.words['review.cost']({ cost: found.cost, cards });
    return { seen: keepMarks(say(cardSigns(asked, found.best))), heard: say(cardNames(asked, found.best)) };
  }
  return step.at === 0 || step.at === LAST_STEP ? aboutAll(asked, step, played) : undefined;
}
