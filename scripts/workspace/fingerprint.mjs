/** One hash for the contents of files and folders, to tell whether something was built from exactly these. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that are made, not written. */
const MADE = new Set(['node_modules', 'dist', 'generated', 'coverage', 'reports', '.cache', 'test-results']);

/**
 * SHA-256 over names and contents, in hexadecimal. Contents and not times: a fresh clone or a branch switch changes times only.
 * A path that does not exist counts as absent, so creating it changes the fingerprint.
 * @param {string} root
 * @param {readonly string[]} paths files or folders, from the root
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => filesUnder(root, start))) {
    const contents = readFileSync(join(root, path));
    hash.update(`${path}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} sorted, so that the order on disk does not matter
 */
function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(root, `${path}/${entry.name}`));
}
