import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.mjs';

const LONG = 'card '.repeat(400);

test('text gets both packed forms, pictures and short files none, and orphans go', async () => {
  const page = mkdtempSync(join(tmpdir(), 'minibridge-page-'));
  mkdirSync(join(page, 'assets'));
  for (const [name, contents] of Object.entries({
    'assets/main.js': LONG,
    'assets/card.png': LONG,
    'short.txt': 'short',
    'gone.js.br': 'left over',
  })) {
    writeFileSync(join(page, name), contents);
  }

  await compress(page);
  await compress(page);

  expect(brotliDecompressSync(readFileSync(join(page, 'assets/main.js.br'))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(join(page, 'assets/main.js.gz'))).toString()).toBe(LONG);
  for (const absent of ['assets/card.png.br', 'short.txt.gz', 'gone.js.br', 'assets/main.js.br.br']) {
    expect(existsSync(join(page, absent)), absent).toBe(false);
  }
});
