// The built page, served as a visitor gets it, for as long as something is measured.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/workspace/free-port.mjs';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

/** Milliseconds that building and starting may take. */
const PATIENCE = 180_000;

export type ServedPage = { readonly address: string; readonly stop: () => void };

async function answers(address: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const healthy = await fetch(`${address}/healthz`).then(
      (answer) => answer.ok,
      () => false, // Not up yet: asked again until the patience ends.
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server does not answer.');
}

/** Builds what is stale and serves it on a free port. */
export async function servedPage(): Promise<ServedPage> {
  const port = await freePort();
  const server = spawn(process.execPath, [START, '--port', String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://localhost:${port}`;
  await answers(address, server);
  return { address, stop: () => server.kill('SIGTERM') };
}
