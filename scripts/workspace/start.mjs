/** The steps of `npm start` on a Node that is new enough. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { buildStale } from './products.mjs';
import { ROOT } from './root.mjs';
import { ensureSqlite } from './sqlite.mjs';

/** The server runs in this process, so that a signal reaches it directly. */
const SERVER = join(ROOT, 'apps/server/dist/main.js');

export async function start() {
  if (process.env.npm_lifecycle_event === 'start') stopWithParent();
  const code = (await ensureDependencies()) || (await build());
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  await import(pathToFileURL(SERVER).href);
}

/** Exit code. Both at once: compiling SQLite takes one core. */
async function build() {
  let isReady = false;
  const sqlite = ensureSqlite().then((code) => {
    isReady = true;
    return code;
  });
  const built = await buildStale();
  if (!isReady && built === 0) console.log('All is built; better-sqlite3 is still being compiled …');
  return built || (await sqlite);
}

/**
 * npm passes a signal on to the shell between it and this process, and the shell ends without telling us.
 * So without this, stopping `npm start` would leave the server behind, with its port.
 */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    // Once: a second signal would cut short what the first one finishes in peace.
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
