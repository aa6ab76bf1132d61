/** Answers for people where there is nothing to serve: one sentence and what to do, no stack, no JSON. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { reportOnStandardError, type Surroundings } from './live/surroundings.ts';

/** Answers with `sentence` as plain text, not to be kept. */
export function plainly(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

/** Unknown addresses, other methods than reading, and our own faults. */
export function answerInPlainWords(
  server: FastifyInstance,
  report: Surroundings['report'] = reportOnStandardError,
): void {
  server.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      return plainly(reply, 404, 'There is nothing at this address. The game is at /');
    }
    reply.header('allow', 'GET, HEAD');
    return plainly(reply, 405, 'This server only hands out pages: GET and HEAD.');
  });
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return plainly(reply, status, 'The server does not understand this request.');
    report('a request could not be answered', error);
    return plainly(reply, 500, 'Something went wrong on the server. Please try again.');
  });
}
