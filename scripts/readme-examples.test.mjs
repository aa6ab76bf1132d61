/** The examples in the packages' READMEs are run as they stand: what a line says it prints, it prints. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ROOT } from './workspace/root.mjs';

/** Packages whose example tells its output in comments; the others compare results in a test of their own. */
const PACKAGES = ['messages', 'table', 'learn'];

/**
 * The first example of a README.
 * @param {string} name
 */
function exampleOf(name) {
  const text = readFileSync(path.join(ROOT, 'packages', name, 'README.md'), 'utf8');
  const [, code] = /```ts\n([\s\S]*?)```/.exec(text) ?? [];
  if (code === undefined) throw new Error(`packages/${name}/README.md has no example.`);
  return code;
}

/**
 * What the lines `console.log(…); // output` announce, in order.
 * @param {string} code
 */
function announced(code) {
  return [...code.matchAll(/^console\.log\(.*\); \/\/ (.+)$/gm)].map(([, output]) => output);
}

afterEach(() => vi.restoreAllMocks());

describe.each(PACKAGES)('packages/%s/README.md', (name) => {
  const folder = path.join(ROOT, 'packages', name, 'generated', 'readme');

  test('prints what it announces', async () => {
    const code = exampleOf(name);
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'example.ts');
    writeFileSync(file, code);
    try {
      await import(/* @vite-ignore */ pathToFileURL(file).href);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    expect(announced(code).length).toBeGreaterThan(0);
    expect(printed.mock.calls.map(([value]) => String(value))).toEqual(announced(code));
  });
});
