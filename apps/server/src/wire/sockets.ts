// WebSockets at /live, on the server's own port.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { encodeNotice } from '@minibridge/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Session, sessionOf } from '../people/sessions.ts';
import { conversation } from './conversation.ts';
import { cookieFor, tokenIn } from './cookie.ts';
import type { Line } from './line.ts';
import type { LiveService } from './live-service.ts';
import { isSecure, mayConnect } from './origin.ts';

export const LIVE_PATH = '/live';

/** Bytes of a frame beyond which the connection ends at once; below it a text that is too long is answered. */
const FRAME_LIMIT = 65_536;
/** Milliseconds between two signs of life. */
const BEAT = 20_000;
/** WebSocket close codes: the server goes away; all is well. */
const GOING_AWAY = 1001;
const NORMAL = 1000;

export type Sockets = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly count: () => number;
  /** Tells everybody and closes. */
  readonly close: () => void;
};

function lineOf(socket: WebSocket): Line {
  return {
    send: (text) => socket.send(text),
    waiting: () => socket.bufferedAmount,
    end: () => socket.close(NORMAL),
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

export function sockets(service: LiveService): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();
  const cookies = new WeakMap<IncomingMessage, string>();
  server.on('headers', (headers, request) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`set-cookie: ${cookie}`);
  });

  function talk(socket: WebSocket, session: Session): void {
    const { tables, report } = service;
    const said = conversation({ line: lineOf(socket), session, tables, report });
    alive.add(socket);
    socket.on('message', (data, isBinary) => said.hear(isBinary ? undefined : data.toString()));
    socket.on('pong', () => alive.add(socket));
    socket.on('close', said.end);
    // What a client does to its connection is no fault of ours; `close` follows.
    socket.on('error', () => undefined);
  }

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const session = await sessionOf(tokenIn(request.headers.cookie), service.store);
    const { token } = session;
    if (token !== undefined) cookies.set(request, cookieFor(token, isSecure(request, service.settings)));
    server.handleUpgrade(request, socket, head, (opened) => talk(opened, session));
  }

  const beating = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate();
      else socket.ping();
      alive.delete(socket);
    }
  }, BEAT);

  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      if (!mayConnect(request, service.settings)) return refuse(socket, '403 Forbidden');
      accept(request, socket, head).catch((error: unknown) => {
        service.report('a connection could not be opened', error);
        refuse(socket, '503 Service Unavailable');
      });
    },
    count: () => server.clients.size,
    close: () => {
      clearInterval(beating);
      const farewell = encodeNotice({
        type: 'closing',
        why: 'restart',
        retryAfter: service.settings.retryAfterRestart,
      });
      for (const socket of server.clients) {
        socket.send(farewell);
        socket.close(GOING_AWAY);
      }
      server.close();
    },
  };
}
