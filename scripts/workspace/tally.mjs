/** Counting what passed. A check that could not be carried out has failed, never vanished. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * A check that is one test.
 * @param {number} code exit code
 * @returns {Tally}
 */
export function asOne(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
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
  return soundly({ passed, failed, skipped: numPendingTests + numTodoTests }, code);
}

/**
 * The tests that Playwright's JSON report at `path` counts; one that passed only when tried again has failed.
 * @param {string} path
 * @param {number} code Playwright's exit code
 */
export function fromPlaywright(path, code) {
  const stats = readReport(path)?.stats;
  if (stats === undefined) return asOne(1);
  return soundly({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }, code);
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
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * `12 passed, 0 failed`, and what was skipped if anything was.
 * @param {Tally} tally
 */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
