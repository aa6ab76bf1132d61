import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asOne, besides, fromPlaywright, fromVitest, inWords, sum } from './tally.mjs';

/** @param {unknown} report */
function written(report) {
  const path = join(mkdtempSync(join(tmpdir(), 'minibridge-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

/**
 * @param {number} numPassedTests
 * @param {number} numFailedTests
 */
const vitest = (numPassedTests, numFailedTests) =>
  written({ numPassedTests, numFailedTests, numPendingTests: 1, numTodoTests: 2 });

describe('Vitest', () => {
  test.each([
    ['all passed', vitest(5, 0), 0, { passed: 5, failed: 0, skipped: 3, again: 0 }],
    ['two failed', vitest(5, 2), 1, { passed: 5, failed: 2, skipped: 3, again: 0 }],
    ['a file did not load', vitest(5, 0), 1, { passed: 5, failed: 1, skipped: 3, again: 0 }],
    ['it crashed before any report', '/nowhere/report.json', 0, { passed: 0, failed: 1, skipped: 0, again: 0 }],
  ])('%s', (_what, path, code, tally) => expect(fromVitest(path, code)).toEqual(tally));
});

describe('Playwright', () => {
  /** @param {Record<string, number>} stats */
  const playwright = (stats) => written({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

  test.each([
    ['all passed', playwright({ skipped: 1 }), 0, { passed: 4, failed: 0, skipped: 1, again: 0 }],
    [
      'one failed, one only passed again',
      playwright({ unexpected: 1, flaky: 1 }),
      1,
      { passed: 5, failed: 1, skipped: 0, again: 1 },
    ],
    ['the page was not served', playwright({ expected: 0 }), 1, { passed: 0, failed: 1, skipped: 0, again: 0 }],
    ['it crashed before any report', '/nowhere/report.json', 1, { passed: 0, failed: 1, skipped: 0, again: 0 }],
  ])('%s', (_what, path, code, tally) => expect(fromPlaywright(path, code)).toEqual(tally));
});

describe('the last line', () => {
  test.each([
    [[asOne(0), asOne(0)], '2 passed, 0 failed'],
    [[asOne(0), asOne(3)], '1 passed, 1 failed'],
    [[{ passed: 9, failed: 0, skipped: 2, again: 0 }], '9 passed, 0 failed'],
    [[], '0 passed, 0 failed'],
  ])('%j → %s', (tallies, line) => expect(inWords(sum(tallies))).toBe(line));
});

describe('what is told besides', () => {
  test.each([
    [{ passed: 9, failed: 0, skipped: 2, again: 1 }, '2 skipped, 1 passed only when tried again'],
    [{ passed: 9, failed: 0, skipped: 0, again: 1 }, '1 passed only when tried again'],
    [{ passed: 9, failed: 0, skipped: 0, again: 0 }, ''],
  ])('%j → %s', (tally, line) => expect(besides(tally)).toBe(line));
});
