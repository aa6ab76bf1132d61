// What the server has refused after the press is told like all that happens at the table.

import { useEffect } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import type { LiveTable } from '../../../live/live-table';
import { useLive } from '../live-context';
import { useToldLines } from '../told/told-lines';
import { liveRefusalText } from '../words/live-refusal-words';
import { namesOfPeople } from '../words/people-words';
import type { LateRefusal } from './use-remote-host';

export function useLateTold(table: LiveTable, late: LateRefusal | undefined): void {
  const { words } = useLive();
  const { say, settings } = useApp();
  const { tell } = useToldLines();
  useEffect(() => {
    if (late === undefined) return;
    const namesOf = namesOfPeople(words, settings.language, table);
    tell(liveRefusalText(late.refusal, { say, words, namesOf }));
    // Once for each refusal, whatever else changes meanwhile.
  }, [late]);
}
