// One connection to NATS that comes back for ever.

import { setTimeout as wait } from 'node:timers/promises';
import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';

/** Milliseconds between two tries. */
const AGAIN_AFTER = 500;

/** Milliseconds that a try may take. */
const PATIENCE = 2000;

/** Milliseconds between two signs of life; without two of them a connection counts as lost. */
const SIGN_OF_LIFE = 5000;

export type Line = {
  /** False where it could not be sent. */
  readonly publish: (subject: string, text: string) => boolean;
  readonly isConnected: () => boolean;
  /** At once where the connection has been opened. */
  readonly whenOpen: (use: (connection: NatsConnection) => void) => void;
  readonly close: () => Promise<void>;
};

/** `opened` is told once; what it subscribes to lasts over every loss of the connection. */
export function newLine(
  url: string,
  options: Pick<ConnectionOptions, 'noEcho'>,
  opened: (connection: NatsConnection) => void,
): Line {
  const where = addressesIn(url);
  const ending = new AbortController();
  let connection: NatsConnection | undefined;
  let isUp = false;

  async function open(): Promise<void> {
    while (!connection && !ending.signal.aborted) {
      connection = await connect({ ...where, ...options, ...FOR_EVER }).catch(() => undefined);
      if (!connection) await wait(AGAIN_AFTER, undefined, { signal: ending.signal }).catch(() => undefined);
    }
    if (!connection) return;
    isUp = true;
    void watch(connection);
    opened(connection);
  }

  async function watch(opened: NatsConnection): Promise<void> {
    for await (const { type } of opened.status()) {
      // An error is a right that NATS refuses: whoever is not heard is as good as away.
      if (type === 'disconnect' || type === 'close' || type === 'error') isUp = false;
      if (type === 'reconnect') isUp = true;
    }
  }

  const opening = open();
  return {
    publish(subject, text) {
      if (!isUp || !connection || connection.isClosed()) return false;
      connection.publish(subject, text);
      return true;
    },
    isConnected: () => isUp,
    whenOpen(use) {
      if (connection) use(connection);
    },
    async close() {
      isUp = false;
      ending.abort();
      await opening;
      await connection?.close();
    },
  };
}

const FOR_EVER: ConnectionOptions = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: AGAIN_AFTER,
  timeout: PATIENCE,
  pingInterval: SIGN_OF_LIFE,
  // A password that is being changed is no reason to give up.
  ignoreAuthErrorAbort: true,
};

/** Servers, and the name and password of the first that has them. A name alone is a token. */
function addressesIn(urls: string): ConnectionOptions {
  const each = urls.split(',').map((url) => new URL(url.trim()));
  const servers = each.map(({ host }) => host);
  const [named] = each.filter(({ username }) => username !== '');
  if (!named) return { servers };
  const [user, pass] = [decodeURIComponent(named.username), decodeURIComponent(named.password)];
  return pass === '' ? { servers, token: user } : { servers, user, pass };
}
