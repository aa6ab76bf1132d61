// The program and that of its bots' threads as the product is built, in a place of its own, with a small page beside it, for tests that run it as a process.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundled, bundled } from './bundled.ts';

export type BuiltServer = Pick<Bundled, 'main' | 'remove'>;

/** The page is one line. */
export function builtServer(): BuiltServer {
  const { folder, main, beside, remove } = bundled('src/main.ts', 'server/dist/main.js');
  beside('src/thinking/bot-worker.ts', 'server/dist/bot-worker.js');
  const page = join(folder, 'web/dist');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Minibridge</title>');
  return { main, remove };
}
