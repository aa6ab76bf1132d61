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

/** `environment`: the settings of docs/operations.md. */
export function startOurServer(environment: NodeJS.ProcessEnv): Promise<MeasuredServer> {
  return startMeasured(bundled('bench/live/our-server.ts'), {
    DATABASE_URL: '',
    NATS_URL: '',
    ...LIMITS,
    ...environment,
  });
}

export async function enterOurs(): Promise<Contender> {
  const data = dataFolder();
  const server = await startOurServer({ DATA_DIR: data.path });
  const contender = enter({ name: 'ours', speech: 'ours', server, driver: driverBundle() });
  return {
    ...contender,
    stop: async () => {
      await contender.stop();
      data.remove();
    },
  };
}
