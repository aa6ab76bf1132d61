// The program as the product is built, in a place of its own, with a small page beside it, for tests that run it as a process.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundled, bundled } from './bundled.ts';

export type BuiltServer = Pick<Bundled, 'main' | 'remove'>;

/** The page is one line. */
export function builtServer(): BuiltServer {
  const { folder, ...built } = bundled('src/main.ts', 'server/dist/main.js');
  const page = join(folder, 'web/dist');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Minibridge</title>');
  return built;
}
