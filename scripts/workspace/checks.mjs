/** Every check of the workspace, by name, and running a list of them to the end. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { compileMessages, hasMessages } from './messages.mjs';
import { buildStale } from './products.mjs';
import { MEMORY, TOOLS } from './root.mjs';
import { runNode } from './run.mjs';
import { compileSolver } from './solver.mjs';
import { ensureSqlite } from './sqlite.mjs';
import { asOne, besides, fromPlaywright, fromVitest, inWords, sum } from './tally.mjs';

/** @typedef {{ name: string, carryOut: () => Promise<import('./tally.mjs').Tally> }} Check */
/** @typedef {Check | readonly Check[]} Step a check, or some that are carried out together */
/** @typedef {{ name: string, tally: import('./tally.mjs').Tally, seconds: number }} CarriedOut */

/** A tool that hangs is stopped, so that the rest is still reported. */
const PATIENCE = { seconds: 1500 };

/**
 * A check that is one test.
 * @param {string} name
 * @param {() => Promise<number>} exitCode
 * @returns {Check}
 */
const single = (name, exitCode) => ({ name, carryOut: async () => asOne(await exitCode()) });

/**
 * @param {string} name
 * @param {string} tool
 * @param {readonly string[]} args
 */
const byTool = (name, tool, args) => single(name, () => runNode(tool, args, { ...PATIENCE, told: 'at its end' }));

const dependencies = single('dependencies', ensureDependencies);
const messages = single('messages', compileMessages);
const solver = single('solver', compileSolver);
const chromium = single('chromium', ensureChromium);
const build = single('build', buildStale);

/** Each takes one core, so they go together. */
const sideBySide = [
  single('sqlite', ensureSqlite),
  byTool('types', TOOLS.tsc, ['-b']),
  byTool('lint and format', TOOLS.biome, ['check', '--error-on-warnings']),
  byTool('arrows', TOOLS.depcruise, ['packages', 'apps', '--output-type=err']),
  byTool('dead code', TOOLS.knip, ['--no-progress', '--no-config-hints']),
];

/**
 * @param {string} name
 * @param {Record<string, string>} env
 * @param {readonly string[]} projects Vitest's, or those to leave out with `!`
 * @returns {Check}
 */
const unitTests = (name, env, projects) => ({
  name,
  carryOut: async () => {
    const report = freshReport(`${name.replaceAll(' ', '-')}.json`);
    const chosen = projects.map((project) => `--project=${project}`);
    const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return fromVitest(report, await runNode(TOOLS.vitest, args, { ...PATIENCE, env }));
  },
});

/** @type {Check} */
const browserTests = {
  name: 'browser tests',
  carryOut: async () => {
    const report = freshReport('playwright.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runNode(TOOLS.playwright, ['test', '--reporter=list,json'], { ...PATIENCE, env });
    return fromPlaywright(report, code);
  },
};

/** `npm run check`: no browser, no servers and databases in processes of their own, few cases for each property. */
export function quickChecks() {
  const runs = process.env.PROPERTY_RUNS ?? '20';
  const tests = unitTests('unit and property tests', { PROPERTY_RUNS: runs }, ['!processes']);
  return [dependencies, ...messagesIfAny(), solver, sideBySide, tests];
}

/** `npm test`. What needs no store is built and tested while SQLite's engine is compiled, which takes one core two minutes. */
export function allChecks() {
  const first = [...sideBySide, build, unitTests('unit and property tests', {}, ['packages', 'web', 'page', 'tools'])];
  const withStore = unitTests('tests of server and command line', {}, ['apps', 'processes']);
  return [dependencies, chromium, ...messagesIfAny(), solver, first, withStore, browserTests];
}

function messagesIfAny() {
  return hasMessages() ? [messages] : [];
}

/**
 * A path for a report, where none lies from an earlier run.
 * @param {string} name
 */
function freshReport(name) {
  mkdirSync(MEMORY, { recursive: true });
  const path = join(MEMORY, name);
  rmSync(path, { force: true });
  return path;
}

/**
 * Carries out all `steps`, whatever fails among them, and ends with the one line that counts. Exit code.
 * @param {readonly Step[]} steps
 */
export async function carryOutAll(steps) {
  /** @type {CarriedOut[]} */
  const results = [];
  for (const step of steps) {
    const together = [step].flat();
    console.log(`\n── ${together.map(({ name }) => name).join(', ')}`);
    results.push(...(await Promise.all(together.map(timed))));
  }
  console.log('');
  for (const { name, tally, seconds } of results) {
    const more = besides(tally) && `, ${besides(tally)}`;
    console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name}: ${inWords(tally)}${more} (${seconds.toFixed(1)} s)`);
  }
  const all = sum(results.map(({ tally }) => tally));
  if (besides(all)) console.log(`\n${besides(all)}`);
  console.log(`\n${inWords(all)}`);
  return all.failed === 0 ? 0 : 1;
}

/**
 * @param {Check} check
 * @returns {Promise<CarriedOut>}
 */
async function timed(check) {
  const start = performance.now();
  const tally = await carryOutOne(check);
  return { name: check.name, tally, seconds: (performance.now() - start) / 1000 };
}

/** @param {Check} check */
async function carryOutOne({ name, carryOut }) {
  try {
    return await carryOut();
  } catch (error) {
    console.error(`The check "${name}" broke down:`, error);
    return asOne(1);
  }
}
