// The stage of the deal that is on.

import { ScoreAhead, ScoreStage } from '../score/ScoreStage';
import type { TableStage } from './stage-of-view';
import type { StageProps } from './stage-props';
import { AgreeStage, ContractStage, CountStage, DeclarerStage, DrawStage, PlayStage } from './stages';

export function Stage({ stage, host, view }: StageProps & { readonly stage: TableStage }) {
  switch (stage) {
    case 'draw':
      return <DrawStage host={host} view={view} />;
    case 'count':
      return <CountStage host={host} view={view} />;
    case 'declarer':
      return <DeclarerStage host={host} view={view} />;
    case 'agree':
      return <AgreeStage host={host} view={view} />;
    case 'contract':
      return <ContractStage host={host} view={view} />;
    case 'play':
      return <PlayStage host={host} view={view} after={<ScoreAhead />} />;
    case 'score':
      return <ScoreStage host={host} view={view} />;
  }
}
