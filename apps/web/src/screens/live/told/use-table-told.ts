// Makes the lines of a table: every change that concerns the people there becomes a sentence, once.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useMessages } from '../../../app/words';
import { type HouseNews, houseNews } from '../../../live/house-news';
import { type LiveTable, seatOfViewer } from '../../../live/live-table';
import { isOvertaken } from '../../../live/overtaken';
import { useLive } from '../live-context';
import { newsText } from '../words/news-words';
import { lettersInBar, pagesOf } from './pages';
import { readingTime, type ToldLine, type ToldLines } from './told-lines';

/** Lines that can be read again. */
const KEPT = 8;
/** Milliseconds between two looks at whether the line can be seen. */
const LOOK = 250;

type State = { readonly lines: readonly ToldLine[]; readonly waiting: readonly ToldLine[] };

type NewLine = Omit<ToldLine, 'id'>;

/** `isShown`: to be read, too, and not only heard; on a phone in pages. */
function withLine({ lines, waiting }: State, told: NewLine, isShown = true): State {
  const line = { ...told, id: (lines.at(-1)?.id ?? 0) + 1 };
  const pages = isShown ? pagesOf(line.text, lettersInBar(innerWidth)) : [];
  return { lines: [...lines, line].slice(-KEPT), waiting: [...waiting, ...pages.map((text) => ({ ...line, text }))] };
}

/** Without the line that is shown, and what is left of it. */
function withoutShown({ lines, waiting }: State): State {
  return { lines, waiting: waiting.filter(({ id }) => id !== waiting[0]?.id) };
}

/** Nobody needs to read any more what is otherwise by now; it stays among the last lines. */
function withoutOvertaken(state: State, table: LiveTable): State {
  const waiting = state.waiting.filter(({ isOvertaken }) => !isOvertaken?.(table));
  return waiting.length === state.waiting.length ? state : { ...state, waiting };
}

/** The cover of a paused table says who has paused it: whoever sits there hears it, and reads no second line. */
function isOnCover({ what }: HouseNews, table: LiveTable): boolean {
  return what === 'paused' && seatOfViewer(table) !== undefined;
}

/** Nobody reads a page that is not looked at, or a line that lies behind a dialog. */
function isInSight(): boolean {
  return document.visibilityState === 'visible' && document.querySelector('dialog[open]') === null;
}

/** Calls `over` once the line has been in sight for `time` milliseconds. */
function whenRead(time: number, over: () => void): () => void {
  let left = time;
  const timer = setInterval(() => {
    if (isInSight()) left -= LOOK;
    if (left <= 0) over();
  }, LOOK);
  return () => clearInterval(timer);
}

export function useTableTold(table: LiveTable): ToldLines {
  const { words } = useLive();
  const { say } = useApp();
  const setup = useMessages('setup');
  const [{ lines, waiting }, setState] = useState<State>({ lines: [], waiting: [] });
  const seen = useRef(table);
  const readOut = useRef(0);
  const acts = useMemo(
    () => ({
      tell: (text: string) => setState((now) => withLine(now, { text })),
      putAway: () => setState(withoutShown),
      goOn: () => setState((now) => ({ ...now, waiting: now.waiting.slice(1) })),
    }),
    [],
  );
  useEffect(() => {
    if (setup === undefined) return;
    const news = houseNews(seen.current, table);
    seen.current = table;
    setState((now) => withoutOvertaken(now, table));
    for (const one of news) {
      const isOver = (now: LiveTable): boolean => isOvertaken(one, { told: table, now });
      const text = newsText(one, { words, setup, say });
      if (text !== undefined) setState((now) => withLine(now, { text, isOvertaken: isOver }, !isOnCover(one, table)));
    }
  }, [table, words, setup, say, acts]);
  const [shown, ...others] = waiting;
  const waits = others.length > 0;
  useEffect(() => (shown ? whenRead(readingTime(shown, waits), acts.goOn) : undefined), [shown, waits, acts]);
  const { tell, putAway } = acts;
  return useMemo(() => ({ lines, shown, readOut, tell, putAway }), [lines, shown, tell, putAway]);
}
