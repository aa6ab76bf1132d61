/** Counting what passed. A check that could not be carried out has failed, never vanished. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} again those of `passed` that passed only at their second try
 */

/** @type {Tally} */
const NOTHING = { passed: 0, failed: 0, skipped: 0, again: 0 };

/**
 * A check that is one test.
 * @param {number} code exit code
 * @returns {Tally}
 */
export function asOne(code) {
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/**
 * The tests that Vitest's JSON report at `path` counts.
 * @param {string} path
 * @param {number} code Vitest's exit code
 */
export function fromVitest(path, code) {
  const report = readReport(path);
  if (report === undefined) return asOne(1);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests = 0, numTodoTests = 0 } = report;
  return soundly({ ...NOTHING, passed, failed, skipped: numPendingTests + numTodoTests }, code);
}

/**
 * The tests that Playwright's JSON report at `path` counts. One that passed only when tried again has passed, and is told.
 * @param {string} path
 * @param {number} code Playwright's exit code
 */
export function fromPlaywright(path, code) {
  const stats = readReport(path)?.stats;
  if (stats === undefined) return asOne(1);
  const { expected, unexpected, flaky, skipped } = stats;
  return soundly({ passed: expected + flaky, failed: unexpected, skipped, again: flaky }, code);
}

/**
 * A file that does not load, or an error outside of every test, fails the run and no test: count it.
 * @param {Tally} tally
 * @param {number} code
 * @returns {Tally}
 */
function soundly(tally, code) {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** @param {readonly Tally[]} tallies */
export function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      again: all.again + one.again,
    }),
    NOTHING,
  );
}

/**
 * `12 passed, 0 failed`.
 * @param {Tally} tally
 */
export function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * `2 skipped, 1 passed only when tried again`; empty when there is nothing of the kind.
 * @param {Tally} tally
 */
export function besides({ skipped, again }) {
  const told = [skipped > 0 ? `${skipped} skipped` : '', again > 0 ? `${again} passed only when tried again` : ''];
  return told.filter((one) => one !== '').join(', ');
}
