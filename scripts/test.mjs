/** Everything that must hold, on a machine that has only Node: sets itself up, checks, tests, counts. */
import { tooOld } from './workspace/node-version.mjs';

const complaint = tooOld(process.versions.node);
if (complaint !== undefined) {
  console.error(complaint);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const { allChecks, carryOutAll } = await import('./workspace/checks.mjs');
process.exitCode = await carryOutAll(allChecks());
