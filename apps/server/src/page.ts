/** The built page as files, in the smallest form the browser reads, each with how long it may be kept. */
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite puts a hash of the contents into every name in this folder: such a file never changes. */
const HASHED = `${sep}assets${sep}`;

/** Names stay the same and contents change (index.html, sw.js): ask each time, by ETag. */
const ASK_EACH_TIME = 'no-cache';
const KEEP_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** People write the addresses of the page's tables without the #. */
function mendAddresses(server: FastifyInstance): void {
  server.get('/live', (_request, reply) => reply.redirect('/#/live'));
  server.get<{ Params: { '*': string } }>('/live/*', ({ params }, reply) =>
    reply.redirect(`/#/live/${encodeURI(params['*'])}`),
  );
}

/** Serves folder `page` at `/`; a `.br` or `.gz` beside a file goes in its place where the browser takes it. */
export async function servePage(server: FastifyInstance, page: string): Promise<void> {
  mendAddresses(server);
  await server.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const hashed = path.slice(page.length).startsWith(HASHED);
      reply.header('cache-control', hashed ? KEEP_FOR_A_YEAR : ASK_EACH_TIME);
      reply.header('vary', 'accept-encoding');
    },
  });
}
