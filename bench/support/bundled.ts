// A TypeScript entry as plain Node runs it, made as the product's own bundles are: workspace code inside, npm's packages outside.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLER = join(ROOT, 'scripts/bundle.mjs');

/** Bundles `entry` (from the root) to below `home`'s node_modules, where it finds the packages installed for `home`; the path. */
export function bundled(entry: string, home = '.'): string {
  const folder = join(ROOT, home, 'node_modules/.cache/bench');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, basename(entry).replace(/\.m?ts$/, '.mjs'));
  execFileSync(process.execPath, [BUNDLER, entry, outfile], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  return outfile;
}
