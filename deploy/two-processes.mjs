/**
 * The service of compose.yaml without containers: two servers on PostgreSQL and NATS behind a small proxy, to try it out.
 * `node deploy/two-processes.mjs [--port N]`; Ctrl+C ends it, and nothing of it is left.
 * PostgreSQL (initdb, pg_ctl) and nats-server must be installed. As root, PostgreSQL runs as nobody.
 */
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ensureDependencies } from '../scripts/workspace/dependencies.mjs';
import { buildStale } from '../scripts/workspace/products.mjs';
import { ROOT } from '../scripts/workspace/root.mjs';

/** @typedef {typeof import('../apps/server/src/testing/two-processes.ts')} Module */

const USUAL_PORT = 8080;

/** @param {readonly string[]} args */
function wantedPort(args) {
  const at = args.indexOf('--port');
  return at === -1 ? USUAL_PORT : Number(args[at + 1]);
}

/** @param {number} port */
async function start(port) {
  /** @type {Module} */
  const { startTwoProcesses } = await tsImport('../apps/server/src/testing/two-processes.ts', import.meta.url);
  return startTwoProcesses({ main: join(ROOT, 'apps/server/dist/main.js'), port, isDurable: true });
}

async function run() {
  const port = wantedPort(process.argv.slice(2));
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error('--port must be a whole number from 1 to 65535.');
    return 2;
  }
  const code = (await ensureDependencies()) || (await buildStale());
  if (code !== 0) return code;
  const service = await start(port);
  if (service === undefined) {
    console.error('PostgreSQL (initdb, pg_ctl) and nats-server must be installed, and one of them is not.');
    return 1;
  }
  console.log(`Two servers are ready behind http://localhost:${port}`);
  for (const server of service.servers) console.log(`  one of them: http://localhost:${server.port}`);
  console.log('  Ctrl+C ends it; its tables are not kept.');
  await new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
  await service.end();
  return 0;
}

process.exitCode = await run();
