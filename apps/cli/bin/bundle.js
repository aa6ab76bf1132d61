/**
 * From TypeScript to one file that Node runs. The bundle's first line lists what it was made of, with size and time of
 * change, so that one read and a few stats tell whether it is still fresh; bundle and list can never disagree.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const APP = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Compiles the solver, which the bundle carries, where it is missing or stale. */
const SOLVER = join(ROOT, 'packages/solver/scripts/build-wasm.mjs');
/** Compiles the messages in which hints are given. */
const MESSAGES = join(ROOT, 'packages/messages/scripts/compile.mjs');
const MARK = '//made of ';

/** The file that is run. */
export const BUNDLE = join(APP, 'dist/main.js');

/** @typedef {[path: string, size: number, changed: number]} Source path from the app's folder; time in milliseconds */

/** Whether the bundle exists and every file that it was made of is as it was. */
export function isFresh() {
  try {
    return sourcesOfBundle().every(([path, size, changed]) => {
      const now = statSync(join(APP, path));
      return now.size === size && now.mtimeMs === changed;
    });
  } catch {
    return false;
  }
}

/**
 * The list in the bundle. Throws when there is no bundle, or not one of ours.
 * @returns {Source[]}
 */
function sourcesOfBundle() {
  const text = readFileSync(BUNDLE, 'utf8');
  return JSON.parse(text.slice(MARK.length, text.indexOf('\n')));
}

/**
 * Makes the bundle. Absent when it went well, else what is wrong in one sentence (a fault in the code: esbuild's own words).
 * @returns {Promise<string | undefined>}
 */
export async function bundle() {
  const esbuild = await import('esbuild').catch(() => undefined);
  if (esbuild === undefined) return notInstalled();
  const begun = Date.now();
  try {
    if (existsSync(MESSAGES)) await promisify(execFile)(process.execPath, [MESSAGES, '--allow-missing']);
    if (existsSync(SOLVER)) await (await import(pathToFileURL(SOLVER).href)).setup();
    const { outputFiles, metafile } = await esbuild.build({
      absWorkingDir: APP,
      entryPoints: ['src/main.ts'],
      outfile: BUNDLE,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const sources = ['bin/bundle.js', ...Object.keys(metafile.inputs)].map((path) => sourceAt(path, begun));
    save(`${MARK}${JSON.stringify(sources)}\n${outputFiles[0]?.text}`);
    return undefined;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return /Could not resolve "@minibridge|Cannot find module 'assemblyscript/.test(words) ? notInstalled() : words;
  }
}

/**
 * A file that changed while it was bundled is noted with no time, so that the next start bundles again.
 * @param {string} path
 * @param {number} begun
 * @returns {Source}
 */
function sourceAt(path, begun) {
  const { size, mtimeMs } = statSync(join(APP, path));
  return [path, size, mtimeMs < begun ? mtimeMs : 0];
}

/**
 * In one step, so that a second start at the same time never reads half a bundle.
 * @param {string} text
 */
function save(text) {
  mkdirSync(join(APP, 'dist'), { recursive: true });
  const draft = `${BUNDLE}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, BUNDLE);
}

function notInstalled() {
  return `the packages are not installed yet; run "npm install" in ${ROOT} first.`;
}
