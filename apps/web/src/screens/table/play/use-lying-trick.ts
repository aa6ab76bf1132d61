// A complete trick lies until the next card is played or the time for it is over; then it goes to its winner.

import { type Seat, type Trick, trumpOf, winner } from '@minibridge/bridge';
import { useEffect, useState } from 'preact/hooks';
import type { PlayBoard } from './play-view';

/** Milliseconds of the way to the winner; the style sheet's --m3. */
const ON_ITS_WAY = 250;

export type LyingTrick = {
  readonly trick: Trick;
  /** 1..13 */
  readonly number: number;
  readonly winner: Seat;
  readonly leaves: boolean;
};

/** `stays`: milliseconds for which a trick lies, all in all. */
export function useLyingTrick(board: PlayBoard, stays: number): LyingTrick | undefined {
  const count = board.tricks.length;
  const isLeading = board.phase === 'play' && board.trick.cards.length === 0;
  const [gone, setGone] = useState(isLeading ? count - 1 : board.phase === 'play' ? count : count - 1);
  const [leaving, setLeaving] = useState(0);
  useEffect(() => {
    if (count < gone) setGone(count);
    if (count <= gone || board.phase === 'over') return undefined;
    const leave = setTimeout(() => setLeaving(count), isLeading ? Math.max(0, stays - ON_ITS_WAY) : 0);
    const go = setTimeout(() => setGone(count), isLeading ? Math.max(ON_ITS_WAY, stays) : ON_ITS_WAY);
    return () => {
      clearTimeout(leave);
      clearTimeout(go);
    };
  }, [count, gone, isLeading, board.phase, stays]);
  useEffect(() => {
    if (count < leaving) setLeaving(count);
  }, [count, leaving]);
  const trick = count > gone ? board.tricks.at(-1) : undefined;
  if (!trick) return undefined;
  return { trick, number: count, winner: winner(trick, trumpOf(board.contract.strain)), leaves: leaving >= count };
}
