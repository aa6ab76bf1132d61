// What the suits by themselves say to declarer about the card that is due: a tie-breaker where a search cannot tell.

import {
  type Card,
  cardsOf,
  rankOf,
  type SeatView,
  STRENGTH,
  SUITS,
  type Suit,
  suitOf,
  trumpOf,
} from '@minibridge/bridge';
import { questionOf, type Seen, seenIn } from './as-seen';
import type { Ours } from './field';
import { newSuitMemory, type SuitAnswer, type SuitMemory, solveSuit } from './solve-suit';

export type SuitSuggestion = {
  /** The cards of one suit that serve alike, from the top: they are legal, and in the hand that plays. */
  readonly cards: readonly Card[];
  /** Tricks of the suit on average when the play of it goes on so. */
  readonly tricks: number;
  /** How many of them the next best card of this hand and suit loses, above 0. */
  readonly gain: number;
};

/** Whether a hand has a card outside `suit` that wins and that the other hand can lead to. */
function hasEntry({ hands, hidden }: Seen, hand: Ours, suit: Suit): boolean {
  const across = hands[hand === 'declarer' ? 'dummy' : 'declarer'];
  return hands[hand].some((card) => {
    const other = suitOf(card);
    if (other === suit || cardsOf(across, other).length === 0) return false;
    const above = [...cardsOf(hidden.pool, other), ...cardsOf(across, other)];
    return above.every((each) => STRENGTH[rankOf(each)] < STRENGTH[rankOf(card)]);
  });
}

/** Whether the play of a suit by itself tells what to do: nobody ruffs it, and both hands can be reached. */
function standsAlone(seen: Seen, suit: Suit): boolean {
  const trump = trumpOf(seen.board.contract.strain);
  const ruffed = trump !== undefined && trump !== suit && cardsOf(seen.hidden.pool, trump).length > 0;
  return !ruffed && hasEntry(seen, 'declarer', suit) && hasEntry(seen, 'dummy', suit);
}

function suggestionOf(answer: SuitAnswer, turn: Ours, suit: Suit): readonly SuitSuggestion[] {
  const [best, next] = answer.cards.filter(({ from }) => from === turn);
  if (best === undefined || next === undefined || best.worth < answer.worth - 1e-9) return [];
  const gain = best.worth - next.worth;
  return gain > 1e-9 ? [{ cards: best.cards.map((rank): Card => `${suit}${rank}`), tricks: best.worth, gain }] : [];
}

/**
 * For each suit in which the hand whose turn it is can begin or go on best, the card to play, the suits with most at stake
 * first. Nothing where it makes no difference, where the other hand should begin, where a defender may ruff, or where one of
 * our hands has no entry outside the suit. For declarer's view only.
 */
export function suggestedBySuit(view: SeatView, memory: SuitMemory = newSuitMemory()): readonly SuitSuggestion[] {
  const seen = seenIn(view);
  if (seen === undefined) return [];
  const { board, hidden, turn, hands } = seen;
  const [led] = board.trick.cards;
  const suits = led === undefined ? SUITS : [suitOf(led)];
  const open = suits.filter((suit) => cardsOf(hands[turn], suit).length > 0 && cardsOf(hidden.pool, suit).length > 0);
  const suggestions = open
    .filter((suit) => standsAlone(seen, suit))
    .flatMap((suit) => {
      const answer = solveSuit(questionOf(seen, suit), memory);
      return answer === undefined ? [] : suggestionOf(answer, turn, suit);
    });
  return suggestions.sort((a, b) => b.gain - a.gain);
}
