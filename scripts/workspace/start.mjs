/** The steps of `npm start` on a Node that is new enough. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { buildStale } from './products.mjs';
import { ROOT } from './root.mjs';

/** The server runs in this process, so that a signal reaches it directly. */
const SERVER = join(ROOT, 'apps/server/dist/main.js');

export async function start() {
  const code = (await ensureDependencies()) || (await buildStale());
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  await import(pathToFileURL(SERVER).href);
}
