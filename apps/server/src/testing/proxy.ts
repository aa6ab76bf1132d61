// A small proxy in front of several servers, as deploy/nginx.conf has it: WebSockets pass, a long-polling connection always
// meets the same server, and one that is gone is passed over.

import {
  request as ask,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export type FrontProxy = { readonly close: () => Promise<void> };

/** Whoever has a name for the connection is kept at one server, by the name; the others take turns. */
function chooser(ports: readonly number[]): (url: string | undefined) => readonly number[] {
  let turn = 0;
  return (url) => {
    const line = new URL(url ?? '/', 'http://proxy').searchParams.get('line');
    turn += 1;
    const first = line === null ? turn : [...line].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    return ports.map((_, n) => ports[(first + n) % ports.length] ?? 0);
  };
}

function onward({ method, url, headers, socket }: IncomingMessage, port: number): RequestOptions {
  const forwarded = { 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': 'http' };
  return { host: '127.0.0.1', port, method, path: url, headers: { ...headers, ...forwarded } };
}

/** `body`: read before, so that it can be told to the next server as well. */
function pass(
  request: IncomingMessage,
  body: Buffer,
  to: { response: ServerResponse; ports: readonly number[] },
): void {
  const { response, ports } = to;
  const [port, ...others] = ports;
  if (port === undefined) {
    response.writeHead(502).end();
    return;
  }
  const asked = ask(onward(request, port), (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  asked.on('error', () => {
    if (response.headersSent) response.destroy();
    else pass(request, body, { response, ports: others });
  });
  response.on('close', () => asked.destroy());
  asked.end(body);
}

function headOf(answer: IncomingMessage): string {
  const pairs = answer.rawHeaders.map((text, n) => (n % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  return `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${pairs.join('')}\r\n`;
}

function join(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  for (const [end, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    end.on('error', () => peer.destroy());
    end.on('close', () => peer.destroy());
  }
}

function passUpgrade(request: IncomingMessage, socket: Duplex, ports: readonly number[]): void {
  const [port, ...others] = ports;
  if (port === undefined) {
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    return;
  }
  const asked = ask(onward(request, port));
  asked.on('upgrade', (answer, upstream, head) => {
    socket.write(headOf(answer));
    socket.write(head);
    join(socket, upstream);
  });
  asked.on('response', (answer) => {
    socket.end(headOf(answer));
  });
  asked.on('error', () => passUpgrade(request, socket, others));
  asked.end();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Listens at `port` in front of the servers at `behind`. */
export async function startProxy(port: number, behind: readonly number[]): Promise<FrontProxy> {
  const choose = chooser(behind);
  const open = new Set<Socket>();
  const server = createServer((request, response) => {
    bodyOf(request).then(
      (body) => pass(request, body, { response, ports: choose(request.url) }),
      () => response.destroy(),
    );
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy());
    passUpgrade(request, socket, choose(request.url));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
