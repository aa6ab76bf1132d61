// The stage of the deal that is on.

import { ScoreAhead, ScoreStage } from '../score/ScoreStage';
import { ContractStage } from './contract/ContractStage';
import { CountStage } from './count/CountStage';
import { DeclarerStage } from './declarer/DeclarerStage';
import { DrawStage } from './draw/DrawStage';
import { AgreeStage } from './later';
import { PlayStage } from './play/PlayStage';
import type { TableStage } from './stage-of-view';
import type { StageProps } from './stage-props';

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
      return (
        <>
          <PlayStage host={host} view={view} />
          <ScoreAhead />
        </>
      );
    case 'score':
      return <ScoreStage host={host} view={view} />;
  }
}
