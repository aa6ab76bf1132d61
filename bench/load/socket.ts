// A WebSocket of the driver. Errors of a connection fail the measurement: nothing is tried again.

import { type RawData, WebSocket } from 'ws';
import type { Traffic } from './played-table.ts';

type Heard = (data: Buffer) => void;

function bufferOf(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  throw new Error('a fragmented or shared buffer, which was not asked for');
}

export type Socket = {
  readonly send: (data: string | Uint8Array) => void;
  /** What comes is heard by `hear` from now on. */
  readonly listen: (hear: Heard) => void;
  /** The session that the server gave, or the one that was shown. */
  readonly cookie: () => string | undefined;
  /** From now on the server may end the connection. */
  readonly expectEnd: () => void;
  readonly close: () => void;
};

/** Opens `url`. What comes before anybody listens waits. */
export function openSocket(
  url: string,
  { traffic, cookie }: { readonly traffic: Traffic; readonly cookie?: string },
): Promise<Socket> {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  const early: Buffer[] = [];
  let hear: Heard = (data) => early.push(data);
  let given: string | undefined;
  let endExpected = false;
  socket.on('upgrade', ({ headers }) => {
    given = headers['set-cookie']?.[0]?.split(';')[0];
  });
  socket.on('message', (raw) => {
    const data = bufferOf(raw);
    traffic.bytes += data.length;
    hear(data);
  });
  const opened: Socket = {
    send: (data) => socket.send(data),
    listen(listener) {
      hear = listener;
      for (const data of early.splice(0)) listener(data);
    },
    cookie: () => given ?? cookie,
    expectEnd() {
      endExpected = true;
    },
    close() {
      endExpected = true;
      socket.close();
    },
  };
  return new Promise((resolve, reject) => {
    const lost = (reason: unknown): void => {
      if (!endExpected) reject(reason);
    };
    socket.on('error', lost);
    socket.on('close', (code) => {
      if (endExpected) return;
      lost(`closed with ${code}`);
      throw new Error(`the server closed a connection (${code})`);
    });
    socket.once('open', () => resolve(opened));
  });
}
