/** Packed forms beside the files of a built page, so that the server never compresses while somebody waits. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text and machine code shrink; pictures and fonts are packed already. */
const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.wasm', '.webmanifest', '.txt', '.xml', '.map']);

/** Below this many bytes the headers weigh more than what is saved. */
const WORTH_PACKING = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each text file under `folder`, and removes those whose file is gone.
 * @param {string} folder
 */
export async function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (isPackedForm(path)) removeIfOrphan(path);
    else if (TEXT.has(extname(path))) await pack(path);
  }
}

/** @param {string} path */
function isPackedForm(path) {
  return path.endsWith('.br') || path.endsWith('.gz');
}

/** @param {string} path */
function removeIfOrphan(path) {
  if (!existsSync(path.slice(0, -'.br'.length))) rmSync(path);
}

/** @param {string} path */
async function pack(path) {
  const contents = readFileSync(path);
  if (contents.length < WORTH_PACKING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, await brotli(contents, { params }));
  writeFileSync(`${path}.gz`, await gzipped(contents, { level: 9 }));
}
