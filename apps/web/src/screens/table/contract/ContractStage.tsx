// stub
import type { StageProps } from '../Stage';
export function ContractStage({ view }: StageProps) {
  return <main>{view.table.board?.phase}</main>;
}
