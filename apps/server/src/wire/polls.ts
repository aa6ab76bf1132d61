// The way where WebSocket is blocked: the same texts at /live/poll, one message a line.
// POST says, GET listens, DELETE ends; `line` is a name that the client makes up for each connection and tells nobody.

import { decodeClient, encodeNotice, type WireProblem } from '@minibridge/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf } from '../people/sessions.ts';
import { plainly } from '../plain-words.ts';
import { type Conversation, conversation } from './conversation.ts';
import { cookieFor, tokenIn } from './cookie.ts';
import type { LiveService } from './live-service.ts';
import { addressOf, isSecure, mayConnect } from './origin.ts';
import { type PollLine, pollLine } from './poll-line.ts';

const POLL_PATH = '/live/poll';

/** Bytes of one POST. */
const BODY_LIMIT = 65_536;
/** Milliseconds that a GET waits for something to be said; proxies cut at 30 or 60 seconds. */
const PATIENCE = 25_000;
/** Milliseconds without a GET after which the client is gone. */
const GONE = 15_000;
/** Milliseconds that a GET waits for the POST that begins its line. */
const BEGINNING = 3_000;

/** What a POST has to be, in its header. */
const TEXT = 'text/plain';

const NAME = /^[\w-]{20,64}$/;

type Open = {
  readonly line: PollLine;
  readonly said: Conversation;
  readonly leave: () => void;
  gone?: ReturnType<typeof setTimeout>;
};

export type Polls = { readonly count: () => number; readonly close: () => void };

function nameIn({ query }: FastifyRequest): string | undefined {
  if (typeof query !== 'object' || query === null || !('line' in query)) return undefined;
  return typeof query.line === 'string' && NAME.test(query.line) ? query.line : undefined;
}

/** A connection begins with hello; whatever else comes first belongs to one that is gone. */
function beginsWithHello([first]: readonly string[]): boolean {
  const decoded = decodeClient(first);
  return decoded.ok ? decoded.value.type === 'hello' : decoded.refusal.reason === 'other-version';
}

function linesOf(body: unknown): readonly string[] {
  return typeof body === 'string' ? body.split('\n').filter((text) => text.trim() !== '') : [];
}

/** What is wrong with a POST as a whole, in the words of the protocol: for programs. */
function saying(reply: FastifyReply, status: number, problem: WireProblem): FastifyReply {
  return plainly(reply, status, encodeNotice({ type: 'error', problem }));
}

/** A POST brings text, whatever it is called; of another kind of body nothing is read. */
function isText({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === TEXT;
}

const NO_TEXT = { reason: 'bad-field', type: 'POST', at: 'content-type', wanted: TEXT } as const;

/** A body that cannot be read: too long, or cut off on its way. */
function unreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode !== 413) throw error;
  return saying(reply, 413, { reason: 'too-long', limit: BODY_LIMIT });
}

function unknownLine(reply: FastifyReply): FastifyReply {
  return plainly(reply, 404, 'There is no such connection; begin a new one with hello.');
}

/** The lines that are open, and those that are asked for before they are. */
function openLines(service: LiveService) {
  const lines = new Map<string, Open>();
  const awaited = new Map<string, () => void>();

  function end(name: string): void {
    const open = lines.get(name);
    clearTimeout(open?.gone);
    lines.delete(name);
    open?.said.end();
    // Whoever listens still is answered.
    open?.line.end();
    open?.leave();
  }

  /** The client is gone when it does not ask again. */
  function watch(name: string, open: Open): void {
    clearTimeout(open.gone);
    open.gone = setTimeout(() => end(name), GONE);
  }

  async function begin(name: string, { raw }: FastifyRequest, reply: FastifyReply): Promise<Open | undefined> {
    const address = addressOf(raw, service.settings);
    const leave = service.meters.enter(address);
    if (leave === undefined) return undefined;
    const session = await sessionOf(tokenIn(raw.headers.cookie), service.store);
    if (session.token !== undefined) {
      reply.header('set-cookie', cookieFor(session.token, isSecure(raw, service.settings)));
    }
    const other = lines.get(name);
    if (other !== undefined) {
      // Two first words at once: one connection is enough.
      leave();
      return other;
    }
    const line = pollLine();
    const open: Open = { line, said: conversation({ line, session, service, address }), leave };
    lines.set(name, open);
    watch(name, open);
    awaited.get(name)?.();
    return open;
  }

  /** The line, when it is there or comes within a moment. */
  async function soon(name: string): Promise<Open | undefined> {
    if (lines.has(name)) return lines.get(name);
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, BEGINNING);
      awaited.set(name, () => {
        clearTimeout(patience);
        resolve();
      });
    });
    awaited.delete(name);
    return lines.get(name);
  }

  return { lines, begin, soon, end, watch };
}

/** Serves long polling; like a WebSocket, a connection that fails is begun anew with hello, and nothing is lost. */
export function servePolls(server: FastifyInstance, service: LiveService): Polls {
  const { lines, begin, soon, end, watch } = openLines(service);

  server.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0] !== POLL_PATH) return undefined;
    reply.header('cache-control', 'no-store');
    if (!mayConnect(request.raw, service.settings)) {
      return plainly(reply, 403, 'Another site may not connect to this server.');
    }
    if (request.method === 'POST' && !isText(request)) return saying(reply.header('accept-post', TEXT), 415, NO_TEXT);
    return undefined;
  });

  server.post(POLL_PATH, { bodyLimit: BODY_LIMIT, errorHandler: unreadable }, async (request, reply) => {
    const name = nameIn(request);
    const texts = linesOf(request.body);
    if (name === undefined || (!lines.has(name) && !beginsWithHello(texts))) return unknownLine(reply);
    const open = lines.get(name) ?? (await begin(name, request, reply));
    if (open === undefined) return plainly(reply, 429, 'There are too many connections from this address.');
    for (const text of texts) open.said.hear(text);
    return reply.code(204).send();
  });

  server.get(POLL_PATH, async (request, reply) => {
    const name = nameIn(request);
    const open = name === undefined ? undefined : await soon(name);
    if (name === undefined || open === undefined) return unknownLine(reply);
    clearTimeout(open.gone);
    const body = await open.line.listen(PATIENCE);
    if (open.line.isEnded()) end(name);
    // An answer to a GET that another one replaces: the client is listening, and nothing is to be watched.
    else if (!open.line.isAsked()) watch(name, open);
    return reply.type('text/plain; charset=utf-8').send(body);
  });

  server.delete(POLL_PATH, async (request, reply) => {
    const name = nameIn(request);
    if (name !== undefined) end(name);
    return reply.code(204).send();
  });

  return {
    count: () => lines.size,
    close: () => {
      const farewell = { type: 'closing', why: 'restart', retryAfter: service.settings.retryAfterRestart } as const;
      for (const [name, { line }] of lines) {
        line.send(encodeNotice(farewell));
        line.end();
        end(name);
      }
    },
  };
}
