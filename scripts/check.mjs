/** What to run before each commit: everything but the build and the browser, with few cases for each property. */
import { insistOnNode } from './workspace/node-version.mjs';

insistOnNode();
const { carryOutAll, quickChecks } = await import('./workspace/checks.mjs');
process.exitCode = await carryOutAll(quickChecks());
