// The solver beside DDS 2.9: every figure of solver/README.md in one run. The measuring itself is a project of its own in
// solver/, which knows the solver; this only starts it.
//
//   npm run bench -- solver                              all, about forty minutes of one core
//   npm run bench -- solver --runs 1 --deals 20 --freaks 3 --growth 50      a quick look
//   npm run bench -- solver --only table,board           some of it

import { TOOLS } from '../scripts/workspace/root.mjs';
import { runNode } from '../scripts/workspace/run.mjs';

process.exitCode = await runNode(TOOLS.tsx, ['bench/solver/main.mts', ...process.argv.slice(2)]);
