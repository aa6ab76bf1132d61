import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Nats, prepareNats } from '../testing/nats.ts';
import type { Bus, Hint, Job, Whisper } from './bus.ts';
import { openNats } from './nats.ts';
import { decodeReached, decodeWhisper, encodeReached, encodeWhisper } from './nats-text.ts';

describe('texts', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => !text.includes('\n'));

  test('what is written is read', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.string(), (table, entries, text) => {
        expect(decodeReached(encodeReached({ table, entries }))).toEqual({ table, entries });
        expect(decodeWhisper(encodeWhisper({ table, text }))).toEqual({ table, text });
      }),
    );
  });

  test.each(['', ' ', 'T', '-1 T', '1.5 T', '1', '1 ', '9999999999999999 T'])('no hint: %j', (text) => {
    expect(decodeReached(text)).toBeUndefined();
  });

  test.each(['', 'T', '\ntext'])('no whisper: %j', (text) => {
    expect(decodeWhisper(text)).toBeUndefined();
  });
});

describe('processes on NATS', () => {
  let nats: Nats | undefined;
  let buses: Bus[] = [];
  let url = '';

  const open = async (): Promise<Bus> => {
    const bus = openNats(url);
    buses.push(bus);
    await vi.waitUntil(bus.isConnected, { timeout: 5000 });
    return bus;
  };

  /** Everything that `bus` hears. */
  const listenTo = (bus: Bus) => {
    const heard: { hints: Hint[]; whispers: Whisper[]; jobs: Job[] } = { hints: [], whispers: [], jobs: [] };
    bus.onHint((hint) => heard.hints.push(hint));
    bus.onWhisper((whisper) => heard.whispers.push(whisper));
    bus.take((job) => heard.jobs.push(job));
    return heard;
  };

  /** Until NATS has noted who listens. */
  const settle = () => wait(100);

  beforeAll(async () => {
    nats = await prepareNats();
    await nats?.start();
    url = nats?.url ?? '';
  });
  afterAll(() => nats?.stop());
  beforeEach(({ skip }) => {
    if (!nats) skip('nats-server is not installed here');
  });
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    buses = [];
  });

  test('a hint is heard by all once, a whisper by the others, a job by one', async () => {
    const [one, two, three] = [await open(), await open(), await open()];
    const heard = [one, two, three].map(listenTo);
    await settle();
    one.hint({ table: 'T', entries: 7 });
    two.whisper({ table: 'T', text: '{"type":"said"}' });
    for (let entries = 0; entries < 60; entries += 1) three.offer({ table: 'T', entries });
    await vi.waitUntil(() => heard.flatMap(({ jobs }) => jobs).length >= 60);
    await settle();
    expect(heard.map(({ hints }) => hints)).toEqual(Array(3).fill([{ table: 'T', entries: 7 }]));
    const whisper = { table: 'T', text: '{"type":"said"}' };
    expect(heard.map(({ whispers }) => whispers)).toEqual([[whisper], [], [whisper]]);
    const jobs = heard.flatMap((each) => each.jobs.map(({ entries }) => entries));
    expect(jobs.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, entries) => entries));
    expect(heard.filter((each) => each.jobs.length > 0).length).toBeGreaterThan(1);
  });

  test('a process that is alone gets its own jobs; one that no longer takes gets none', async () => {
    const [one, two] = [await open(), await open()];
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = one.take(first);
    two.take(second);
    await settle();
    stop();
    await settle();
    for (let entries = 0; entries < 10; entries += 1) two.offer({ table: 'T', entries });
    await vi.waitUntil(() => second.mock.calls.length === 10);
    expect(first).not.toHaveBeenCalled();
  });

  test('what other programs say is passed over', async () => {
    const { connect } = await import('@nats-io/transport-node');
    const heard = listenTo(await open());
    const other = await connect({ servers: url.replace('nats://', '') });
    for (const subject of ['hint', 'whisper', 'job'])
      other.publish(`minibridge.1.${subject}`, new Uint8Array([255, 0]));
    await other.close();
    await settle();
    expect(heard).toEqual({ hints: [], whispers: [], jobs: [] });
  });

  test('while NATS is away nothing throws, hints and jobs stay in the process, and it comes back by itself', async () => {
    const [one, two] = [await open(), await open()];
    const heard = [one, two].map(listenTo);
    await settle();
    await nats?.stop();
    await vi.waitUntil(() => !one.isConnected() && !two.isConnected());
    one.hint({ table: 'away', entries: 1 });
    one.whisper({ table: 'away', text: 'lost' });
    one.offer({ table: 'away', entries: 1 });
    const late = openNats(url);
    buses.push(late);
    await settle();
    expect(late.isConnected()).toBe(false);
    expect(heard[0]).toEqual({
      hints: [{ table: 'away', entries: 1 }],
      whispers: [],
      jobs: [{ table: 'away', entries: 1 }],
    });

    await nats?.start();
    await vi.waitUntil(() => [one, two, late].every((bus) => bus.isConnected()), { timeout: 10_000 });
    await settle();
    one.hint({ table: 'back', entries: 2 });
    late.whisper({ table: 'back', text: 'heard' });
    await vi.waitUntil(() => heard[1]?.hints.length === 1 && heard[1].whispers.length === 1);
    expect(heard[1]).toEqual({
      hints: [{ table: 'back', entries: 2 }],
      whispers: [{ table: 'back', text: 'heard' }],
      jobs: [],
    });
  });

  test('it closes while NATS has never been there', async () => {
    const bus = openNats('nats://127.0.0.1:1');
    bus.hint({ table: 'T', entries: 1 });
    await bus.close();
    expect(bus.isConnected()).toBe(false);
  });
});
