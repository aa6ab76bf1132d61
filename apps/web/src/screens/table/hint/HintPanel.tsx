// The hint, one step at a time, over the bar: no card is ever under it. It goes when it is closed or the position is another one.

import { hintText } from '@minibridge/learn';
import type { HintMessages } from '@minibridge/messages';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useMessages } from '../../../app/words';
import type { HostView } from '../../../host/ledger';
import { Button, IconButton } from '../../../pieces/Button';
import { names } from '../../../pieces/names';
import { SeenHeard } from '../../../pieces/SeenHeard';
import type { Sentence } from '../../../words/card-signs';
import { sentenceOf } from '../../../words/card-writing';
import type { TableShell } from '../told';
import type { HintPart } from './hint-parts';
import { useHint } from './use-hint';
import './hint.css';

export type HintPanelProps = {
  readonly view: HostView;
  readonly tell: TableShell['tell'];
  readonly onClose: () => void;
};

export function HintPanel(props: HintPanelProps) {
  const words = useMessages('hint');
  const parts = useHint(props.view);
  const { onClose } = props;
  useEffect(() => {
    if (parts === undefined) onClose();
  }, [parts, onClose]);
  return words && parts ? <Steps {...props} words={words} parts={parts} /> : null;
}

/** The focus goes to the step when it opens, and back to where it was when it closes with the focus inside. */
function useFocusInside() {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      const isInside = box.current?.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return box;
}

type StepsProps = HintPanelProps & { readonly words: HintMessages; readonly parts: readonly HintPart[] };

function Steps({ tell, onClose, words, parts }: StepsProps) {
  const app = useApp();
  const { say, settings } = app;
  const id = useId();
  const box = useFocusInside();
  const [at, setAt] = useState(0);
  const part = parts[at];
  const head = part?.head && words[part.head]();
  const text = part && sentenceOf({ say, settings }, (writing) => hintText(words, part.step, writing));
  const isLast = at + 1 >= parts.length;
  useReadOut(tell, head, text);
  // The button that had the focus is gone after the last step.
  useEffect(() => {
    if (isLast && document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [isLast, box]);
  return (
    <section
      ref={box}
      class="hint"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <h2 id={id} class="sr">
        {words.title()}
      </h2>
      <p class="hint-says">
        {head && <b class="hint-head">{head}</b>}
        {text && <SeenHeard text={text} />}
      </p>
      <div class={names('hint-do', isLast && 'last')}>
        {!isLast && (
          <Button icon="next" onPress={() => setAt(at + 1)}>
            <span>{words.more()}</span>
          </Button>
        )}
        <IconButton icon="close" label={say['table.close']()} onPress={onClose} />
      </div>
    </section>
  );
}

/** Each step is read out once. */
function useReadOut(tell: TableShell['tell'], head: string | undefined, text: Sentence | undefined): void {
  const heard = text && [head, text.heard].filter(Boolean).join(': ');
  useEffect(() => {
    if (heard) tell(heard);
  }, [heard, tell]);
}
