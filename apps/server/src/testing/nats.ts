// A NATS server of its own for one test file.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type Nats = { readonly url: string; readonly start: () => Promise<void>; readonly stop: () => Promise<void> };

const isInstalled = (): boolean => spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status === 0;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    const done = (answer: boolean) => {
      probe.destroy();
      resolve(answer);
    };
    probe.once('connect', () => done(true)).once('error', () => done(false));
  });

/** Nothing where NATS is not installed; else it is ready to be started, and started again, on the same port. */
export async function prepareNats(): Promise<Nats | undefined> {
  if (!isInstalled()) return undefined;
  const port = await freePort();
  let server: ChildProcess | undefined;
  return {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      while (!(await answers(port))) await wait(20);
    },
    async stop() {
      const gone = server && new Promise((resolve) => server?.once('exit', resolve));
      server?.kill('SIGKILL');
      await gone;
      server = undefined;
    },
  };
}
