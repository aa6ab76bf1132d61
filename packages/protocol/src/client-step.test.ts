// What a client does on each answer, and what lost, repeated and late messages do not do.

import { presetRules } from '@minibridge/bridge';
import type { TableEvent } from '@minibridge/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carriedOver } from '../fixtures/bad-line';
import type { Asking } from './client-message';
import { clientStep } from './client-step';
import { LIMITS } from './limits';
import { type Happening, type News, newOutbox, type Outbox, type Step } from './outbox';
import type { NoticeOf, ServerMessage } from './server-message';

const TABLE = 'KMTPQR';
const SOUTH = { as: 'seat', seat: 'S' } as const;
const WATCHING: NoticeOf<'watching'> = { type: 'watching', table: TABLE, you: 1, viewer: SOUTH, seen: 0, anew: true };

const hear = (message: ServerMessage): Happening => ({ type: 'heard', message });
const EVENT: TableEvent = { type: 'paused', seat: 'N' };
const event = (number: number): Happening => hear({ type: 'released', table: TABLE, number, event: EVENT });
const command = (id: string): Asking => ({ type: 'command', id, table: TABLE, seen: 0, ask: { type: 'next' } });
const ask = (id: string): Happening => ({ type: 'asked', message: command(id) });
const accept = (id: string, seen: number): Happening => hear({ type: 'accepted', id, table: TABLE, seen });
const refuse = (id: string): Happening => hear({ type: 'refused', id, refusal: { reason: 'no-board' } });
const left = (): Happening => hear({ type: 'left', table: TABLE, why: 'removed-by-host' });
const CONNECTED: Happening = { type: 'connected' };
const CUT: Happening = { type: 'disconnected' };

/** All that came of these happenings; `last`: what came of the last one. */
function after(happenings: readonly Happening[], outbox: Outbox = newOutbox([TABLE])): Step & { last: Step } {
  let last: Step = { outbox, send: [], news: [] };
  const all = happenings.map((happening) => {
    last = clientStep(last.outbox, happening);
    return last;
  });
  return { outbox: last.outbox, send: all.flatMap(({ send }) => send), news: all.flatMap(({ news }) => news), last };
}

const UP = [CONNECTED, hear({ type: 'welcome', version: 1, tables: [] }), hear(WATCHING)];
const told = (happenings: readonly Happening[]): readonly News[] => after([...UP, ...happenings]).news.slice(1);
const types = (news: readonly News[]): string => news.map(({ type }) => type).join(' ');

describe('following a table', () => {
  test.each<[string, readonly Happening[], string]>([
    ['events in order', [event(0), event(1), event(2)], 'event event event'],
    ['a repeated event', [event(0), event(0), event(1), event(0)], 'event event'],
    ['an event too early waits for the missing ones', [event(0), event(2)], 'event'],
    [
      '… and comes again with them',
      [event(0), event(2), hear({ ...WATCHING, anew: false, seen: 1 }), event(1), event(2)],
      'event event event',
    ],
    ['another view begins anew', [event(0), hear(WATCHING), event(0)], 'event anew event'],
    ['the table is left', [event(0), left(), event(1)], 'event left'],
  ])('%s', (_, happenings, news) => expect(types(told(happenings))).toBe(news));

  test('what is missing is asked for once', () => {
    const { send } = after([...UP, event(0), event(2), event(3), event(4)]);
    expect(send.slice(1)).toEqual([{ type: 'watch', table: TABLE, seen: 1, as: SOUTH }]);
  });
  test('what is missing later is asked for again', () => {
    const caughtUp = hear({ ...WATCHING, anew: false, seen: 1 });
    const { last } = after([...UP, event(0), event(2), caughtUp, event(1), event(3)]);
    expect(last.send).toEqual([{ type: 'watch', table: TABLE, seen: 2, as: SOUTH }]);
  });
  test('hello says how far one has come', () => {
    const { last } = after([...UP, event(0), event(1), CUT, CONNECTED]);
    expect(last.send).toEqual([{ type: 'hello', version: 1, tables: [{ table: TABLE, seen: 2, as: SOUTH }] }]);
  });
  test('one table more, one less', () => {
    const { send } = after([...UP, { type: 'follow', table: 'BBBBBB' }, { type: 'unfollow', table: TABLE }]);
    expect(send.slice(1)).toEqual([
      { type: 'watch', table: 'BBBBBB', seen: 0 },
      { type: 'leave', table: TABLE },
    ]);
  });
});

describe('commands', () => {
  test.each<[string, readonly Happening[], string]>([
    ['accepted, then its event', [ask('a'), accept('a', 1), event(0)], 'event done'],
    ['its event, then accepted', [ask('a'), event(0), accept('a', 1)], 'event done'],
    ['accepted twice', [ask('a'), event(0), accept('a', 1), accept('a', 1)], 'event done'],
    ['refused', [ask('a'), refuse('a')], 'refused'],
    ['refused twice', [ask('a'), refuse('a'), refuse('a')], 'refused'],
    ['an answer to nothing', [accept('z', 1), refuse('y')], ''],
    ['the first answer stands', [ask('a'), refuse('a'), accept('a', 0)], 'refused'],
    ['accepted, then the table begins anew', [ask('a'), accept('a', 9), hear(WATCHING)], 'anew done'],
    ['accepted, then removed by the host', [ask('a'), accept('a', 9), left()], 'done left'],
  ])('%s', (_, happenings, news) => expect(types(told(happenings))).toBe(news));

  test('who may not watch waits for a seat, after a reconnect too', () => {
    const waits = hear({ type: 'left', table: TABLE, why: 'watching-not-allowed', you: 3 });
    const { news, last } = after([...UP, event(0), waits, event(1), CUT, CONNECTED]);
    expect(types(news)).toBe('anew event left');
    expect(last.send).toEqual([{ type: 'hello', version: 1, tables: [{ table: TABLE, seen: 0 }] }]);
  });
  test('without a connection they wait, and go out after hello in order', () => {
    const { send } = after([ask('a'), ask('b'), CONNECTED]);
    expect(send.map((message) => ('id' in message ? message.id : message.type))).toEqual(['hello', 'a', 'b']);
  });
  test('without an answer they go out again after a reconnect, as they were', () => {
    const { last } = after([...UP, ask('a'), ask('b'), event(0), accept('a', 1), CUT, CONNECTED]);
    expect(last.send.slice(1)).toEqual([command('b')]);
  });
  test('the same command twice is one', () => {
    expect(after([...UP, ask('a'), ask('a')]).send.slice(1)).toEqual([command('a')]);
  });
  test('a table that was made is followed from the first event on', () => {
    const rules = presetRules('mb.site4');
    const settings = {
      size: 4,
      door: 'code',
      botLevel: 1,
      speed: 'normal',
      undo: 'never',
      pause: 'anyone',
      lateComers: 'next-deal',
      watching: 'public-cards',
    } as const;
    const message: Asking = { type: 'openTable', id: 'a', rules, settings, seat: 'S', name: 'Ola' };
    const made = hear({ type: 'accepted', id: 'a', table: 'BBBBBB', seen: 2 });
    const { outbox, news } = after([...UP, { type: 'asked', message }, made, hear({ ...WATCHING, table: 'BBBBBB' })]);
    expect(news.slice(1)).toEqual([
      { type: 'done', id: 'a', table: 'BBBBBB' },
      { type: 'anew', table: 'BBBBBB', viewer: SOUTH },
    ]);
    expect(outbox.tables.get('BBBBBB')?.seen).toBe(0);
  });
  test('too many are refused on the spot', () => {
    const many = Array.from({ length: LIMITS.waiting + 1 }, (_, number) => ask(`id-${number}`));
    expect(types(told(many))).toBe('refused');
  });
});

describe('an old client', () => {
  test('is told once and says no more', () => {
    const { news, send, last } = after([CONNECTED, hear({ type: 'reload', version: 2 }), ask('a'), CUT, CONNECTED]);
    expect(types(news)).toBe('reload');
    expect(send).toHaveLength(1);
    expect(last.outbox.line).toBe('reload');
  });
});

test('dropped, repeated and mixed up: every command once and in order, every event once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 200 }), (plan) => {
      const { log, taken, done, asked } = carriedOver(plan);
      expect(log).toEqual(asked);
      expect(taken).toEqual(log);
      expect([...done].sort()).toEqual([...log].sort());
    }),
  );
});
