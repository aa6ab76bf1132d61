// What is measured is shared out among processes: each gets its next deal when it has told the last. They run a bundle, as products
// do, made when the run begins: what is edited meanwhile changes nothing.

import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Figure, Taken } from './question.ts';

export type DealAsked = { readonly what: 'deal'; readonly question: string; readonly index: number };
type DealTold = { readonly what: 'deal'; readonly index: number; readonly taken: Taken };

export type ToWorker = DealAsked | { readonly what: 'speed' };
export type FromWorker = DealTold | { readonly what: 'speed'; readonly figures: readonly Figure[] };

const ENTRY = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Letters of the version: of the bundle's own contents, so that comments and tests change nothing. */
const ENOUGH = 12;

export type Bundle = { readonly path: string; readonly version: string };

function pathOf(folder: string, version: string): string {
  return resolve(join(folder, `worker-${version}.mjs`));
}

/** The code of an earlier run, so that a long one goes on although the bots have changed meanwhile; absent when it is not kept. */
export function keptWorker(folder: string, version: string): Bundle | undefined {
  const path = pathOf(folder, version);
  return existsSync(path) ? { path, version } : undefined;
}

/** The code that measures as it is now, as a file in `folder`. */
export async function bundledWorker(folder: string): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const version = createHash('sha256').update(text).digest('hex').slice(0, ENOUGH);
  const path = pathOf(folder, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, text);
  return { path, version };
}

/** With the words that this process was started with, so that they know the same questions. */
export function startWorkers(count: number, { path }: Bundle, args: readonly string[]): readonly ChildProcess[] {
  return Array.from({ length: count }, () => fork(path, [...args], { execArgv: [] }));
}

/** Asks the next thing, if there is one, whenever the worker has told something. */
function busy(worker: ChildProcess, next: () => ToWorker | undefined, tell: (told: FromWorker) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`A worker ended with ${code}.`));
    const ask = (): void => {
      const asked = next();
      if (asked !== undefined) {
        worker.send(asked);
        return;
      }
      worker.off('message', hear).off('exit', ended);
      resolve();
    };
    const hear = (told: FromWorker): void => {
      tell(told);
      ask();
    };
    worker.on('message', hear).on('exit', ended);
    ask();
  });
}

/** All that is asked, whoever measures which. */
export async function sharedOut(
  workers: readonly ChildProcess[],
  asked: readonly ToWorker[],
  tell: (told: FromWorker) => void,
): Promise<void> {
  const queue = [...asked];
  await Promise.all(workers.map((worker) => busy(worker, () => queue.shift(), tell)));
}
