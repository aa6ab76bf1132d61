// Whether the server can do its work: asked by proxies and by whoever starts containers.

import type { FastifyInstance } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds for which an answer of the store holds: it writes to find out, and anybody may ask. */
const HOLDS = 3_000;

/** `store`: it can write. `bus`: other processes are heard; without, the game goes on a little slower, so it does not count. */
export type Ready = { readonly ready: boolean; readonly store: boolean; readonly bus: boolean };

export type ReadinessOf = {
  readonly store: Pick<Store, 'isReady'>;
  readonly bus: Pick<Bus, 'isConnected'>;
  /** Milliseconds. */
  readonly now: () => number;
};

/** Asks the store at most once in three seconds, however many want to know. */
export function readiness({ store, bus, now }: ReadinessOf): () => Promise<Ready> {
  let asked: Promise<boolean> | undefined;
  let at = 0;

  function isStoreReady(): Promise<boolean> {
    const since = now() - at;
    if (asked === undefined || since >= HOLDS || since < 0) {
      at = now();
      asked = store.isReady();
    }
    return asked;
  }

  return async () => {
    const ready = await isStoreReady();
    return { ready, store: ready, bus: bus.isConnected() };
  };
}

/** `GET /readyz`: 200 or 503, with what is there. */
export function serveReadiness(server: FastifyInstance, look: () => Promise<Ready>): void {
  server.get('/readyz', async (_request, reply) => {
    const ready = await look();
    return reply
      .code(ready.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready);
  });
}
