// Under the sentence of a step: what the card cost and which cards would have kept the trick.

import { playOf } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { SeenHeard } from '../../../pieces/SeenHeard';
import { costText } from './cost-words';
import type { ReplayStepProps } from './ReplayTable';
import './cost.css';

export function ReplayCost({ board, words, you, findings, step }: ReplayStepProps) {
  const { say, settings } = useApp();
  const text = costText({ say, settings, words, findings, me: you }, step, playOf(board));
  if (!text) return null;
  return (
    <span class="replay-cost">
      <SeenHeard text={text} chip />
    </span>
  );
}
