// A table server of a test's own, which may be killed and started again at the same place with the same tables.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/workspace/free-port.mjs';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** Milliseconds between two looks at whether it is up. */
const LOOK_MS = 50;

export type LiveServer = {
  readonly address: string;
  /** Without a word, as a power cut would. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it and forgets its tables. */
  readonly end: () => Promise<void>;
};

export async function liveServer(): Promise<LiveServer> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'minibridge-live-'));
  const address = `http://localhost:${port}`;
  let running: ChildProcess | undefined;
  // A test that is broken off does not come to its end.
  const drop = (): void => void running?.kill('SIGKILL');
  process.once('exit', drop);
  const isUp = async (): Promise<boolean> => (await fetch(`${address}/healthz`).catch(() => undefined))?.ok === true;
  const start = async (): Promise<void> => {
    const child = spawn(process.execPath, [MAIN, '--port', String(port)], {
      env: { ...process.env, DATA_DIR: data },
      stdio: 'ignore',
    });
    running = child;
    // As long as it takes on a busy machine; the test's own time ends it.
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
      await wait(LOOK_MS);
    }
  };
  const kill = async (): Promise<void> => {
    if (running === undefined) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    running = undefined;
    await gone;
  };
  await start();
  return {
    address,
    kill,
    start,
    end: async () => {
      await kill();
      process.off('exit', drop);
      await rm(data, { recursive: true, force: true });
    },
  };
}
