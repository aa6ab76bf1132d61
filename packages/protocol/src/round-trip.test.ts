// Whatever is encoded is decoded to the same, for every message of both ends and every event.

import type { BoardEvent } from '@minibridge/bridge';
import { ReleasedAtTable, type TableEvent } from '@minibridge/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLIENT, EVENT, NOTICE } from '../fixtures/arbitrary-messages';
import { decodeClient, decodeServer } from './decode';
import { encodeClient, encodeNotice, encodeReleased } from './encode';
import { EVENT_WORDS } from './event-wire';
import { BOARD_EVENT_ROWS } from './shapes/board-event-rows';

function isOfBoard(event: { readonly type: string }): event is BoardEvent {
  return Object.hasOwn(BOARD_EVENT_ROWS, event.type);
}

describe('client messages', () => {
  test.each(Object.entries(CLIENT))('%s', (_, messages) => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(decodeClient(encodeClient(message))).toEqual({ ok: true, value: message });
      }),
    );
  });
});

describe('notices', () => {
  test.each(Object.entries(NOTICE))('%s', (_, notices) => {
    fc.assert(
      fc.property(notices, (notice) => {
        expect(decodeServer(encodeNotice(notice))).toEqual({ ok: true, value: notice });
      }),
    );
  });
});

describe('released events', () => {
  test.each(Object.entries(EVENT))('%s', (_, events) => {
    fc.assert(
      fc.property(events, (plain) => {
        const event: TableEvent = isOfBoard(plain) ? { type: 'onBoard', event: plain } : plain;
        const [released] = ReleasedAtTable.to({ as: 'teacher' }, [event]);
        const text = released && encodeReleased('KMTPQR', released);
        const message = { type: 'released', table: 'KMTPQR', number: 0, event };
        expect(decodeServer(text)).toEqual({ ok: true, value: message });
      }),
    );
  });
  test('every event has a word of its own', () => {
    expect(new Set(EVENT_WORDS.map(({ word }) => word)).size).toBe(Object.keys(EVENT).length);
  });
});
