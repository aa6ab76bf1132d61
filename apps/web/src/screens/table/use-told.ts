// What the live region of the table reads out: every event of the game once, and what the stages tell.

import type { BoardEvent, Seat } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import type { Table, TableEvent } from '@minibridge/table';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { HostView } from '../../host/ledger';
import type { Said } from '../../pieces/Announcer';
import { eventText } from '../../words/event-words';
import { type News, newsBetween } from './news';

/** Lines that are kept for the live region. */
const KEPT = 6;

/** Dummy's cards are told when they are seen, not while it is read what the totals are and who declares. */
export function isEarly({ event }: News, { reading }: Pick<HostView, 'reading'>): boolean {
  const isUnseen = reading === 'count' || reading === 'declarer';
  if (!isUnseen || event.type !== 'onBoard') return false;
  const { type } = event.event;
  return type === 'handFaced' || type === 'handShown' || type === 'shapeShown';
}

/** Who "you" is in what is read out; nobody, where the reader only watches. */
function whoListens({ seat, watches }: HostView): Seat | undefined {
  return watches ? undefined : seat;
}

/** `game`: where people sit together, who pauses, who takes a card back and who ends the match is told elsewhere, by name. */
export type Telling = 'all' | 'game';

const TOLD_BY_NAME: readonly (TableEvent | BoardEvent)['type'][] = ['paused', 'resumed', 'matchClosed', 'takenBack'];

function isToldElsewhere({ event }: News, telling: Telling): boolean {
  const { type } = event.type === 'onBoard' ? event.event : event;
  return telling === 'game' && TOLD_BY_NAME.includes(type);
}

/** The lines of the live region, and a way to add one. */
export function useTold(say: TableMessages, view: HostView, telling: Telling = 'all') {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const next = useRef(0);
  const seen = useRef<Table>(view.table);
  const early = useRef<readonly News[]>([]);

  const tell = useCallback((text: string): void => {
    next.current += 1;
    const line = { id: next.current, text };
    setSaid((lines) => [...lines, line].slice(-KEPT));
  }, []);

  useEffect(() => {
    const news = [...early.current, ...newsBetween(seen.current, view.table)];
    seen.current = view.table;
    early.current = news.filter((item) => isEarly(item, view));
    const me = whoListens(view);
    for (const item of news) {
      if (isEarly(item, view) || isToldElsewhere(item, telling)) continue;
      const text = eventText(item.event, { say, me, after: item.after });
      if (text !== undefined) tell(text);
    }
  }, [say, view, tell, telling]);

  return { said, tell };
}
