// The contract: declarer chooses it here; the others see who chooses.

import type { StageProps } from '../stage-props';
import { Choosing } from './Choosing';
import { Watching } from './Watching';
import './contract.css';
import './choice-grid.css';
import './confirm.css';
import './contract-phone.css';
import './contract-wide.css';
import './contract-small.css';

export function ContractStage({ host, view }: StageProps) {
  const { board } = view.table;
  if (board?.phase !== 'choosing') return null;
  const isMine = board.declarer === view.seat && view.setup.given?.contract === undefined;
  return isMine ? <Choosing host={host} view={view} board={board} /> : <Watching view={view} board={board} />;
}
