import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

/** @param {Record<string, string>} files */
function folder(files) {
  const root = mkdtempSync(join(tmpdir(), 'minibridge-sources-'));
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), contents);
  }
  return root;
}

const sources = { 'app/src/main.ts': 'one', 'app/src/a/b.ts': 'two', 'lock.json': '{}' };

/** @param {Record<string, string>} files */
const of = (files) => fingerprint(folder(files), ['app', 'lock.json', 'absent']);

describe('the fingerprint follows contents and names, nothing else', () => {
  test.each([
    ['the same elsewhere', sources, true],
    ['another content', { ...sources, 'app/src/main.ts': 'one!' }, false],
    ['another name', { 'app/src/mine.ts': 'one', 'app/src/a/b.ts': 'two', 'lock.json': '{}' }, false],
    ['one more file', { ...sources, 'app/src/c.ts': '' }, false],
    ['what was absent is there', { ...sources, absent: '' }, false],
    ['what is made does not count', { ...sources, 'app/dist/main.js': 'x', 'app/node_modules/y.js': 'y' }, true],
  ])('%s: same %s', (_what, files, same) => expect(of(files) === of(sources)).toBe(same));

  test('times do not count', () => {
    const root = folder(sources);
    const before = fingerprint(root, ['app']);
    utimesSync(join(root, 'app/src/main.ts'), 0, 0);
    expect(fingerprint(root, ['app'])).toBe(before);
  });
});
