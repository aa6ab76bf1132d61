// The lesson speaks: one or two sentences, and after a wrong try why it asks for just this card.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../../app/app-state';
import { useStore } from '../../app/store';
import { Icon } from '../../pieces/Icon';
import { names } from '../../pieces/names';
import { Rich } from '../../pieces/Rich';
import { useTell } from '../table/told';
import type { LessonHost } from './lesson-host';
import { stepNow, stepSaid } from './moment';
import { type LessonWords, stepText, whyText } from './step-words';

export type LessonPanelProps = { readonly host: LessonHost; readonly words: LessonWords };

/** What is said now, and what the learner may do with it. */
function useSaid({ host, words }: LessonPanelProps) {
  const { say, settings } = useApp();
  const view = useStore(host.view);
  const marked = useStore(host.marked);
  const now = stepNow(view);
  const said = stepSaid(view);
  const waits = host.waits();
  const all = { say, settings, words };
  const isMarked = now !== undefined && now.say === marked;
  const why = isMarked ? whyText(all, now) : undefined;
  return {
    text: why ?? (said && stepText(all, said)),
    isWhy: why !== undefined,
    isMarked,
    isPast: now === undefined || (now.at.stage === 'play' && now.expect === undefined && !waits),
    maySeeMore: now?.expect !== undefined && !isMarked,
    waits,
  };
}

/** Reads `text` out once, after what has just happened. */
function useReadOut(text: string | undefined): void {
  const tell = useTell();
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => tell(text.replaceAll(/<\/?b>/g, '')));
    return () => clearTimeout(timer);
  }, [text, tell]);
}

/** What has just been marked is in sight, where the page is higher than the screen. */
function useMarkedInSight(root: RefObject<HTMLElement>, isMarked: boolean): void {
  useEffect(() => {
    if (isMarked) root.current?.parentElement?.querySelector('.marked')?.scrollIntoView({ block: 'nearest' });
  }, [root, isMarked]);
}

/** Where the focus goes when the button that had it is gone: the marked card or contract, else the hand. */
const HEIRS = '.marked, .hand button[tabindex="0"]';

export function LessonPanel(props: LessonPanelProps) {
  const { host, words } = props;
  const root = useRef<HTMLElement>(null);
  const { text, isWhy, isMarked, isPast, maySeeMore, waits } = useSaid(props);
  useReadOut(text);
  useMarkedInSight(root, isMarked);
  const handOver = (): void => {
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body) return;
      root.current?.parentElement?.querySelector<HTMLElement>(HEIRS)?.focus({ preventScroll: true });
    });
  };
  const press = (act: () => void) => (): void => {
    act();
    handOver();
  };
  if (text === undefined) return null;
  return (
    <section ref={root} class={names('lesson', isWhy && 'why-this', isPast && 'past')} aria-label={words.title()}>
      <h2>{words.title()}</h2>
      <p>
        <Rich text={text} />{' '}
        {maySeeMore && (
          <button type="button" class="lesson-do" onClick={press(host.showMe)}>
            <Icon name="hint" />
            {words.show()}
          </button>
        )}
        {waits && (
          <button type="button" class="lesson-do go" onClick={press(host.goOn)}>
            {words['go-on']()}
            <Icon name="next" />
          </button>
        )}
      </p>
    </section>
  );
}
