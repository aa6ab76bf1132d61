// The score of a deal. The page and its words come while cards are played, so that they are there at the end.

import { useEffect } from 'preact/hooks';
import { lazy } from '../../app/lazy';
import { useMessages } from '../../app/words';
import { readerOf } from './players';
import type { ScoreProps } from './props';

const ScorePage = lazy(async () => (await import('./ScorePage')).ScorePage);

/** Rendered while cards are played: fetches what the score will need, and shows nothing. */
export function ScoreAhead() {
  useMessages('score');
  useEffect(() => {
    void ScorePage.ahead();
  }, []);
  return null;
}

export function ScoreStage({ host, view }: ScoreProps) {
  const words = useMessages('score');
  const { board } = view.table;
  if (!words || board?.phase !== 'over' || board.result !== 'played') return <main aria-busy="true" />;
  return <ScorePage host={host} view={view} board={board} words={words} you={readerOf(view, board)} />;
}
