// What is no message: told what is wrong, where, and what to do.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLIENT, NOTICE } from '../fixtures/arbitrary-messages';
import type { Ask } from './ask';
import { decodeClient, decodeServer } from './decode';
import { encodeClient, encodeNotice } from './encode';
import { isLonger, LIMITS, utf8Bytes } from './limits';
import { adviceOn, type WireProblem } from './problem';
import { OLDEST_VERSION, PROTOCOL_VERSION, versionFit } from './version';

const PLAY: Ask = { type: 'act', action: { type: 'play', by: 'S', card: 'HQ' } };
const COMMAND = { type: 'command', id: 'abcdefgh', table: 'KMTPQR', seen: 3, ask: PLAY } as const;
const SETTINGS = {
  ...{ size: 4, door: 'code', botLevel: 1, speed: 'normal', undo: 'never', pause: 'anyone' },
  ...{ lateComers: 'next-deal', watching: 'nobody' },
};
const change = (changes: object): string => JSON.stringify({ ...COMMAND, ...changes });
const act = (action: unknown): string => change({ ask: { type: 'act', action } });

function problemOf(text: unknown, decode: typeof decodeServer | typeof decodeClient = decodeClient) {
  const decoded = decode(text);
  return decoded.ok ? undefined : decoded.refusal;
}

describe('a client’s mistakes', () => {
  test.each<[string, unknown, Partial<WireProblem>]>([
    ['bytes', new Uint8Array(3), { reason: 'not-text' }],
    ['nothing', undefined, { reason: 'not-text' }],
    ['a megabyte', 'x'.repeat(1_000_000), { reason: 'too-long', limit: LIMITS.clientBytes }],
    ['no JSON', '{"type":', { reason: 'not-json' }],
    ['two values', '{}{}', { reason: 'not-json' }],
    ['deep nesting', `${'['.repeat(4000)}${']'.repeat(4000)}`, { reason: 'not-a-message' }],
    ['a number', '7', { reason: 'not-a-message' }],
    ['null', 'null', { reason: 'not-a-message' }],
    ['a released event', '["KMTPQR",1,"card","S","HQ"]', { reason: 'not-a-message' }],
    ['a message of the server', '{"type":"accepted"}', { reason: 'unknown-message', type: 'accepted' }],
    ['a name that every object has', '{"type":"toString"}', { reason: 'unknown-message', type: 'toString' }],
    ['the prototype', '{"type":"__proto__"}', { reason: 'unknown-message', type: '__proto__' }],
    ['an id too short', change({ id: 'abc' }), { reason: 'bad-field', type: 'command', at: 'id' }],
    ['a code in small letters', change({ table: 'kmtpqr' }), { reason: 'bad-field', at: 'table' }],
    ['half an event seen', change({ seen: 1.5 }), { reason: 'bad-field', at: 'seen' }],
    ['fewer than none seen', change({ seen: -1 }), { reason: 'bad-field', at: 'seen' }],
    ['an unknown ask', change({ ask: { type: 'peek' } }), { reason: 'bad-field', at: 'ask.type' }],
    ['no ask', change({ ask: null }), { reason: 'bad-field', at: 'ask' }],
    ['an unknown action', act({ type: 'peek', by: 'S' }), { reason: 'bad-field', at: 'ask.action.type' }],
    ['a card that is none', act({ type: 'play', by: 'S', card: 'H1' }), { reason: 'bad-field', at: 'ask.action.card' }],
    ['a fifth seat', act({ type: 'play', by: 'X', card: 'HQ' }), { reason: 'bad-field', at: 'ask.action.by' }],
    ['a field too many', change({ hurry: true }), { reason: 'bad-field', at: 'hurry' }],
    [
      'the host’s cards',
      change({ ask: { type: 'deal', deal: {}, coin: 'first' } }),
      { reason: 'bad-field', at: 'ask.type' },
    ],
    ['another event', change({ ask: { type: 'seat', seat: 'N' } }), { reason: 'bad-field', at: 'ask.type' }],
    [
      'a name that turns the line round',
      change({ ask: { type: 'sit', seat: 'S', name: 'a\u202eb' } }),
      { at: 'ask.name' },
    ],
    ['a name without a sign', change({ ask: { type: 'introduce', name: '' } }), { at: 'ask.name' }],
    ['an empty name', change({ ask: { type: 'sit', seat: 'S', name: ' ' } }), { at: 'ask.name' }],
    ['half a sign', change({ ask: { type: 'sit', seat: 'S', name: '\ud83d' } }), { at: 'ask.name' }],
    ['free chat', change({ ask: { type: 'say', phrase: 'lead a spade' } }), { at: 'ask.phrase' }],
  ])('%s', (_, text, problem) => expect(problemOf(text)).toMatchObject(problem));

  test.each<[string, string, string]>([
    ['a card', act({ type: 'play', by: 'S', card: 'H1' }), 'a card such as SA or HT'],
    ['a seat', act({ type: 'play', by: 'X', card: 'HQ' }), 'one of N, E, S, W'],
    ['points', act({ type: 'announce', by: 'S', points: 1.5 }), 'a whole number from -1,000 to 1,000'],
    ['a number of events', change({ seen: -1 }), 'a whole number from 0 to 10,000,000'],
    ['an id', change({ id: 'abc' }), '8 to 32 letters, digits, - and _'],
    ['a field that is missing', '{"type":"leave"}', 'a field of this name'],
    ['a field too many', change({ hurry: true }), 'no field of this name'],
    ['an object', change({ ask: null }), 'an object'],
    [
      'a bot’s level',
      change({ ask: { type: 'changeSettings', settings: { ...SETTINGS, botLevel: 6 } } }),
      'one of 1, 2, 3, 4, 5',
    ],
    [
      'the only word of a setting',
      change({ ask: { type: 'changeSettings', settings: { ...SETTINGS, hints: 'nobody' } } }),
      'only everybody',
    ],
    ['a truth value', change({ ask: { type: 'answerUndo', by: 'S', agrees: 1 } }), 'true or false'],
    ['a list', JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tables: {} }), 'a list'],
    [
      'a shorter list',
      JSON.stringify({
        type: 'hello',
        version: PROTOCOL_VERSION,
        tables: Array(41).fill({ table: 'KMTPQR', seen: 0 }),
      }),
      'at most 40',
    ],
  ])('says what it wants: %s', (_, text, wanted) => expect(problemOf(text)).toMatchObject({ wanted }));
});

describe('a server’s mistakes', () => {
  test.each<[string, string, Partial<WireProblem>]>([
    ['an event without a table', '[7]', { reason: 'bad-field', type: 'released', at: '0' }],
    ['an unknown event', '["KMTPQR",1,"peek"]', { reason: 'bad-field', at: '2' }],
    ['a card that is none', '["KMTPQR",1,"card","S","H1"]', { reason: 'bad-field', at: '4' }],
    ['a card too few', '["KMTPQR",1,"card","S"]', { reason: 'bad-field', at: '4' }],
    ['something too much', '["KMTPQR",1,"card","S","HQ","HK"]', { reason: 'bad-field', at: '5' }],
    ['a hand in another order', '["KMTPQR",1,"hand","S","TA.K.Q.J"]', { reason: 'bad-field', at: '4' }],
    ['a hand of fourteen', '["KMTPQR",1,"hand","S","AKQJT98765432.A.."]', { reason: 'bad-field', at: '4' }],
    ['a card twice', '["KMTPQR",1,"hand","S","AA..."]', { reason: 'bad-field', at: '4' }],
    ['an unknown preset', '["KMTPQR",1,"board",1,"N","first","mb.moon",1]', { reason: 'bad-field', at: '6' }],
    ['rules of another version', '["KMTPQR",1,"board",1,"N","first","mb.ebu",9]', { reason: 'bad-field', at: '7' }],
    ['a newer message', '{"type":"weather"}', { reason: 'unknown-message', type: 'weather' }],
    ['an unknown refusal', '{"type":"refused","id":"abcdefgh","refusal":{"reason":"mood"}}', { at: 'refusal.reason' }],
  ])('%s', (_, text, problem) => expect(problemOf(text, decodeServer)).toMatchObject(problem));

  test('a field that this client does not know is passed over', () => {
    expect(decodeServer('{"type":"pong","number":7,"mood":"good"}')).toEqual({
      ok: true,
      value: { type: 'pong', number: 7 },
    });
  });
});

describe('versions', () => {
  test.each([
    [OLDEST_VERSION - 1, 'client-too-old'],
    [PROTOCOL_VERSION, 'fits'],
    [PROTOCOL_VERSION + 1, 'client-too-new'],
  ])('version %i %s', (version, fit) => expect(versionFit(version)).toBe(fit));

  test.each([0, 2, 99])('a hello in version %i is known as such, whatever else it says', (version) => {
    const hello = JSON.stringify({ type: 'hello', version, something: ['else'] });
    expect(problemOf(hello)).toEqual({ reason: 'other-version', version });
  });
  test.each([null, -1, 1.5, '2', 1e300])('a hello in version %s is none', (version) => {
    expect(problemOf(JSON.stringify({ type: 'hello', version, tables: [] }))).toMatchObject({ at: 'version' });
  });
});

/** Counted by the language itself. */
function byteLength(text: string): number {
  return encodeURIComponent(text).replaceAll(/%../g, '.').length;
}

describe('limits', () => {
  test.each(['', 'a', 'é', '€', '🂡', 'aé€🂡'])('bytes of %j', (text) => {
    expect(utf8Bytes(text)).toBe(byteLength(text));
  });
  test('a text is longer than one byte less than it has, and no more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = byteLength(text);
        expect([isLonger(text, bytes), isLonger(text, bytes - 1)]).toEqual([false, true]);
      }),
    );
  });
  test('every message of a client fits, the longest too', () => {
    const all = fc.oneof(...Object.values(CLIENT));
    fc.assert(
      fc.property(all, (message) => {
        expect(isLonger(encodeClient(message), LIMITS.clientBytes)).toBe(false);
      }),
    );
  });
});

/** Texts that are nearly messages: a valid one with a piece cut out, put in twice or replaced. */
const nearly = fc
  .record({
    text: fc.oneof(
      fc.oneof(...Object.values(CLIENT)).map(encodeClient),
      fc.oneof(...Object.values(NOTICE)).map(encodeNotice),
      fc.constantFrom('["KMTPQR",137,"card","S","HQ"]', '["KMTPQR",4,"hand","S","AT52.K843.7.Q962"]'),
    ),
    from: fc.nat(),
    length: fc.integer({ min: 0, max: 12 }),
    put: fc.oneof(
      fc.string({ maxLength: 8, unit: 'binary' }),
      fc.constantFrom('"', '{', '[', '-', '1e999', 'null', '\\u0000'),
    ),
  })
  .map(({ text, from, length, put }) => {
    const at = from % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + length);
  });

describe('fuzzed bytes', () => {
  const problem = (text: unknown) => [problemOf(text), problemOf(text, decodeServer)];
  test('bytes by chance never pass and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), fc.string({ unit: 'binary' }), fc.anything()), (bytes) => {
        const text = bytes instanceof Uint8Array ? String.fromCharCode(...bytes) : bytes;
        for (const one of problem(text)) expect(one && adviceOn(one)).toMatch(/\.$/);
      }),
    );
  });
  test('JSON by chance never passes and never throws', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (json) => {
        expect(problem(json).every((one) => one !== undefined)).toBe(true);
      }),
    );
  });
  test('what is nearly a message is none, or says exactly what comes out', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        const client = decodeClient(text);
        if (client.ok) expect(decodeClient(encodeClient(client.value))).toEqual(client);
        const server = decodeServer(text);
        if (server.ok && server.value.type !== 'released') {
          expect(decodeServer(encodeNotice(server.value))).toEqual(server);
        }
      }),
    );
  });
  test('and what is wanted is said in words, never by the name of a kind', () => {
    const wanted = (text: string) => problem(text).flatMap((one) => (one?.reason === 'bad-field' ? [one.wanted] : []));
    fc.assert(
      fc.property(nearly, (text) => {
        for (const words of wanted(text)) expect(words).toContain(' ');
      }),
    );
  });
});
