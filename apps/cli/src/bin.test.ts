import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { ran } from './testing';

const APP = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'minibridge-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the command in a process of its own', () => {
  test('a result goes to standard output', async () =>
    expect(await ran(['declarer', '--points', 'N9,E5,S16,W10', '--dealer', 'N', '--json'])).toEqual({
      code: 0,
      out: '{"outcome":"declarer","declarer":"S","dummy":"N","side":"NS","sidePoints":25}\n',
      err: '',
    }));

  test('a refusal is one sentence on standard error, and nothing else', async () =>
    expect(await ran(['declarer', '--points', 'N9,E5,S16,W9', '--dealer', 'N'])).toEqual({
      code: 2,
      out: '',
      err: 'minibridge: the four numbers make 39, not 40.\n',
    }));

  test('a reader who has enough ends it quietly', async () => {
    const bin = join(APP, 'bin/minibridge.js');
    const line = `"${process.execPath}" "${bin}" deal --seed 1 --count 1000000 --json | head -n 1`;
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', line]);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toBe('');
  });
});

/** A copy of the command without its packages; `main` is what its sources print. */
function copy(name: string, main?: string): string {
  const app = join(scratch, name, 'apps/cli');
  mkdirSync(join(app, 'src'), { recursive: true });
  cpSync(join(APP, 'bin'), join(app, 'bin'), { recursive: true });
  writeFileSync(join(app, 'package.json'), '{"type":"module"}');
  if (main !== undefined) writeFileSync(join(app, 'src/main.ts'), `process.stdout.write(${JSON.stringify(main)});`);
  return app;
}

describe('the bundle', () => {
  test('without installed packages one sentence says what to run', async () => {
    const { code, out, err } = await ran(['deal'], join(copy('bare'), 'bin/minibridge.js'));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^minibridge: the packages are not installed yet; run "npm install" in \S+ first\.\n$/);
  });

  test('is made again when a source has changed', async () => {
    const app = copy('changing', 'before');
    symlinkSync(join(APP, '../../node_modules'), join(app, 'node_modules'), 'junction');
    const bin = join(app, 'bin/minibridge.js');
    expect((await ran([], bin)).out).toBe('before');
    expect((await ran([], bin)).out).toBe('before');
    writeFileSync(join(app, 'src/main.ts'), 'process.stdout.write("after");');
    expect((await ran([], bin)).out).toBe('after');
  });
});
