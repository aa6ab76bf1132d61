/** One run of the server, from the wish on the command line to the last request. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { greeting, networkAddresses } from './addresses.ts';
import { newHub } from './bus/in-process.ts';
import { listen } from './listen.ts';
import { surroundings } from './live/surroundings.ts';
import { type PortWishes, wantedPort } from './port.ts';
import { createServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';
import { liveService } from './wire/live-service.ts';

/** Where tables are kept unless DATA_DIR says otherwise: beside where the server was started. */
const USUAL_DATA = './data';

type Environment = PortWishes & { readonly DATA_DIR?: string | undefined };

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
  const wanted = wantedPort(args, environment);
  if (!wanted.ok) return { code: 2, sentence: wanted.sentence };
  if (!existsSync(join(page, 'index.html'))) return { code: 1, sentence: 'The page is not built yet; run npm start.' };
  const store = await openSqlite(environment.DATA_DIR || USUAL_DATA);
  const bus = newHub().join();
  const live = liveService(surroundings({ store, bus }));
  const server = await createServer(page, live);
  server.addHook('onClose', async () => {
    await bus.close();
    await store.close();
  });
  const listening = await listen(server, wanted.port);
  if (!listening.ok) {
    await server.close();
    return { code: 1, sentence: listening.sentence };
  }
  stopOnSignal(server);
  process.stdout.write(`${greeting(wanted.port, networkAddresses(wanted.port))}\n`);
  return 'serving';
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
