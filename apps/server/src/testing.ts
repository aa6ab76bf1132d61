/** A small page on disk, as a build leaves it, for the tests of this app. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = 'console.log("a script that stands here for the built one");';

/** A new folder with index.html, sw.js and one hashed script in all three forms. */
export function builtPage(): string {
  const parent = mkdtempSync(join(tmpdir(), 'minibridge-page-'));
  const page = join(parent, 'dist');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), 'outside of the page');
  writeFileSync(join(page, '.built'), 'a note of the build');
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Minibridge</title>');
  writeFileSync(join(page, 'sw.js'), '// the service worker');
  const script = join(page, 'assets/main-C0FFEE12.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  return page;
}
