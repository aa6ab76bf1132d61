// A lesson survives reload like a match, and apart from it: leaving or losing one never touches the other.

import { type Board, cardsInOrder } from '@minibridge/bridge';
import { FIRST_DEAL } from '@minibridge/learn';
import { tableOf } from '@minibridge/table';
import { savedMatchOf } from '../../host/saved-match';
import type { SavedMatch } from '../../host/saved-shapes';

const KEY = 'minibridge.lesson';

function isLine(cards: readonly string[]): boolean {
  return cards.every((card, at) => card === FIRST_DEAL.line[at]);
}

/** Whether the play so far is the lesson's: an earlier version of the page may have taught another deal. */
function isOnLine(board: Board | undefined): boolean {
  if (board?.phase === 'over') return board.result === 'played' && isLine(board.tricks.flatMap(({ cards }) => cards));
  return board?.phase !== 'play' || isLine(cardsInOrder(board).map(({ card }) => card));
}

/** The lesson kept in `storage`; absent when there is none or it is not this one: then it simply begins. */
export function keptLesson(storage: Pick<Storage, 'getItem'>): SavedMatch | undefined {
  const text = storage.getItem(KEY);
  const saved = text === null ? undefined : savedMatchOf(text);
  if (!saved?.ok) return undefined;
  const { setup, log } = saved.value;
  const isThis = setup.given?.line !== undefined && isLine(setup.given.line) && isOnLine(tableOf(log)?.board);
  return isThis ? saved.value : undefined;
}

export function keepLesson(storage: Pick<Storage, 'setItem'>, lesson: SavedMatch): void {
  storage.setItem(KEY, JSON.stringify(lesson));
}

export function dropLesson(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}
