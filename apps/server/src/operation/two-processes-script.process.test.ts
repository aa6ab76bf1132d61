// `deploy/two-processes.mjs`, as somebody types it: two servers behind one address, and nothing left after Ctrl+C.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { presetRules } from '@minibridge/bridge';
import { expect, onTestFinished, test } from 'vitest';
import { joined, opened } from '../live/testing.ts';
import { freePort } from '../testing/free-port.ts';
import { guest } from '../wire/testing.ts';

const SCRIPT = fileURLToPath(new URL('../../../../deploy/two-processes.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const isThere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

/** Milliseconds: what is not built is built first. */
const PATIENCE = 300_000;

test.skipIf(!isThere('initdb') || !isThere('nats-server'))(
  'serves a table at both, and ends',
  async () => {
    const port = await freePort();
    const script = spawn(process.execPath, [SCRIPT, '--port', String(port)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void script.kill('SIGKILL'));
    let printed = '';
    script.stdout.on('data', (some: Buffer) => {
      printed += some.toString();
    });
    const isReady = (): boolean => printed.includes('Ctrl+C ends it');
    while (!isReady() && script.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 100));
    const addresses = [...printed.matchAll(/http:\/\/localhost:\d+/g)].map(([address]) => address);
    expect(addresses).toHaveLength(3);
    expect(addresses[0]).toBe(`http://localhost:${port}`);
    const [front = '', first = '', second = ''] = addresses.map((address) => `${address.replace('http', 'ws')}/live`);
    const host = await guest(first);
    const code = await opened(host, 'N', { rules: presetRules('mb.site4') });
    await joined(await guest(second), code, 'S');
    await joined(await guest(front), code, 'E');
    const ended = once(script, 'exit');
    script.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    for (const address of addresses) await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  },
  PATIENCE,
);

test('a port that is none', () => {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, '--port', 'x'], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, '--port must be a whole number from 1 to 65535.\n']);
});
