/**
 * The property tests at night size: PROPERTY_RUNS cases each, 10,000 unless told otherwise; then the browser tests that ask more at
 * night: every screen in every language, light and dark and at every size, whole matches, more taps in the same instant. When arguments
 * are given, whatever tests they name and no browser: they go to Vitest.
 */
import { TOOLS } from './workspace/root.mjs';
import { runNode } from './workspace/run.mjs';

const env = { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '10000' };
const given = process.argv.slice(2);
const args = ['run', '--passWithNoTests=false', ...(given.length > 0 ? given : ['--project=packages'])];
const tests = await runNode(TOOLS.vitest, args, { env });
const browserTests = ['test', 'every-screen', 'match', 'live-taps'];
const pages = given.length > 0 ? 0 : await runNode(TOOLS.playwright, browserTests, { env: { NIGHT: 'yes' } });
process.exitCode = tests || pages;
