/** Run one benchmark: `npm run bench -- NAME`. It prints JSON lines {"bench","metric","value","unit"}. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, TOOLS } from './workspace/root.mjs';
import { runNode } from './workspace/run.mjs';
import { compileSolver } from './workspace/solver.mjs';

const names = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const [name, ...rest] = process.argv.slice(2);

if (name !== undefined && names.includes(name)) {
  const bench = ['--tsconfig', 'tsconfig.tools.json', `bench/${name}.ts`, ...rest];
  process.exitCode = (await compileSolver()) || (await runNode(TOOLS.tsx, bench));
} else {
  const wish = name === undefined ? 'Name a benchmark' : `There is no benchmark "${name}"`;
  console.error(`${wish}; there are: ${names.join(', ') || 'none yet'}.`);
  process.exitCode = 2;
}
