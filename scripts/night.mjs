/**
 * The property tests at night size: PROPERTY_RUNS cases each, 10,000 unless told otherwise. Those of the packages, or, when
 * arguments are given, whatever tests they name: they go to Vitest.
 */
import { TOOLS } from './workspace/root.mjs';
import { runNode } from './workspace/run.mjs';

const env = { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '10000' };
const given = process.argv.slice(2);
const args = ['run', '--passWithNoTests=false', ...(given.length > 0 ? given : ['--project=packages'])];
process.exitCode = await runNode(TOOLS.vitest, args, { env });
