// Asking something of a table from a page of paper: busy until it is answered, and why it was refused.

import type { Ask } from '@minibridge/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import type { LiveTable } from '../../../live/live-table';
import { useLive } from '../live-context';
import { liveRefusalText } from '../words/live-refusal-words';
import { namesOfPeople } from '../words/people-words';

export type Asking = {
  /** What has been asked and not been answered yet. */
  readonly busy: Ask['type'] | undefined;
  readonly refused: string | undefined;
  /** Resolves to whether it was done. */
  readonly ask: (what: Ask) => Promise<boolean>;
};

export function useAsk(table: LiveTable): Asking {
  const { live, words } = useLive();
  const { say, settings } = useApp();
  const [busy, setBusy] = useState<Ask['type']>();
  const [refused, setRefused] = useState<string>();
  const ask = async (what: Ask): Promise<boolean> => {
    setBusy(what.type);
    setRefused(undefined);
    const refusal = await live.ask(table.code, what);
    setBusy(undefined);
    const namesOf = namesOfPeople(words, settings.language, table);
    if (refusal) setRefused(liveRefusalText(refusal, { say, words, namesOf }));
    return refusal === undefined;
  };
  return { busy, refused, ask };
}
