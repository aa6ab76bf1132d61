/**
 * Makes better-sqlite3 ready at the end of an installation: its ready build where the network has one, else compiled, with this Node's own
 * headers if it brings them. npm would run the same script without them (so `allowScripts` says no) and fail where nodejs.org is out of reach.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownHeaders } from './own-headers.mjs';
import { ROOT } from './root.mjs';
import { runNpm } from './run.mjs';

const FOLDER = join(ROOT, 'node_modules/better-sqlite3');
const BUILT = join(FOLDER, 'build/Release/better_sqlite3.node');

if (existsSync(FOLDER) && !existsSync(BUILT)) {
  process.exitCode = await runNpm(['run', 'install', '--silent'], { cwd: FOLDER, env: ownHeaders() });
}
