/** The program: `node apps/server/dist/main.js [--port N]` serves, `backup PATH` and `restore PATH` copy the tables. */
import { fileURLToPath } from 'node:url';
import { carryOut } from './operation/commands.ts';
import { serve } from './serve.ts';

/** From dist/main.js: the page that apps/web built. */
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

const args = process.argv.slice(2);
const ending = (await carryOut(args, process.env)) ?? (await serve({ args, environment: process.env, page: PAGE }));
if (ending !== 'serving') {
  if (ending.code === 0) console.log(ending.sentence);
  else console.error(ending.sentence);
  process.exitCode = ending.code;
}
