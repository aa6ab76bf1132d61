// A program of this app, bundled as the product is, in a place of its own, for tests that run it as a process.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const APP = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLER = fileURLToPath(new URL('../../../../scripts/bundle.mjs', import.meta.url));
/** Inside the workspace, for the dependencies are found from there. */
const PLACE = fileURLToPath(new URL('../../../../node_modules/.cache/servers', import.meta.url));

export type Bundled = {
  /** The new folder in which it lies. */
  readonly folder: string;
  /** What Node runs. */
  readonly main: string;
  /** Bundles another program into the same folder. */
  readonly beside: (entry: string, outfile: string) => void;
  readonly remove: () => void;
};

/** Bundles `entry`, a whole path or one in this app, in a second or less, to `outfile` in a new folder. */
export function bundled(entry: string, outfile: string): Bundled {
  mkdirSync(PLACE, { recursive: true });
  const folder = mkdtempSync(join(PLACE, 'apps-'));
  const main = join(folder, outfile);
  bundle(entry, main);
  return {
    folder,
    main,
    beside: (other, file) => bundle(other, join(folder, file)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function bundle(entry: string, outfile: string): void {
  execFileSync(process.execPath, [BUNDLER, entry, outfile], { cwd: APP, stdio: ['ignore', 'ignore', 'inherit'] });
}
