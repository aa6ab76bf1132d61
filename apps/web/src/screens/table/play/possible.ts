// The answer to "what may I do?".

import { type Language, listed, type TableMessages } from '@minibridge/messages';
import { inOrder } from '../../../cards/display-order';
import { cardName } from '../../../words/card-words';
import type { PlayView } from './play-view';

/** The cards in question in words, or that any card may be played; absent when it is not the viewer's to play. */
export function possibleText(say: TableMessages, language: Language, play: PlayView): string | undefined {
  const { legal, turn, board, trump } = play;
  if (legal.length === 0 || turn === undefined) return undefined;
  if (legal.length > 1 && legal.length === board.hands[turn]?.length) return say['play.possible-any']();
  const suits = turn === play.me ? play.ownSuits : (play.open?.suits ?? (trump ? [trump] : []));
  const cards = inOrder(
    legal.map((card) => ({ card })),
    suits,
  ).map(({ card }) => cardName(say, card));
  return say['play.possible']({ cards: listed(language, 'or', cards) });
}
