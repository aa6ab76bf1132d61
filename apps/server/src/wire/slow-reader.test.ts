// Somebody who reads nothing more over a real connection: what the network does not take is bounded, the connection is cut, and with the
// next one everything that was missed comes.

import { PROTOCOL_VERSION } from '@minibridge/protocol';
import { expect, test, vi } from 'vitest';
import { matchOfTwo, NO_LIMITS, ONE_DEAL, serverForTests } from '../live/testing.ts';
import { connect, guest, of } from './testing.ts';

/** Much more than the buffers of a machine take for one connection. */
const MOST_QUESTIONS = 20_000;
const AT_A_TIME = 100;

test('a reader whose window is full is cut and resumes', async () => {
  const { address } = await serverForTests({ settings: { limits: { ...NO_LIMITS, unread: 65_536 } } });
  const { code, one, north, south } = await matchOfTwo(address, { rules: ONE_DEAL });
  await Promise.all([north.untilOver(), south.untilOver()]);
  const sleeper = await guest(address);
  sleeper.send({ type: 'watch', table: code, seen: 0 });
  await sleeper.until(of('settings'));
  const isListed = () => one.heard.findLast(of('people'))?.people.some(({ who }) => who === 3) === true;
  await vi.waitFor(() => expect(isListed()).toBe(true), { timeout: 20_000 });

  sleeper.sleep();
  let asked = 0;
  while (isListed() && asked < MOST_QUESTIONS) {
    for (let each = 0; each < AT_A_TIME; each += 1) sleeper.send({ type: 'watch', table: code, seen: 0 });
    asked += AT_A_TIME;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isListed()).toBe(false);

  const again = await connect(address, sleeper.session());
  again.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, seen: 20, as: { as: 'kibitzer' } }] });
  expect(await again.until(of('watching'))).toMatchObject({ seen: 20, anew: false, you: 3 });
  await again.until(of('settings'));
  const [first] = again.texts.filter((text) => text.startsWith('['));
  expect(first).toContain(`["${code}",20,`);
}, 120_000);
