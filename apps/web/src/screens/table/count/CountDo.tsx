// The one thing to do: say the number, go on, or wait.

import { useState } from 'preact/hooks';
import { useSay } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { refusalText } from '../../../words/refusal-words';
import type { StageProps } from '../stage-props';
import { useTell } from '../told';
import type { CountTask } from './counting';
import { waitingSeat } from './waiting-seat';

export type CountDoProps = StageProps & {
  readonly task: CountTask;
  /** Of the lifted honours, right or not. */
  readonly sum: number;
};

export function CountDo({ host, view, task, sum }: CountDoProps) {
  const say = useSay();
  const tell = useTell();
  const [refused, setRefused] = useState<string>();
  const announce = (): void => {
    const refusal = host.send({ type: 'act', action: { type: 'announce', by: view.seat, points: sum } });
    if (refusal === undefined) return;
    setRefused(refusalText(say, refusal));
    tell(refusalText(say, refusal));
  };
  if (task === 'wait') {
    const seat = waitingSeat(view.table);
    return (
      <div class="do">
        <p class="wait">{seat ? say['count.turn']({ seat }) : say['count.others']()}</p>
      </div>
    );
  }
  return (
    <div class="do">
      {refused && <p class="wait">{refused}</p>}
      {task === 'shown' ? (
        <Button kind="main" onPress={host.goOn}>
          {say['table.go-on']()}
        </Button>
      ) : (
        <Button kind="main" onPress={announce}>
          {say['count.say']({ points: sum })}
        </Button>
      )}
    </div>
  );
}
