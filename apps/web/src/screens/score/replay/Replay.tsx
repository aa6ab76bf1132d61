// The play once more, card by card, over the whole window. Esc or the cross leads back to the score.

import type { ScoreMessages } from '@minibridge/messages';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { IconButton } from '../../../pieces/Button';
import { Icon } from '../../../pieces/Icon';
import { stakeTitle } from '../../../words/contract-words';
import { useNameOf } from '../by-name';
import { playersOf } from '../players';
import type { PartProps } from '../props';
import type { Findings } from '../review/findings';
import { ReplayControls } from './ReplayControls';
import { ReplayTable } from './ReplayTable';
import { stepAt, stepByKey } from './steps';
import './replay.css';

type ReplayProps = Omit<PartProps, 'host'> & {
  readonly findings: Findings;
  /** The step it opens at, 0..52; absent: before the first card. */
  readonly from?: number;
  readonly onClose: () => void;
};

type AllHandsProps = {
  readonly words: ScoreMessages;
  readonly all: boolean;
  readonly onChange: (all: boolean) => void;
};

/** Down: all hands lie open; up: only those that the person saw during the play. */
function AllHands({ words, all, onChange }: AllHandsProps) {
  return (
    <button type="button" class="replay-all" aria-pressed={all} onClick={() => onChange(!all)}>
      <Icon name="eye" />
      {words['replay.all']()}
    </button>
  );
}

/** The dialog covers the window; its title has the focus first. */
function useCover() {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    heading.current?.focus();
    return () => dialog?.close();
  }, []);
  return { box, heading };
}

const isSlider = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === 'range';

export function Replay({ view, board, words, you, findings, from = 0, onClose }: ReplayProps) {
  const { say } = useApp();
  const id = useId();
  const { box, heading } = useCover();
  const name = useNameOf()(playersOf(view.table, board), board.declarer);
  const [at, setAt] = useState(from);
  const [all, setAll] = useState(true);
  const step = stepAt(board, at);
  const shown = { view, board, words, you, findings, step };
  const byKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const next =
      isSlider(event.target) || event.altKey || event.ctrlKey || event.metaKey ? undefined : stepByKey(at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const cancel = (event: Event): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={box} class="replay felt" aria-labelledby={id} onCancel={cancel} onKeyDown={byKey}>
      <header class="replay-head">
        <IconButton icon="close" label={words['replay.close']()} onPress={onClose} />
        <h2 id={id} ref={heading} tabIndex={-1}>
          <span class="sr">{words['replay.title']()}: </span>
          {stakeTitle(say, board, name)}
        </h2>
        <AllHands words={words} all={all} onChange={setAll} />
      </header>
      <ReplayTable {...shown} all={all} />
      <ReplayControls {...shown} onStep={setAt} />
    </dialog>
  );
}
