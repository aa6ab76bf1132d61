/** What is built, from which sources, and whether it still stands for them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { compileMessages, hasMessages } from './messages.mjs';
import { ROOT } from './root.mjs';
import { runNpm } from './run.mjs';
import { compileSolver } from './solver.mjs';

/**
 * @typedef {object} Product
 * @property {string} app folder, from the root
 * @property {string} file what must exist inside its dist
 * @property {boolean} [page] whether it is served to browsers, and so packed
 */

/** @type {readonly Product[]} */
const PRODUCTS = [
  { app: 'apps/web', file: 'index.html', page: true },
  { app: 'apps/server', file: 'main.js' },
  { app: 'apps/cli', file: 'main.js' },
];

/** What every product may be made of, besides its own folder. */
const SHARED = ['package-lock.json', 'packages', 'scripts', 'tsconfig.base.json'];

/**
 * A product is built for people, whoever builds it: a test runner's own NODE_ENV would leave out of the page what is for them alone,
 * such as the worker for play without a network.
 */
const PRODUCT = { NODE_ENV: 'production' };

/**
 * Builds every product that is missing or older than its sources. Exit code of the first build that failed, else 0.
 * @param {{ readonly all?: boolean }} [options] `all`: also those that are up to date
 */
export async function buildStale({ all = false } = {}) {
  const stale = PRODUCTS.filter(({ app }) => hasBuildScript(app)).filter((product) => all || isStale(product));
  if (stale.length > 0 && hasMessages()) {
    const code = await compileMessages();
    if (code !== 0) return code;
  }
  if (stale.length > 0) {
    const code = await compileSolver();
    if (code !== 0) return code;
  }
  for (const product of stale) {
    const code = await buildOne(product);
    if (code !== 0) return code;
  }
  return 0;
}

/** @param {Product} product */
async function buildOne({ app, file, page = false }) {
  console.log(`Building ${app} …`);
  const made = sourcesOf(app);
  const code = await runNpm(['run', '--silent', 'build', `--workspace=${app}`], { env: PRODUCT, told: 'if it failed' });
  if (code !== 0) return code;
  if (!existsSync(join(ROOT, app, 'dist', file))) {
    console.error(`The build of ${app} left no dist/${file}.`);
    return 1;
  }
  if (page) await compress(join(ROOT, app, 'dist'));
  writeFileSync(noteOf(app), made);
  return 0;
}

/** @param {Product} product */
function isStale({ app, file }) {
  const note = noteOf(app);
  if (!existsSync(note) || !existsSync(join(ROOT, app, 'dist', file))) return true;
  return readFileSync(note, 'utf8') !== sourcesOf(app);
}

/**
 * Fingerprint of what `app` is built from.
 * @param {string} app
 */
function sourcesOf(app) {
  return fingerprint(ROOT, [app, ...SHARED]);
}

/**
 * The note of the last build. It lies in dist, so a build by hand, which empties dist, also forgets it.
 * @param {string} app
 */
function noteOf(app) {
  return join(ROOT, app, 'dist/.built');
}

/** @param {string} app */
function hasBuildScript(app) {
  return JSON.parse(readFileSync(join(ROOT, app, 'package.json'), 'utf8')).scripts?.build !== undefined;
}
