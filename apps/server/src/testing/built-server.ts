// The program as the product is built, in a place of its own, with a small page beside it, for tests that run it as a process.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const APP = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLER = fileURLToPath(new URL('../../../../scripts/bundle.mjs', import.meta.url));
/** Inside the workspace, for the dependencies are found from there. */
const PLACE = fileURLToPath(new URL('../../../../node_modules/.cache/servers', import.meta.url));

export type BuiltServer = {
  /** What Node runs. */
  readonly main: string;
  readonly remove: () => void;
};

/** Bundles the program in a second or less; the page is one line. */
export function builtServer(): BuiltServer {
  mkdirSync(PLACE, { recursive: true });
  const apps = mkdtempSync(join(PLACE, 'apps-'));
  const page = join(apps, 'web/dist');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Minibridge</title>');
  const main = join(apps, 'server/dist/main.js');
  execFileSync(process.execPath, [BUNDLER, 'src/main.ts', main], { cwd: APP, stdio: ['ignore', 'ignore', 'inherit'] });
  return { main, remove: () => rmSync(apps, { recursive: true }) };
}
