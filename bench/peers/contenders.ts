// Who is measured: our own server and the peers, each with its driver.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataFolder, driverBundle, enterOurs } from '../live/our-contender.ts';
import { type Contender, enter } from '../load/contender.ts';
import { bundled } from '../support/bundled.ts';
import { startMeasured } from '../support/measured-server.ts';

const HOME = 'bench/peers';
const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Installs the peers by their own lock file, where they are not yet. */
export function ensurePeers(): void {
  if (existsSync(`${FOLDER}/node_modules/boardgame.io`)) return;
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // Standard output is for figures alone.
  execFileSync(command ?? 'npm', [...first, 'ci', '--ignore-scripts'], { cwd: FOLDER, stdio: ['ignore', 2, 2] });
}

async function enterBoardgame(): Promise<Contender> {
  const server = await startMeasured(bundled(`${HOME}/boardgame-server.mts`, HOME));
  return enter({ name: 'boardgame.io', speech: 'boardgame', server, driver: driverBundle() });
}

async function enterColyseus(name: string, data: string): Promise<Contender> {
  const server = await startMeasured(bundled(`${HOME}/colyseus-server.mts`, HOME), { DATA_DIR: data });
  return enter({ name, speech: 'colyseus', server, driver: driverBundle() });
}

async function enterKeptColyseus(): Promise<Contender> {
  const data = dataFolder();
  const contender = await enterColyseus('Colyseus with our store', data.path);
  return {
    ...contender,
    stop: async () => {
      await contender.stop();
      data.remove();
    },
  };
}

/** Ours comes first. */
export async function enterAll(): Promise<readonly Contender[]> {
  return [await enterOurs(), await enterBoardgame(), await enterColyseus('Colyseus', ''), await enterKeptColyseus()];
}
