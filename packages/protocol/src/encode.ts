// From a message to text. A table's event leaves only as what was released to its viewer.

import type { ReleasedAtTable } from '@minibridge/table';
import type { ClientMessage } from './client-message';
import type { TableCode } from './codes';
import { eventList } from './event-wire';
import type { Notice } from './server-message';

export function encodeClient(message: ClientMessage): string {
  return JSON.stringify(message);
}

export function encodeNotice(notice: Notice): string {
  return JSON.stringify(notice);
}

/** The only way out for what happened at a table: `ReleasedAtTable` can be neither forged nor spread. */
export function encodeReleased(table: TableCode, { seq, event }: ReleasedAtTable): string {
  return JSON.stringify(eventList(table, seq, event));
}
