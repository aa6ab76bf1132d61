// The line above the hand; a lesson may have something else to say there first.

import type { Table } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { useExtras } from '../extras';
import type { PlayView } from './play-view';
import { promptFor } from './prompt';
import { promptText } from './prompt-words';

/** `lies`: a complete trick is still on the table. */
export function usePrompt(play: PlayView, table: Table, lies: boolean): string {
  const { say } = useApp();
  return useExtras()?.prompt ?? promptText(say, promptFor(play, table, lies));
}
