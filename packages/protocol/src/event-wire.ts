// A released event as it travels: ["KMTPQR", 137, "card", "W", "HQ"].

import type { BoardEvent } from '@minibridge/bridge';
import type { TableEvent } from '@minibridge/table';
import * as v from 'valibot';
import type { TableCode } from './codes';
import { type EventName, type PlainEvent, plainEvent } from './event-name';
import { SEEN, TABLE } from './shapes/basic';
import { BOARD_EVENT_ROWS, type EventRow } from './shapes/board-event-rows';
import type { Reads } from './shapes/by-name';
import { TABLE_EVENT_ROWS } from './shapes/table-event-rows';

const ROWS = { ...TABLE_EVENT_ROWS, ...BOARD_EVENT_ROWS };

/** The wire's word for each event, for docs and logs. */
export const EVENT_WORDS = Object.entries(ROWS).map(([name, { word }]) => ({ name: name as EventName, word }));

const READ: ReadonlyMap<string, Reads<TableEvent>> = new Map([
  ...Object.values(TABLE_EVENT_ROWS).map(({ word, read }) => [word, read] as const),
  ...Object.values(BOARD_EVENT_ROWS).map(({ word, read }) => [word, onBoard(read)] as const),
]);

function onBoard(read: Reads<BoardEvent>): Reads<TableEvent> {
  return v.pipe(
    read,
    v.transform((event): TableEvent => ({ type: 'onBoard', event })),
  );
}

/** The row of an event's own name. The cast joins the two. */
function rowOf(event: PlainEvent): EventRow<PlainEvent> {
  return ROWS[event.type] as unknown as EventRow<PlainEvent>;
}

function isOnBoard(event: PlainEvent): event is BoardEvent {
  return Object.hasOwn(BOARD_EVENT_ROWS, event.type);
}

/** The table's event again: the inverse of `plainEvent`. */
export function tableEvent(event: PlainEvent): TableEvent {
  return isOnBoard(event) ? { type: 'onBoard', event } : event;
}

/** Whether events are called so. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(ROWS, name);
}

/** The list that tells of `event`. */
export function eventList(table: TableCode, number: number, event: TableEvent): readonly unknown[] {
  const plain = plainEvent(event);
  const { word, write } = rowOf(plain);
  return [table, number, word, ...write(plain)];
}

/** The beginning of such a list; the data follow. */
export const EVENT_HEAD = v.looseTuple([TABLE, SEEN, v.picklist(EVENT_WORDS.map(({ word }) => word))]);

/** What reads the data after `word`. */
export function readerOf(word: string): Reads<TableEvent> {
  return READ.get(word) ?? v.never();
}
