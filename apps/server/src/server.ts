/** The server without a port: the page, its headers and its health. Tests inject requests into it. */
import fastify, { type FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { SECURITY_HEADERS } from './headers.ts';
import { servePage } from './page.ts';
import { answerInPlainWords, plainly } from './plain-words.ts';
import { serveLive } from './wire/live-routes.ts';
import type { LiveService } from './wire/live-service.ts';

/** A server for the page in folder `page`, and for live tables where there is a service for them. */
export async function createServer(page: string, live?: LiveService): Promise<FastifyInstance> {
  const server = fastify({
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(SECURITY_HEADERS);
      plainly(reply, 400, 'This address is not well formed.');
    },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  answerInPlainWords(server, live?.report);
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true, version: manifest.version };
  });
  if (live) serveLive(server, live);
  await servePage(server, page);
  return server;
}
