/** The property tests at night size: PROPERTY_RUNS cases each, 10,000 unless told otherwise. Arguments go to Vitest. */
import { TOOLS } from './workspace/root.mjs';
import { runNode } from './workspace/run.mjs';

const env = { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '10000' };
process.exitCode = await runNode(TOOLS.vitest, ['run', '--project=packages', ...process.argv.slice(2)], { env });
