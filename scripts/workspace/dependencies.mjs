/** npm's packages: installed when they are missing or when the lock file asks for others. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { MEMORY, ROOT } from './root.mjs';
import { runNpm } from './run.mjs';
import { LATER } from './sqlite.mjs';

/** The lock file that was installed last. Inside node_modules, so that deleting node_modules forgets it. */
const REMEMBERED = join(MEMORY, 'installed-lock.sha256');
const LOCK = 'package-lock.json';

/** Exit code of the installation; 0 when nothing was missing. `ensureSqlite` is to follow: it can go together with other work. */
export async function ensureDependencies() {
  const lock = fingerprint(ROOT, [LOCK]);
  if (remembered() === lock) return 0;
  if (!agrees(readLock(join(ROOT, LOCK)), readLock(join(ROOT, 'node_modules/.package-lock.json')))) {
    console.log('Installing the packages; this may take some minutes …');
    const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: { [LATER]: '1' } });
    if (code !== 0) {
      console.error("The packages could not be installed. They come from npm's registry; what npm said stands above.");
      return code;
    }
  }
  mkdirSync(MEMORY, { recursive: true });
  writeFileSync(REMEMBERED, lock);
  return 0;
}

function remembered() {
  return existsSync(REMEMBERED) ? readFileSync(REMEMBERED, 'utf8') : undefined;
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, inBundle?: boolean }} Locked
 * @typedef {{ packages?: Record<string, Locked> }} Lock
 */

/**
 * @param {string} path
 * @returns {Lock | undefined} absent when there is no such file
 */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Whether what npm says it installed has everything that the lock file asks for, so that an installation made by hand
 * is not thrown away. Optional packages may be absent: most are for other machines.
 * @param {Lock | undefined} wanted
 * @param {Lock | undefined} installed
 */
export function agrees(wanted, installed) {
  if (wanted?.packages === undefined || installed?.packages === undefined) return false;
  const has = installed.packages;
  return Object.entries(wanted.packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && entry.optional !== true)
    .every(([path, entry]) => has[path] !== undefined && has[path].version === entry.version);
}
