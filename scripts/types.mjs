/** Check the types of every project, in the order of their references. */
import { TOOLS } from './workspace/root.mjs';
import { runNode } from './workspace/run.mjs';
import { compileSolver } from './workspace/solver.mjs';

process.exitCode = (await compileSolver()) || (await runNode(TOOLS.tsc, ['-b', ...process.argv.slice(2)]));
