// The service as a club runs it: two servers on PostgreSQL and NATS behind a proxy, without containers. Everything is of its
// own, and nothing of it is left. Used by tests and by deploy/two-processes.mjs.

import { freePort } from './free-port.ts';
import { type Nats, prepareNats } from './nats.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type FrontProxy, startProxy } from './proxy.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

export type TwoProcesses = {
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly servers: readonly [ServerProcess, ServerProcess];
  /** Of the proxy. */
  readonly port: number;
  readonly end: () => Promise<void>;
};

export type TwoWish = {
  /** The built program. */
  readonly main: string;
  /** Of the proxy; absent: any. */
  readonly port?: number;
  /** Settings for both servers. */
  readonly environment?: { readonly [name: string]: string };
  /** PostgreSQL waits for the disk, as in earnest. */
  readonly isDurable?: boolean;
};

/** What both stand on, or nothing where PostgreSQL or NATS is not installed. */
async function ground(isDurable: boolean) {
  const nats = await prepareNats();
  const postgres = nats && (await startPostgres({ isDurable }));
  if (nats === undefined || postgres === undefined) return undefined;
  await nats.start();
  return { nats, postgres };
}

async function newServer(main: string, environment: ServerEnvironment): Promise<ServerProcess> {
  return serverProcess({ main, port: await freePort(), environment });
}

type ServerEnvironment = { readonly [name: string]: string };

/** Starts it all; nothing where PostgreSQL or NATS is not installed. */
export async function startTwoProcesses(wish: TwoWish): Promise<TwoProcesses | undefined> {
  const { main, environment = {}, isDurable = false } = wish;
  const stands = await ground(isDurable);
  if (stands === undefined) return undefined;
  const { postgres, nats } = stands;
  const settings = { TRUSTED_PROXIES: '1', ...environment, DATABASE_URL: postgres.url, NATS_URL: nats.url };
  const servers = [await newServer(main, settings), await newServer(main, settings)] as const;
  let proxy: FrontProxy | undefined;

  async function end(): Promise<void> {
    await proxy?.close();
    await Promise.all(servers.map((server) => server.stop()));
    await nats.stop();
    postgres.stop();
  }

  try {
    await Promise.all(servers.map((server) => server.start()));
    const port = wish.port ?? (await freePort());
    proxy = await startProxy(
      port,
      servers.map((server) => server.port),
    );
    return { postgres, nats, servers, port, end };
  } catch (error) {
    await end();
    throw error;
  }
}
