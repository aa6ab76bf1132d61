// The score of a deal: the result first, then the arithmetic, the match, what was possible, all four hands, and the deal once more.

import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-state';
import { useStore } from '../../app/store';
import { Again } from './again/Again';
import { firstTime } from './compare';
import { FourHands } from './hands/FourHands';
import { Compare } from './match/Compare';
import { MatchSheet } from './match/MatchSheet';
import { NextStep } from './match/NextStep';
import { Possible } from './possible/Possible';
import type { PartProps } from './props';
import { Result } from './Result';
import { Replay } from './replay/Replay';
import { useFindings } from './review/use-findings';
import { Sum } from './Sum';
import './score.css';

export function ScorePage(props: PartProps) {
  const { view, board } = props;
  const waiting = useStore(useApp().waiting);
  const findings = useFindings(board);
  const [replays, setReplays] = useState(false);
  const before = waiting && firstTime(waiting, board);
  return (
    <main class="score">
      <Result {...props} />
      <div class="score-stack">
        {before && <Compare {...props} before={before} />}
        <Sum {...props} />
        {!view.setup.given && <MatchSheet {...props} />}
        <Possible {...props} findings={findings} />
      </div>
      <div class="score-stack">
        <FourHands {...props} />
        <Again {...props} />
      </div>
      <NextStep {...props} onReplay={() => setReplays(true)} />
      {replays && <Replay {...props} findings={findings} onClose={() => setReplays(false)} />}
    </main>
  );
}
