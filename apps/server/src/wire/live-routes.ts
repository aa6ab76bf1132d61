// The live part of the server on its port.

import type { FastifyInstance } from 'fastify';
import type { LiveService } from './live-service.ts';
import { servePolls } from './polls.ts';
import { LIVE_PATH, sockets } from './sockets.ts';

/** How many clients are connected, by the way they came. */
export type Connections = () => { readonly sockets: number; readonly polls: number };

/** Serves live tables at /live; what is under way is finished before the server is closed. */
export function serveLive(server: FastifyInstance, service: LiveService): Connections {
  const ways = sockets(service);
  const polls = servePolls(server, service);
  server.server.on('upgrade', (request, socket, head) => {
    const path = request.url?.split('?')[0];
    if (path === LIVE_PATH) ways.upgrade(request, socket, head);
    else socket.destroy();
  });
  // In `onClose` the server would wait for sockets that nobody closes.
  server.addHook('preClose', async () => {
    ways.close();
    polls.close();
    await service.tables.close();
  });
  return () => ({ sockets: ways.count(), polls: polls.count() });
}
