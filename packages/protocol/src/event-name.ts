// The events of a table and of its boards, under one roof: what travels has one name each.

import type { BoardEvent } from '@minibridge/bridge';
import type { TableEvent } from '@minibridge/table';

/** An event of a board stands for itself here, without the table's `onBoard` around it. */
export type PlainEvent = BoardEvent | Exclude<TableEvent, { readonly type: 'onBoard' }>;
export type EventName = PlainEvent['type'];
export type PlainEventOf<T extends EventName> = Extract<PlainEvent, { readonly type: T }>;

export function plainEvent(event: TableEvent): PlainEvent {
  return event.type === 'onBoard' ? event.event : event;
}

export function eventName(event: TableEvent): EventName {
  return plainEvent(event).type;
}
