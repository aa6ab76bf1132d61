// How far a long session is, told now and then to people who wait.

import type { Aside } from '../command';

/** Milliseconds between two words on how far it is. */
const SILENCE = 5000;

/** For help. */
export const PROGRESS_NOTE = 'What takes long says in the terminal how far it is, and never in the output.';

/** Hears of every action: which board is played, from 1 on, and how many of its cards have been. */
export type Tell = (board: number, cards: number) => void;

/** How a board is played: the first or only time, or once more at the other table of a match. */
export type Playing = 'is being played' | 'is being played with the seats exchanged';

/** Says it when nothing has been said for a while. */
export function progress(boards: number, aside: Aside): (playing: Playing) => Tell {
  let since = performance.now();
  return (playing) => (board, cards) => {
    const now = performance.now();
    if (now - since < SILENCE) return;
    since = now;
    aside(`board ${board} of ${boards} ${playing}, trick ${Math.min(13, Math.floor(cards / 4) + 1)}.`);
  };
}
