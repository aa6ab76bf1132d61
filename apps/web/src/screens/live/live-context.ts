// What every page of live tables needs: the line with its tables, and the words.

import type { LiveMessages } from '@minibridge/messages';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Live } from '../../live/live';

export type LivePages = { readonly live: Live; readonly words: LiveMessages };

export const LiveContext = createContext<LivePages | undefined>(undefined);

/** Only inside the pages of live tables. */
export function useLive(): LivePages {
  const pages = useContext(LiveContext);
  if (pages === undefined) throw new Error('This belongs to the pages of live tables.');
  return pages;
}
