// The end of a run: what is under way is finished, clients are told to come back, everything is closed.

import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';

/** Milliseconds after which a stop that hangs, on a database that is away for example, ends all the same. */
const PATIENCE = 15_000;

/** The first signal stops in peace; a second one of the same kind ends at once. */
export function stopOnSignal(server: FastifyInstance, log: Log): void {
  let isStopping = false;

  async function stop(signal: string): Promise<void> {
    log.note({ event: 'stopping', signal });
    const late = setTimeout(() => {
      log.fault('the server did not stop in time', new Error(`not closed after ${PATIENCE} ms`));
      process.exit(1);
    }, PATIENCE);
    await server.close();
    clearTimeout(late);
    log.note({ event: 'stopped' });
    process.exit(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop(signal).catch((error: unknown) => {
        log.fault('the server did not stop cleanly', error);
        process.exit(1);
      });
    });
  }
}

/** What nobody has caught ends the server, as it should: its words go into the log as those of any fault, and not as they are. */
export function endOnFault(log: Log): void {
  process.once('uncaughtException', (error) => {
    log.fault('the server broke down', error);
    process.exit(1);
  });
}
