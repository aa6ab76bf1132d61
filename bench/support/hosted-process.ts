// A server that is measured, in a process of its own: it tells its port when it listens, and its memory when asked.

/** Bytes. `live`: what is reachable, in the heap and outside it, after a collection; `resident`: what the process has of the machine. */
export type Memory = { readonly live: number; readonly resident: number };

/** `port`: it listens. */
export type FromServer = { readonly port?: number; readonly memory?: Memory };

function tell(what: FromServer): void {
  if (process.send === undefined) throw new Error('started by hand: a bench starts this process');
  process.send(what);
}

function memoryNow(): Memory {
  if (global.gc === undefined) throw new Error('start with --expose-gc');
  global.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { live: heapUsed + external, resident: rss };
}

/** The server listens on `port`. `close` runs before the process ends, when the bench has gone or says so. */
export function hosted(port: number, close: () => Promise<void> | void): void {
  process.on('message', () => tell({ memory: memoryNow() }));
  process.once('disconnect', async () => {
    await close();
    process.exit();
  });
  tell({ port });
}
