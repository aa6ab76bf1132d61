// Commands that overtake each other on their way to the server: what comes before the events that its sender had seen is
// out of date, each is judged once, and a repeat in the right order changes nothing more.

import type { Ask, ClientMessageOf } from '@minibridge/protocol';
import { expect, test } from 'vitest';
import { heardAll } from '../wire/testing.ts';
import { answerTo, newId, ONE_DEAL, outcome, STANDING_STILL, seenBy, serverForTests, tableOfTwo } from './testing.ts';

const ASKS: readonly Ask[] = [
  { type: 'act', action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } } },
  { type: 'pause', by: 'S' },
  { type: 'resume', by: 'S' },
];

test.each([
  ['as they were asked', [0, 1, 2], ['accepted', 'accepted', 'accepted']],
  ['turned round', [2, 1, 0], ['accepted', 'outdated', 'outdated']],
  ['the first one last', [1, 2, 0], ['accepted', 'outdated', 'outdated']],
  ['the last one first', [2, 0, 1], ['accepted', 'accepted', 'outdated']],
])('%s', async (_, order, verdicts) => {
  const { address } = await serverForTests(STANDING_STILL);
  const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
  await outcome(one, code, { type: 'next' });
  await heardAll(other);
  const messages = ASKS.map(
    (ask, n): ClientMessageOf<'command'> => ({
      type: 'command',
      id: newId(),
      table: code,
      // A person pauses with the contract before the eyes, and goes on after the pause.
      seen: seenBy(other, code) + n,
      ask,
    }),
  );
  const said = async () => {
    const answers = [];
    for (const { id } of messages) answers.push(await answerTo(other, id));
    return answers.map((answer) => (answer.type === 'accepted' ? 'accepted' : answer.refusal.reason));
  };
  for (const n of order) for (const message of messages.slice(n, n + 1)) other.send(message);
  const first = await said();
  const events = seenBy(other, code);
  for (const message of messages) other.send(message);
  expect(await said()).toEqual(first);
  await heardAll(other);
  expect(seenBy(other, code)).toBe(events);
  expect(first).toEqual(verdicts);
});
