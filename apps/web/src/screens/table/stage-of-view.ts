// Which stage of a deal is on the screen, and where it stands on the rail.

import type { HostView } from '../../host/ledger';

export type TableStage = 'draw' | 'count' | 'declarer' | 'agree' | 'contract' | 'play' | 'score';

/** The five steps of the rail. */
export const STEPS = ['count', 'declarer', 'contract', 'play', 'score'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: { readonly [S in TableStage]: Step } = {
  draw: 'count',
  count: 'count',
  declarer: 'declarer',
  agree: 'declarer',
  contract: 'contract',
  play: 'play',
  score: 'score',
};

export function stepOf(stage: TableStage): Step {
  return STEP_OF[stage];
}

/** The stage to show: what the person still reads comes before what the board has moved on to. */
export function stageOfView({ table: { board }, reading }: Pick<HostView, 'table' | 'reading'>): TableStage {
  if (board === undefined) return 'draw';
  if (reading === 'count') return 'count';
  if (reading === 'declarer') return 'declarer';
  if (reading === 'last-trick') return 'play';
  switch (board.phase) {
    case 'announcing':
      return 'count';
    case 'agreeing':
      return 'agree';
    case 'choosing':
      return 'contract';
    case 'play':
      return 'play';
    case 'over':
      return board.result === 'played' ? 'score' : 'declarer';
  }
}
