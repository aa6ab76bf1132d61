// The score of a deal: the result first, then what is worth a second look, the arithmetic, the match, what was possible, all four
// hands, and the deal once more.

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
import { LookBack } from './review/LookBack';
import { useFindings } from './review/use-findings';
import { Sum } from './Sum';
import './score.css';

export function ScorePage(props: PartProps) {
  const { view, board } = props;
  const waiting = useStore(useApp().waiting);
  const findings = useFindings(board);
  /** The step at which the replay opens; absent: it is closed. */
  const [replayAt, setReplayAt] = useState<number>();
  const before = waiting && firstTime(waiting, board);
  return (
    <main class="score">
      <Result {...props} />
      <div class="score-stack">
        {before && <Compare {...props} before={before} />}
        <LookBack {...props} findings={findings} onShow={setReplayAt} />
        <Sum {...props} />
        {!view.setup.given && <MatchSheet {...props} />}
        <Possible {...props} findings={findings} />
      </div>
      <div class="score-stack">
        <FourHands {...props} />
        <Again {...props} />
      </div>
      <NextStep {...props} onReplay={() => setReplayAt(0)} />
      {replayAt !== undefined && (
        <Replay {...props} findings={findings} from={replayAt} onClose={() => setReplayAt(undefined)} />
      )}
    </main>
  );
}
