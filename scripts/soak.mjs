/**
 * What must be survived, at length: kills of the server and of the store under play, two servers on PostgreSQL and NATS that lose
 * one another, the database and the bus, ten thousand boards with every viewer's bytes searched, and a browser that really sleeps
 * for a minute. About an hour.
 * Arguments go to Vitest, such as a part of a test's path.
 */
import { TOOLS } from './workspace/root.mjs';
import { runNode } from './workspace/run.mjs';
import { compileSolver } from './workspace/solver.mjs';

/** How often each thing happens; each may be set by hand. */
const LENGTHS = {
  TABLE_KILLS: '100',
  STORE_KILLS: '100',
  SOAK_ROUNDS: '20',
  PROPERTY_RUNS: '10000',
  SLEEP_SECONDS: '60',
};

const TESTS = [
  'apps/server/src/live/killed.process.test.ts',
  'apps/server/src/store/killed.process.test.ts',
  'apps/server/src/store/postgres.process.test.ts',
  'apps/server/src/soak/',
  'apps/server/src/live/hidden-cards.test.ts',
];

const given = process.argv.slice(2);
const env = Object.fromEntries(Object.entries(LENGTHS).map(([name, usual]) => [name, process.env[name] ?? usual]));
// Whatever project a test belongs to: the paths say it all.
const args = ['run', '--passWithNoTests=false', '--no-file-parallelism', ...(given.length > 0 ? given : TESTS)];
const tests = (await compileSolver()) || (await runNode(TOOLS.vitest, args, { env }));
const sleep = given.length > 0 ? 0 : await runNode(TOOLS.playwright, ['test', 'live-sleep'], { env });
process.exitCode = tests || sleep;
