// The row that stays in sight: what is chosen, and the one button.

import type { SetupMessages } from '@minibridge/messages';
import { Button } from '../../pieces/Button';
import { type Choice, changedSwitches } from '../../settings/choice';
import { presetName, presetNote } from './preset-words';

export type StartRowProps = {
  readonly words: SetupMessages;
  readonly choice: Choice;
  /** Why these rules cannot be played; absent when they can. */
  readonly problem: string | undefined;
  readonly onStart: () => void;
};

export function StartRow({ words, choice, problem, onStart }: StartRowProps) {
  const { base, rules } = choice;
  const changes = changedSwitches(base, rules).length;
  return (
    <footer class="page-foot">
      <p role="status">
        <strong>{words['new.summary']({ name: presetName(words, base), changes })}</strong>
        {problem ? <span class="wrong">{problem}</span> : <span>{presetNote(words, base)}</span>}
      </p>
      <Button kind="main" unready={problem !== undefined} onPress={() => problem === undefined && onStart()}>
        {words['new.start']()}
      </Button>
    </footer>
  );
}
