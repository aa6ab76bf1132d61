// The score of a deal.

import type { StageProps } from '../table/Stage';

export function ScoreStage({ view }: StageProps) {
  return <main>{view.table.board?.phase}</main>;
}
