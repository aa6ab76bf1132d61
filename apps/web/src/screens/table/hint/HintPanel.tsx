// The hint: each step joins those before it, so that one sees what leads to what. No card and nothing at stake is ever under it.
// It goes when it is closed or the position is another one.

import { hintText } from '@minibridge/learn';
import type { HintMessages } from '@minibridge/messages';
import type { RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useMessages } from '../../../app/words';
import type { HostView } from '../../../host/ledger';
import { Button, IconButton } from '../../../pieces/Button';
import { names } from '../../../pieces/names';
import { SeenHeard } from '../../../pieces/SeenHeard';
import type { Sentence } from '../../../words/card-signs';
import { sentenceOf } from '../../../words/card-writing';
import type { Marked, TableShell } from '../told';
import { type HintPart, namedIn } from './hint-parts';
import { useHint } from './use-hint';
import './hint.css';
import './hint-small.css';

export type HintPanelProps = {
  readonly view: HostView;
  readonly tell: TableShell['tell'];
  /** Told what to mark once it has been named, and nothing when the hint goes. */
  readonly onMark: (marked: Marked | undefined) => void;
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

/** A step that has been opened. */
type Told = { readonly head: string | undefined; readonly text: Sentence };

function Steps({ tell, onMark, onClose, words, parts }: StepsProps) {
  const app = useApp();
  const { say, settings } = app;
  const id = useId();
  const box = useFocusInside();
  const [at, setAt] = useState(0);
  const opened = parts.slice(0, at + 1);
  const told = opened.map(
    ({ head, step }): Told => ({
      head: head && words[head](),
      text: sentenceOf({ say, settings }, (writing) => hintText(words, step, writing)),
    }),
  );
  const isLast = at + 1 >= parts.length;
  useReadOut(tell, told.at(-1));
  useMark(onMark, namedIn(opened));
  const newest = useInSight(box, at);
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
      onScroll={({ currentTarget }) => currentTarget.style.setProperty('--above', `${currentTarget.scrollTop}px`)}
    >
      <h2 id={id} class="sr">
        {words.title()}
      </h2>
      <ol class="hint-says">
        {told.map(({ head, text }, nth) => (
          <li
            key={text.heard}
            ref={nth === at ? newest : null}
            class={names(nth === at && 'newest')}
            aria-current={nth === at ? 'step' : undefined}
          >
            {head && <b class="hint-head">{head}</b>}
            <SeenHeard text={text} />
          </li>
        ))}
      </ol>
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

/** Where there is no room for all steps the box is scrolled to the newest one, again when the phone is turned. */
function useInSight(box: RefObject<HTMLElement>, at: number): RefObject<HTMLLIElement> {
  const newest = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const show = (): void => {
      if (box.current && newest.current) box.current.scrollTop = newest.current.offsetTop;
    };
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [box, at]);
  return newest;
}

/** Each step is read out once, and alone. */
function useReadOut(tell: TableShell['tell'], told: Told | undefined): void {
  const heard = told && [told.head, told.text.heard].filter(Boolean).join(': ');
  useEffect(() => {
    if (heard) tell(heard);
  }, [heard, tell]);
}

/** What has been named is marked as long as the hint stands. */
function useMark(onMark: HintPanelProps['onMark'], named: Marked | undefined): void {
  useEffect(() => {
    onMark(named);
    return () => onMark(undefined);
  }, [onMark, named]);
}
