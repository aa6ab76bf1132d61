// What happened at this step in a sentence, the tricks so far, and the ways to move through the play.

import { otherSide, type Side, sideOf } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { group } from '../../../cards/group';
import { TrickRow } from '../../../cards/TrickRow';
import { IconButton } from '../../../pieces/Button';
import { ReplayCost } from './ReplayCost';
import type { ReplayStepProps } from './ReplayTable';
import { stepText } from './step-words';
import { LAST_STEP, stepOfTrick, within, wonBy } from './steps';

type ControlsProps = ReplayStepProps & { readonly onStep: (at: number) => void };

/** The tricks so far: won and lost for a player, by side for whoever has not played. */
function tallyText({ words, you, step: { winners } }: ReplayStepProps): string {
  const wonFor = (side: Side): number => wonBy(side, winners).filter(Boolean).length;
  if (you === undefined) return words['replay.tally-sides']({ northSouth: wonFor('NS'), eastWest: wonFor('EW') });
  return words['replay.tally']({ ours: wonFor(sideOf(you)), theirs: wonFor(otherSide(sideOf(you))) });
}

function Tally(props: ReplayStepProps) {
  const tricks = wonBy(sideOf(props.view.seat), props.step.winners);
  const text = tallyText(props);
  return (
    <div class="replay-tally">
      <TrickRow label={text} tricks={tricks} />
      <span class="num" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}

function Scrubber({ words, step, onStep }: ControlsProps) {
  const number = step.at === 0 ? 0 : step.number;
  return (
    <label class="scrubber">
      <span class="sr">{words['replay.scrub']()}</span>
      <input
        type="range"
        min={0}
        max={LAST_STEP / 4}
        value={number}
        aria-valuetext={words['replay.scrub-at']({ number })}
        onInput={(event) => onStep(stepOfTrick(event.currentTarget.valueAsNumber))}
      />
      <span class="num" aria-hidden="true">
        {words['replay.scrub-at']({ number })}
      </span>
    </label>
  );
}

export function ReplayControls(props: ControlsProps) {
  const { say } = useApp();
  const { words, you, step, onStep } = props;
  const { at } = step;
  return (
    <div class="replay-controls">
      <p class="replay-says" role="status">
        <span>{stepText({ say, words, me: you }, step)}</span>
        <ReplayCost {...props} />
      </p>
      <Tally {...props} />
      <Scrubber {...props} />
      <div class="replay-buttons" {...group(words['replay.buttons']())}>
        <IconButton icon="first" label={words['replay.first']()} onPress={() => onStep(0)} />
        <IconButton icon="back" label={words['replay.back']()} onPress={() => onStep(within(at - 1))} />
        <IconButton icon="next" label={words['replay.next']()} onPress={() => onStep(within(at + 1))} />
        <IconButton icon="last" label={words['replay.last']()} onPress={() => onStep(LAST_STEP)} />
      </div>
    </div>
  );
}
