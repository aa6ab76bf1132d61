// What whoever waits for the first deal is to do next: one thing at a time.

import type { Person } from '@minibridge/protocol';
import { stageOf, type Table } from '@minibridge/table';
import { isHost, type LiveTable, notAgreed, seatOfViewer } from '../../../live/live-table';

export type LobbyStep =
  | { readonly to: 'name' }
  | { readonly to: 'seat' }
  /** The host gives out the seats. */
  | { readonly to: 'wait-for-seat' }
  | { readonly to: 'agree' }
  | { readonly to: 'wait'; readonly for: readonly Person[] }
  | { readonly to: 'start' };

/** Before the first card of a match: people come, sit down and agree. */
export function isBeforePlay(table: Table): boolean {
  const isFresh = table.board === undefined && table.sheet.length === 0 && table.promised === undefined;
  return stageOf(table) === 'drawing' || (isFresh && table.rules.match.firstDealer === 'north');
}

/** `named`: the person has a name. */
export function lobbyStep(live: LiveTable, named: boolean): LobbyStep {
  if (seatOfViewer(live) === undefined) {
    if (live.settings?.door === 'host' && !isHost(live)) return { to: 'wait-for-seat' };
    return { to: named ? 'seat' : 'name' };
  }
  const missing = notAgreed(live);
  if (missing.some(({ who }) => who === live.you)) return { to: 'agree' };
  return missing.length > 0 ? { to: 'wait', for: missing } : { to: 'start' };
}
