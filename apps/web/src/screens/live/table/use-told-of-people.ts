// What is told at a table besides the game: phrases, who goes and comes, and what the server has refused. The newest is shown.

import { useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { type LiveTable, personOf } from '../../../live/live-table';
import { useLive } from '../live-context';
import { liveRefusalText } from '../words/live-refusal-words';
import { nameOf, namesOfPeople, presenceChange } from '../words/people-words';
import { phraseText } from '../words/phrase-words';
import type { LateRefusal } from './use-remote-host';

/** `id` rises with every line. */
export type ToldLine = { readonly id: number; readonly text: string };

type Seen = Pick<LiveTable, 'people' | 'said'>;

/** What the sentences of one change are made of. */
function useChanges(): (before: Seen, now: LiveTable) => readonly string[] {
  const { words } = useLive();
  return (before, now) => {
    const heard = now.said.slice(-1).filter(({ id }) => id > (before.said.at(-1)?.id ?? 0));
    const phrases = heard.map(({ who, phrase }) =>
      words['say.heard']({ name: nameOf(words, personOf(now, who)), phrase: phraseText(words, phrase) }),
    );
    const others = now.people.filter(({ who, seat }) => who !== now.you && seat !== undefined);
    const moved = others.filter(({ who, is }) => {
      const was = before.people.find((one) => one.who === who);
      return was !== undefined && was.is !== is;
    });
    return [...moved.map((one) => presenceChange(words, nameOf(words, one), one.is)), ...phrases];
  };
}

/** The newest line; absent until something is told. */
export function useTold(table: LiveTable, late: LateRefusal | undefined): ToldLine | undefined {
  const { words } = useLive();
  const { say, settings } = useApp();
  const [line, setLine] = useState<ToldLine>();
  const seen = useRef<Seen>(table);
  const changes = useChanges();
  const tell = (text: string): void => setLine((before) => ({ id: (before?.id ?? 0) + 1, text }));
  useEffect(() => {
    const news = changes(seen.current, table);
    seen.current = table;
    for (const text of news) tell(text);
  });
  useEffect(() => {
    if (late === undefined) return;
    const namesOf = namesOfPeople(words, settings.language, table);
    tell(liveRefusalText(late.refusal, { say, words, namesOf }));
    // Once for each refusal, whatever else changes meanwhile.
  }, [late]);
  return line;
}
