/** Work on the page: Vite serves the sources, and the messages are compiled as they change, translated or not. Arguments go to Vite. */
import { join } from 'node:path';
import { ensureDependencies } from './workspace/dependencies.mjs';
import { compileMessages, hasMessages } from './workspace/messages.mjs';
import { insistOnNode } from './workspace/node-version.mjs';
import { ROOT, TOOLS } from './workspace/root.mjs';
import { run } from './workspace/run.mjs';
import { compileSolver } from './workspace/solver.mjs';
import { ensureSqlite } from './workspace/sqlite.mjs';

insistOnNode();
const code =
  (await ensureDependencies()) ||
  (await ensureSqlite()) ||
  (await compileSolver()) ||
  (hasMessages() ? await compileMessages(['--allow-missing']) : 0);
if (code !== 0) process.exit(code);

const vite = run(process.execPath, [join(ROOT, TOOLS.vite), ...process.argv.slice(2)], { cwd: join(ROOT, 'apps/web') });
const watching = hasMessages() ? [compileMessages(['--watch'])] : [];
process.exit(await Promise.race([vite, ...watching]));
