// Read at a glance or by the decoder: the same.

import { PACK, SEATS } from '@minibridge/bridge';
import { decodeClient, encodeClient } from '@minibridge/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardCommand } from './card-command.ts';

const text = (letters: string, lengths: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...letters), ...lengths });

const message = fc.record({
  type: fc.constant('command'),
  id: text('abcXYZ019-_', { minLength: 8, maxLength: 32 }),
  table: text('BFGHJKLMNPQRSTVWXZ', { minLength: 6, maxLength: 6 }),
  seen: fc.oneof(fc.nat(9_999_999), fc.constantFrom(0, 9, 10)),
  ask: fc.record({
    type: fc.constant('act'),
    action: fc.record({
      type: fc.constant('play'),
      by: fc.constantFrom(...SEATS),
      card: fc.constantFrom(...PACK),
    }),
  }),
});

/** One sign more, less or other: what a slip of the pen or a hostile client makes of it. */
const spoiled = fc
  .tuple(
    message.map((one) => JSON.stringify(one)),
    fc.nat(),
    fc.constantFrom(
      '',
      ' ',
      '"',
      '\\',
      '{',
      '}',
      ',',
      '0',
      '-',
      '1',
      '9',
      'e',
      'A',
      'N',
      'S',
      'T',
      'é',
      '\n',
      '\u0000',
    ),
    fc.nat(2),
  )
  .map(([whole, where, sign, cut]) => {
    const place = where % (whole.length + 1);
    return whole.slice(0, place) + sign + whole.slice(place + cut);
  });

test('every card command is read at a glance, as the decoder reads it', () => {
  fc.assert(
    fc.property(message, (one) => {
      const written = JSON.stringify(one);
      expect({ ok: true, value: cardCommand(written) }).toEqual(decodeClient(written));
    }),
    { numRuns: 500 },
  );
});

test('what is spoiled is read as the decoder reads it, or left to it', () => {
  fc.assert(
    fc.property(spoiled, (written) => {
      const read = cardCommand(written);
      if (read !== undefined) expect({ ok: true, value: read }).toEqual(decodeClient(written));
    }),
    { numRuns: 5_000 },
  );
});

const USUAL =
  '{"type":"command","id":"abcdefgh","table":"KMTPQR","seen":3,"ask":{"type":"act","action":{"type":"play","by":"N","card":"HQ"}}}';

test('the text that clients write', () => {
  const action = { type: 'play', by: 'N', card: 'HQ' } as const;
  const asked = { type: 'command', id: 'abcdefgh', table: 'KMTPQR', seen: 3, ask: { type: 'act', action } } as const;
  expect(encodeClient(asked)).toBe(USUAL);
  expect(cardCommand(USUAL)).toEqual(asked);
});

test.each([
  ['an id too short', ['abcdefgh', 'abcdefg']],
  ['an id too long', ['abcdefgh', 'a'.repeat(33)]],
  ['a letter that is in no code', ['KMTPQR', 'KMTPQA']],
  ['a code too long', ['KMTPQR', 'KMTPQRS']],
  ['a number with a zero before it', ['"seen":3', '"seen":03']],
  ['a number too large', ['"seen":3', '"seen":10000001']],
  ['a negative number', ['"seen":3', '"seen":-3']],
  ['no seat', ['"by":"N"', '"by":"X"']],
  ['no card', ['"HQ"', '"H1"']],
  ['a field more', ['"card":"HQ"', '"card":"HQ","x":1']],
  ['something after it', ['}}}', '}}}x']],
  ['a line after it', ['}}}', '}}}\n']],
])('left to the decoder: %s', (_, [from, to]) => {
  expect(cardCommand(USUAL.replace(from ?? '', to ?? ''))).toBeUndefined();
});

test.each([[undefined], [7], ['']])('no text, or an empty one: %s', (given) => {
  expect(cardCommand(given)).toBeUndefined();
});
