/**
 * better-sqlite3 made ready: its ready build where the network has one, else compiled, with this Node's own headers if it brings them.
 * npm would run the same script without them (so `allowScripts` says no) and fail where nodejs.org is out of reach.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownHeaders } from './own-headers.mjs';
import { ROOT } from './root.mjs';
import { runNpm } from './run.mjs';

const FOLDER = join(ROOT, 'node_modules/better-sqlite3');
const BUILT = join(FOLDER, 'build/Release/better_sqlite3.node');

/** The variable that is set while an installation is to leave better-sqlite3 as it comes, because somebody asks for it later. */
export const LATER = 'SQLITE_LATER';

/** Exit code; 0 when it is ready, and where it is not installed at all. What a compiler says is told only if it fails. */
export async function ensureSqlite() {
  if (!existsSync(FOLDER) || existsSync(BUILT)) return 0;
  console.log('Making better-sqlite3 ready; where it must be compiled this takes some minutes …');
  const code = await runNpm(['run', 'install', '--silent'], { cwd: FOLDER, env: ownHeaders(), told: 'if it failed' });
  if (code !== 0) console.error(CANNOT_COMPILE);
  return code;
}

const CANNOT_COMPILE = `better-sqlite3, in which tables are kept, could not be made ready. It needs either its ready build from the network,
or a C++ compiler, make and Python 3 (Debian: apt-get install build-essential python3). What was tried stands above.`;
