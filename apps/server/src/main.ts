/** The server on the command line: `node apps/server/dist/main.js [--port N]`. */
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

/** From dist/main.js: the page that apps/web built. */
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

const ending = await serve({ args: process.argv.slice(2), environment: process.env, page: PAGE });
if (ending !== 'serving') {
  console.error(ending.sentence);
  process.exitCode = ending.code;
}
