// What whoever waits for the first deal is to do next: one thing at a time.

import type { Seat } from '@minibridge/bridge';
import type { Person } from '@minibridge/protocol';
import { isHost, type LiveTable, notAgreed, personOf, seatOfViewer } from '../../../live/live-table';

export type LobbyStep =
  | { readonly to: 'name' }
  | { readonly to: 'seat' }
  /** The host gives out the seats, and is to know whom. */
  | { readonly to: 'tell-name' }
  | { readonly to: 'wait-for-seat'; readonly name: string }
  /** A deal is played, and the reader has this seat from the next one on. */
  | { readonly to: 'wait-for-deal'; readonly seat: Seat }
  | { readonly to: 'agree' }
  | { readonly to: 'wait'; readonly for: readonly Person[] }
  | { readonly to: 'start' };

/** Whether the reader may sit down only where the host says. */
export function hostSeatsReader(live: LiveTable): boolean {
  return live.settings?.door === 'host' && !isHost(live);
}

function withoutSeat(live: LiveTable, name: string | undefined): LobbyStep {
  const next = personOf(live, live.you)?.next;
  if (next !== undefined) return { to: 'wait-for-deal', seat: next };
  if (!hostSeatsReader(live)) return { to: name === undefined ? 'name' : 'seat' };
  const isTold = name !== undefined && personOf(live, live.you)?.name === name;
  return isTold ? { to: 'wait-for-seat', name } : { to: 'tell-name' };
}

/** Whoever has just sat down is told of it before the list of people is. */
function hasAgreed({ card, you }: LiveTable): boolean {
  return you !== undefined && card?.agreed.includes(you) === true;
}

/** `name`: what the person is called now; absent: nothing yet. */
export function lobbyStep(live: LiveTable, name: string | undefined): LobbyStep {
  if (seatOfViewer(live) === undefined) return withoutSeat(live, name);
  if (!hasAgreed(live)) return { to: 'agree' };
  const missing = notAgreed(live);
  return missing.length > 0 ? { to: 'wait', for: missing } : { to: 'start' };
}
