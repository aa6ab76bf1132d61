/** One run of the server, from the wish on the command line to the last request. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { greeting, networkAddresses } from './addresses.ts';
import { openBus } from './bus/open.ts';
import { listen } from './listen.ts';
import { surroundings } from './live/surroundings.ts';
import type { Ending } from './operation/ending.ts';
import { type Operation, operated } from './operation/operation.ts';
import { serveReadiness } from './operation/readiness.ts';
import { endOnFault, stopOnSignal } from './operation/stopping.ts';
import { createServer } from './server.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { BOT_WORKER, thinkerPool } from './thinking/pool.ts';
import { liveService } from './wire/live-service.ts';

export type Wish = {
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Folder of the built page. */
  readonly page: string;
};

/** Serves until a signal, or says in one sentence why not. */
export async function serve({ args, environment, page }: Wish): Promise<'serving' | Ending> {
  const read = readSettings(args, environment);
  if (!read.ok) return { code: 2, sentence: read.sentence };
  if (!existsSync(join(page, 'index.html'))) return { code: 1, sentence: 'The page is not built yet; run npm start.' };
  if (!existsSync(BOT_WORKER)) return { code: 1, sentence: 'The bots are not built yet; run npm start.' };
  const { settings } = read;
  const store = await openedStore(settings);
  if (typeof store === 'string') return { code: 1, sentence: store };
  const operation = operated({ settings, store, bus: openBus(settings.natsUrl), version: manifest.version });
  const server = await createdServer(page, settings, operation);
  const obstacle = await opened(server, settings, operation);
  if (obstacle !== undefined) {
    await server.close();
    return { code: 1, sentence: obstacle };
  }
  endOnFault(operation.log);
  stopOnSignal(server, operation.log);
  operation.log.note(startedWith(settings));
  const elsewhere = settings.host === undefined ? networkAddresses(settings.port) : [];
  process.stdout.write(`${greeting(settings.port, elsewhere)}\n`);
  return 'serving';
}

function startedWith({ port, databaseUrl, natsUrl }: Settings) {
  const store = databaseUrl === undefined ? 'sqlite' : 'postgresql';
  const bus = natsUrl === undefined ? 'in-process' : 'nats';
  return { event: 'started', version: manifest.version, port, store, bus } as const;
}

/** The store, or a sentence on why it cannot be opened. */
async function openedStore({ databaseUrl, dataDir, storeWindow }: Settings): Promise<Store | string> {
  try {
    return await openStore({ databaseUrl, dataFolder: dataDir, window: storeWindow });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const where = databaseUrl === undefined ? `The data folder ${dataDir}` : 'The database of DATABASE_URL';
    return `${where} cannot be used: ${why}`;
  }
}

/** Opens the ports; a sentence where one cannot be had. */
async function opened(server: FastifyInstance, settings: Settings, operation: Operation): Promise<string | undefined> {
  const listening = await listen(server, settings);
  if (!listening.ok) return listening.sentence;
  return operation.begin();
}

/** The server on its store and bus, which it closes after itself. */
async function createdServer(page: string, settings: Settings, operation: Operation): Promise<FastifyInstance> {
  const { store, bus, report, thoughtLost: lost } = operation;
  const { botThreads } = settings;
  const thinker = thinkerPool({ report, lost, ...(botThreads !== undefined && { threads: botThreads }) });
  const around = surroundings({ store, bus, report, thinker });
  const server = await createServer(page, operation.service(liveService(around, settings.live)));
  serveReadiness(server, operation.look);
  server.addHook('onClose', async () => {
    await thinker.close();
    await operation.end();
    await bus.close();
    await store.close();
  });
  return server;
}
