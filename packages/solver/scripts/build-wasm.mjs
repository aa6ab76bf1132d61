/** Compile the solver's core to wasm, with and without SIMD, when its sources are newer than what lies in src/core/generated. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TARGETS = ['scalar', 'simd'];
const GENERATED = join(ROOT, 'src/core/generated');
const NOTE = join(GENERATED, '.built');

/** What the sources, the settings and the compiler are, in short. */
function fingerprint() {
  const sources = readdirSync(join(ROOT, 'assembly')).filter((name) => name.endsWith('.ts'));
  const { version } = createRequire(import.meta.url)('assemblyscript/package.json');
  const hash = createHash('sha256').update(version);
  for (const name of ['asconfig.json', 'scripts/build-wasm.mjs', ...sources.sort().map((file) => `assembly/${file}`)]) {
    hash.update(name).update(readFileSync(join(ROOT, name)));
  }
  return hash.digest('hex');
}

/** @param {string} made */
function isFresh(made) {
  const files = ['solver.wasm', 'solver-simd.wasm', 'solver-bytes.ts'];
  return (
    files.every((file) => existsSync(join(GENERATED, file))) && existsSync(NOTE) && readFileSync(NOTE, 'utf8') === made
  );
}

/**
 * @param {typeof import('assemblyscript/asc')} asc
 * @param {string} target
 */
async function compile(asc, target) {
  const { error, stderr } = await asc.main(['--config', 'asconfig.json', '--target', target, '--baseDir', ROOT]);
  if (error) throw new Error(`The solver did not compile (${target}): ${error.message}\n${stderr.toString()}`);
}

/** The same for Node, as text that can be bundled. */
function writeBytes() {
  const base64 = (/** @type {string} */ file) => readFileSync(join(GENERATED, file)).toString('base64');
  const text = [
    '// Made by scripts/build-wasm.mjs.',
    `export const SCALAR = '${base64('solver.wasm')}';`,
    `export const SIMD = '${base64('solver-simd.wasm')}';`,
    '',
  ];
  writeFileSync(join(GENERATED, 'solver-bytes.ts'), text.join('\n'));
}

/** Makes what is missing or stale. Vitest calls this before the tests; `node scripts/build-wasm.mjs` does the same. */
export async function setup() {
  const made = fingerprint();
  if (isFresh(made)) return;
  const { default: asc } = await import('assemblyscript/asc');
  mkdirSync(GENERATED, { recursive: true });
  for (const target of TARGETS) await compile(asc, target);
  writeBytes();
  writeFileSync(NOTE, made);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setup();
