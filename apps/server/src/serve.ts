/** One run of the server, from the wish on the command line to the last request. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { greeting, networkAddresses } from './addresses.ts';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import { listen } from './listen.ts';
import { surroundings } from './live/surroundings.ts';
import { keepTidy } from './retention.ts';
import { createServer } from './server.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { liveService } from './wire/live-service.ts';

export type Wish = {
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Folder of the built page. */
  readonly page: string;
};

/** Exit code 2: the wish was wrong. 1: the machine did not allow it. */
export type Ending = 'serving' | { readonly code: 1 | 2; readonly sentence: string };

/** Serves until a signal, or says in one sentence why not. */
export async function serve({ args, environment, page }: Wish): Promise<Ending> {
  const read = readSettings(args, environment);
  if (!read.ok) return { code: 2, sentence: read.sentence };
  if (!existsSync(join(page, 'index.html'))) return { code: 1, sentence: 'The page is not built yet; run npm start.' };
  const { settings } = read;
  const store = await openedStore(settings);
  if (typeof store === 'string') return { code: 1, sentence: store };
  const server = await createdServer(page, settings, { store, bus: openBus(settings.natsUrl) });
  const listening = await listen(server, settings.port);
  if (!listening.ok) {
    await server.close();
    return { code: 1, sentence: listening.sentence };
  }
  stopOnSignal(server);
  process.stdout.write(`${greeting(settings.port, networkAddresses(settings.port))}\n`);
  return 'serving';
}

/** The store, or a sentence on why it cannot be opened. */
async function openedStore({ databaseUrl, dataDir }: Settings): Promise<Store | string> {
  try {
    return await openStore({ databaseUrl, dataFolder: dataDir });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const where = databaseUrl === undefined ? `The data folder ${dataDir}` : 'The database of DATABASE_URL';
    return `${where} cannot be used: ${why}`;
  }
}

/** The server on its store and bus, which it closes after itself. */
async function createdServer(
  page: string,
  settings: Settings,
  on: { store: Store; bus: Bus },
): Promise<FastifyInstance> {
  const around = surroundings(on);
  const server = await createServer(page, liveService(around, settings.live));
  const untidy = keepTidy({ store: on.store, days: settings.retentionDays, report: around.report });
  server.addHook('onClose', async () => {
    untidy();
    await on.bus.close();
    await on.store.close();
  });
  return server;
}

/** The first signal lets running requests finish; a second one ends at once. */
function stopOnSignal(server: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
