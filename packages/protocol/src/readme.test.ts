// The example of docs/protocol.md is the file that the tests run, and the tables there are those of the code.

import { expect, test } from 'vitest';
import docs from '../../../docs/protocol.md?raw';
import example from '../examples/example-client.ts?raw';
import { ASKED_BY } from './ask';
import { EVENT_WORDS } from './event-wire';
import { LIMITS } from './limits';
import { PHRASES } from './phrases';
import { CLIENT_MESSAGES } from './shapes/client';
import { NOTICES } from './shapes/notice';
import { REFUSAL_REASONS } from './shapes/refusal';

test('the example stands there as it is', () => {
  expect(docs).toContain(`\`\`\`ts\n${example}\`\`\``);
});

test.each([
  ['client message', Object.keys(CLIENT_MESSAGES)],
  ['notice', Object.keys(NOTICES)],
  ['ask', Object.keys(ASKED_BY)],
  ['phrase', Object.keys(PHRASES)],
  ['event', EVENT_WORDS.map(({ word }) => word)],
  ['refusal', REFUSAL_REASONS],
])('every %s is named', (_, names) => {
  expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});

test('the limits are these', () => {
  for (const limit of [LIMITS.clientBytes, LIMITS.serverBytes, LIMITS.events]) {
    expect(docs).toContain(limit.toLocaleString('en'));
  }
});
