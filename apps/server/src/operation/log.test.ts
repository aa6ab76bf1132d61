import { describe, expect, test } from 'vitest';
import { wordsOf } from './fault-words.ts';
import { type Level, newLog } from './log.ts';

const NOON = Date.UTC(2026, 0, 1, 12);

/** What is written while `act` uses the log. */
function written(least: Level, act: (log: ReturnType<typeof newLog>) => void): readonly string[] {
  const lines: string[] = [];
  act(newLog({ least, write: (line) => lines.push(line), now: () => NOON }));
  return lines;
}

test('one line of JSON for each thing', () => {
  expect(written('info', ({ note }) => note({ event: 'forgotten', tables: 3 }))).toEqual([
    '{"time":"2026-01-01T12:00:00.000Z","level":"info","event":"forgotten","tables":3}\n',
  ]);
});

test.each([
  ['info', ['stopped', 'bus-away', 'store-away']],
  ['warn', ['bus-away', 'store-away']],
  ['error', ['store-away']],
] as const)('from %s on', (least, events) => {
  const lines = written(least, ({ note }) => {
    for (const event of ['stopped', 'bus-away', 'store-away'] as const) note({ event });
  });
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(events);
});

test('a fault has its kind, its sentence, its place and its cause', () => {
  const cause = Object.assign(new TypeError('no connection'), { code: 'ECONNREFUSED' });
  const [line = ''] = written('error', ({ fault }) => fault('a table could not go on', new Error('away', { cause })));
  expect(line.split('\n')).toHaveLength(2);
  const { event, what, error } = JSON.parse(line);
  expect([event, what, error.name, error.message]).toEqual(['fault', 'a table could not go on', 'Error', 'away']);
  expect(error.stack[0]).toContain('log.test.ts');
  expect(error.cause).toMatchObject({ name: 'TypeError', message: 'no connection', code: 'ECONNREFUSED' });
});

describe('a fault tells nothing of anybody', () => {
  test.each([
    ['W does not hold HQ', 'W does not hold …'],
    ['C10, DT and S2 in play', '…, … and … in play'],
    ['the hand AT52.K843.7.Q962 twice', 'the hand … twice'],
    ['a void .AKQJT98765432..', 'a void …'],
    ['table KMTPQR is full', 'table … is full'],
    ['return code KMTPQRBF', 'return code …'],
    ['Unexpected token in JSON at "name":"Anna"', 'Unexpected token in JSON at …:…'],
    ["a name 'Anna' too long", 'a name … too long'],
    ['postgres://me:secret@db/minibridge away', 'postgres://…@db/minibridge away'],
    ['session dGhpcyBpcyBhIHRva2VuIG9mIDQzIGNoYXJhY3RlcnM', 'session …'],
    ['salt 0f1e2d3c4b5a69788796a5b4c3d2e1f0', 'salt …'],
  ])('%s', (message, told) => {
    const words = wordsOf(new Error(message));
    expect(words.message).toBe(told);
    expect(words.stack?.join('')).not.toContain(message);
  });

  test.each([
    'announced in play',
    'SQLITE_CONSTRAINT: UNIQUE constraint failed: entries.table_id, entries.seq',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'duplicate key value violates unique constraint',
  ])('what helps stays: %s', (message) => expect(wordsOf(new Error(message)).message).toBe(message));

  test('whatever is thrown', () => {
    expect(wordsOf('SA')).toEqual({ name: 'thrown', message: '…' });
    expect(wordsOf(undefined)).toEqual({ name: 'thrown', message: 'undefined' });
  });

  test('causes that go round end', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(wordsOf(error)).match(/round/g)).toHaveLength(4);
  });
});
