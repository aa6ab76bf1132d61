/** Run one benchmark: `npm run bench -- NAME`. It prints JSON lines {"bench","metric","value","unit"}. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, TOOLS } from './workspace/root.mjs';
import { runNode } from './workspace/run.mjs';

const names = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const [name, ...rest] = process.argv.slice(2);

if (name !== undefined && names.includes(name)) {
  process.exitCode = await runNode(TOOLS.tsx, ['--tsconfig', 'tsconfig.tools.json', `bench/${name}.ts`, ...rest]);
} else {
  const wish = name === undefined ? 'Name a benchmark' : `There is no benchmark "${name}"`;
  console.error(`${wish}; there are: ${names.join(', ') || 'none yet'}.`);
  process.exitCode = 2;
}
