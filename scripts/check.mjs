/** What to run before each commit: everything but the build and the browser, with few cases for each property. */
import { carryOutAll, quickChecks } from './workspace/checks.mjs';

process.exitCode = await carryOutAll(quickChecks());
