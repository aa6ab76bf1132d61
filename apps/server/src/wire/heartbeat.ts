// Signs of life: a connection that gives none is ended. Only a part of all is asked at a time, for asking thousands at once would
// keep everybody waiting who plays.

import type { WebSocket } from 'ws';

/** Milliseconds between two questions to the same connection. */
const BEAT = 20_000;
/** Parts of all connections, asked one after the other. */
const PARTS = 40;

export type Heartbeat = {
  /** Until the function that it gives is called: when the connection has ended. */
  readonly watch: (socket: WebSocket) => () => void;
  readonly stop: () => void;
};

export function heartbeat(): Heartbeat {
  const alive = new WeakSet<WebSocket>();
  const parts = Array.from({ length: PARTS }, () => new Set<WebSocket>());
  let [filling, asking] = [0, 0];

  function ask(): void {
    for (const socket of parts[asking] ?? []) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
    asking = (asking + 1) % PARTS;
  }

  const beating = setInterval(ask, BEAT / PARTS);
  return {
    watch: (socket) => {
      const part = parts[filling];
      filling = (filling + 1) % PARTS;
      part?.add(socket);
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      return () => part?.delete(socket);
    },
    stop: () => clearInterval(beating),
  };
}
