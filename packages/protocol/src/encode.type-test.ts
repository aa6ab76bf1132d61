// What must not leave the server, checked by the compiler.

import type { Board, Released } from '@minibridge/bridge';
import type { ReleasedAtTable, Table, TableEvent } from '@minibridge/table';
import { encodeNotice, encodeReleased } from './encode';
import type { ReleasedMessage } from './server-message';

declare const released: ReleasedAtTable;
declare const ofBoard: Released;
declare const event: TableEvent;
declare const message: ReleasedMessage;
declare const board: Board;
declare const table: Table;

encodeReleased('KMTPQR', released);
// @ts-expect-error an event is not released
encodeReleased('KMTPQR', event);
// @ts-expect-error nor is it by bearing a number
encodeReleased('KMTPQR', { seq: 0, event });
// @ts-expect-error a spread is not what was released
encodeReleased('KMTPQR', { ...released, event });
// @ts-expect-error what was decoded is not sent on
encodeReleased('KMTPQR', message);
// @ts-expect-error a board's released event has another number
encodeReleased('KMTPQR', ofBoard);
// @ts-expect-error released events go the other way
encodeNotice(message);
// @ts-expect-error a board is no notice
encodeNotice(board);
// @ts-expect-error nor a table
encodeNotice({ type: 'watching', table });
