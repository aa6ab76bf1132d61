import { expect, test } from 'vitest';
import { openBus } from './open.ts';

test.each([
  // NATS_URL, connected at once
  [undefined, true],
  ['', true],
  ['nats://127.0.0.1:1', false],
])('%j: connected at once is %j', async (url, isConnected) => {
  const bus = openBus(url);
  expect(bus.isConnected()).toBe(isConnected);
  await bus.close();
});
