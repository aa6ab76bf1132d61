// Our own server with a folder of its own, and its driver.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contender, enter } from '../load/contender.ts';
import { bundled } from '../support/bundled.ts';
import { type MeasuredServer, startMeasured } from '../support/measured-server.ts';

/** A folder for data on the machine's usual disk; removed by `remove`. */
export function dataFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'minibridge-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true }) };
}

export const driverBundle = (): string => bundled('bench/load/driver.ts');

/** All clients of a measurement come from one address and say as much as they can: the limits are there and count, but are never reached. */
const LIMITS = {
  LIMIT_MESSAGES: '1000000',
  LIMIT_MESSAGES_ADDRESS: '100000000',
  LIMIT_COMMANDS: '1000000',
  LIMIT_TABLES_ADDRESS: '1000000',
  LIMIT_CONNECTIONS: '1000000',
};

/** The entry of our server as it is measured. */
export const OUR_SERVER = 'bench/live/our-server.ts';

/** `environment`: the settings of docs/operations.md. `bundle`: another build than today's. */
export function startOurServer(
  environment: NodeJS.ProcessEnv,
  bundle: string = bundled(OUR_SERVER),
): Promise<MeasuredServer> {
  return startMeasured(bundle, {
    DATABASE_URL: '',
    NATS_URL: '',
    ...LIMITS,
    ...environment,
  });
}

type OurBuild = { readonly name: string; readonly bundle: string };

/** `build`: another one than today's. */
export async function enterOurs(build?: OurBuild): Promise<Contender> {
  const data = dataFolder();
  const server = await startOurServer({ DATA_DIR: data.path }, build?.bundle);
  const contender = enter({ name: build?.name ?? 'ours', speech: 'ours', server, driver: driverBundle() });
  return {
    ...contender,
    stop: async () => {
      await contender.stop();
      data.remove();
    },
  };
}
