// A hint that is lost, with the process that gave it or on the way, costs a moment and never a card.

import { presetRules } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { joined, opened, outcome, seenBy, serverForTests } from '../live/testing.ts';
import { openMemoryStore } from '../store/memory.ts';
import { guest, heardAll, of } from '../wire/testing.ts';

/** A bus over which nothing comes. */
function deafBus(): Bus {
  const never = () => () => undefined;
  return {
    hint: () => undefined,
    onHint: never,
    whisper: () => undefined,
    onWhisper: never,
    offer: () => undefined,
    take: never,
    isConnected: () => true,
    close: () => Promise.resolve(),
  };
}

test('who comes from a process that was killed goes on from the last card that it showed', async () => {
  const store = openMemoryStore();
  const bus = deafBus();
  const [one, other] = [await serverForTests({ store, bus }), await serverForTests({ store, bus })];
  const [north, south] = [await guest(one.address), await guest(other.address)];
  const code = await opened(north, 'N', {
    rules: { ...presetRules('mb.site4'), match: { deals: 2, firstDealer: 'north' } },
  });
  await joined(south, code, 'S');
  expect(await outcome(north, code, { type: 'next' })).toBe('accepted');
  await heardAll(north);
  const seen = seenBy(north, code);
  north.cut();

  const again = await guest(other.address, north.session());
  again.send({ type: 'watch', table: code, seen, as: { as: 'seat', seat: 'N' } });
  expect(await again.until(of('watching'))).toMatchObject({ anew: false, seen });
});
