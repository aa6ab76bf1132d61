/** The play of the cards: the stake, the table with the trick in its middle, the viewer's hand, and a panel where there is room. */
import './play.css';
import './play-panel.css';
import './play-phone.css';
import type { ComponentChildren } from 'preact';
import type { HostView } from '../../../host/ledger';
import type { TableHost } from '../../../host/local-host';
import { PlayedBoard } from './PlayedBoard';
import { playBoardOf } from './play-view';

export type PlayStageProps = {
  readonly host: TableHost;
  readonly view: HostView;
  /** Drawn once the first trick is complete. */
  readonly after?: ComponentChildren;
};

export function PlayStage({ host, view, after }: PlayStageProps) {
  const board = playBoardOf(view);
  if (board === undefined) return null;
  return (
    <>
      <PlayedBoard {...{ host, view, board }} />
      {board.tricks.length > 0 && after}
    </>
  );
}
