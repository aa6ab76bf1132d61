// WebSockets at /live, on the server's own port.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { encodeNotice } from '@minibridge/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Session, sessionOf } from '../people/sessions.ts';
import { conversation } from './conversation.ts';
import { cookieFor, tokenIn } from './cookie.ts';
import { heartbeat } from './heartbeat.ts';
import type { LiveService } from './live-service.ts';
import { addressOf, isSecure, mayConnect } from './origin.ts';
import { type SocketLine, socketLine } from './socket-line.ts';
import { readTexts } from './socket-reader.ts';

export const LIVE_PATH = '/live';

/** Bytes of a frame beyond which the connection ends at once; below it a text that is too long is answered. */
const FRAME_LIMIT = 65_536;
/** The WebSocket close code: the server goes away. */
const GOING_AWAY = 1001;

export type Sockets = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly count: () => number;
  /** Tells everybody and closes. */
  readonly close: () => void;
};

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** The server of WebSockets, and the cookies that go with the answers to its requests. */
function socketServer() {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const cookies = new WeakMap<IncomingMessage, string>();
  server.on('headers', (headers, request) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`set-cookie: ${cookie}`);
  });
  return { server, setCookie: (request: IncomingMessage, cookie: string) => void cookies.set(request, cookie) };
}

function sayFarewell(lines: Iterable<SocketLine>, retryAfter: number): void {
  const farewell = encodeNotice({ type: 'closing', why: 'restart', retryAfter });
  for (const line of lines) {
    line.send(farewell);
    line.close(GOING_AWAY);
  }
}

type Caller = { readonly session: Session; readonly address: string; readonly stream: Duplex };

export function sockets(service: LiveService): Sockets {
  const { server, setCookie } = socketServer();
  const { watch, stop } = heartbeat();
  const { settings, store, meters, report } = service;
  const lines = new Set<SocketLine>();

  function talk(socket: WebSocket, { session, address, stream }: Caller): void {
    const line = socketLine(socket, stream);
    lines.add(line);
    const { hear, end } = conversation({ line, session, service, address });
    const forget = watch(socket);
    readTexts(socket, stream, hear);
    // The only one who listens: each further one takes room at every connection.
    socket.on('close', () => {
      lines.delete(line);
      forget();
      end();
    });
    // What a client does to its connection is no fault of ours; `close` follows.
    socket.on('error', () => socket.terminate());
  }

  async function accept(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const session = await sessionOf(tokenIn(request.headers.cookie), store);
    if (session.token !== undefined) setCookie(request, cookieFor(session.token, isSecure(request, settings)));
    const address = addressOf(request, settings);
    server.handleUpgrade(request, stream, head, (socket) => talk(socket, { session, address, stream }));
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const mayEnter = mayConnect(request, settings);
    const leave = mayEnter ? meters.enter(addressOf(request, settings)) : undefined;
    if (leave === undefined) {
      refuse(stream, mayEnter ? '429 Too Many Requests' : '403 Forbidden');
      return;
    }
    stream.once('close', leave);
    accept(request, stream, head).catch((error: unknown) => {
      report('a connection could not be opened', error);
      refuse(stream, '503 Service Unavailable');
    });
  }

  return {
    upgrade,
    count: () => lines.size,
    close: () => {
      stop();
      sayFarewell(lines, settings.retryAfterRestart);
      server.close();
    },
  };
}
