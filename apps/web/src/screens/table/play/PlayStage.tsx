/** The play of the cards: the stake, the table with the trick in its middle, the viewer's hand, and a panel where there is room. */
import './play.css';
import './play-panel.css';
import './play-phone.css';
import type { HostView } from '../../../host/ledger';
import type { TableHost } from '../../../host/local-host';
import { PlayedBoard } from './PlayedBoard';
import { playBoardOf } from './play-view';

export type PlayStageProps = { readonly host: TableHost; readonly view: HostView };

export function PlayStage({ host, view }: PlayStageProps) {
  const board = playBoardOf(view);
  return board ? <PlayedBoard {...{ host, view, board }} /> : null;
}
