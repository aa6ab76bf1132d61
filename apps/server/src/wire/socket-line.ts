// A line over a WebSocket. What is sent within one turn of the event loop goes in one write.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Line } from './line.ts';
import { sharedFrames } from './text-frame.ts';

/** Milliseconds that a client has to take its farewell. */
const FAREWELL = 2_000;
/** The WebSocket close code: all is well. */
const NORMAL = 1000;

/** A line that can be ended with a code of its own. */
export type SocketLine = Line & { readonly close: (code: number) => void };

/** One for all sockets: the next text is often the same one for the next viewer. */
const framed = sharedFrames();

/** Of the lines with something to write in this turn of the event loop: many, where a group of cards was kept. */
let flushes: (() => void)[] = [];

function flushAll(): void {
  const due = flushes;
  flushes = [];
  for (const flush of due) flush();
}

function flushSoon(flush: () => void): void {
  if (flushes.length === 0) process.nextTick(flushAll);
  flushes.push(flush);
}

function closeSoon(socket: WebSocket, code: number): void {
  socket.close(code);
  const patience = setTimeout(() => socket.terminate(), FAREWELL);
  socket.once('close', () => clearTimeout(patience));
}

/**
 * Frames are written past `ws`, which would write each text in two pieces, made anew for each viewer.
 * Without compression `ws` keeps nothing back, so nothing is overtaken.
 */
export function socketLine(socket: WebSocket, stream: Duplex): SocketLine {
  /** Mostly there is one frame to write. */
  let first: Buffer | undefined;
  let more: Buffer[] | undefined;
  /** Bytes of both. */
  let held = 0;

  function flush(): void {
    const frames = first && more ? Buffer.concat([first, ...more]) : first;
    first = undefined;
    more = undefined;
    held = 0;
    if (frames !== undefined && socket.readyState === socket.OPEN) stream.write(frames);
  }

  function close(code: number): void {
    flush();
    closeSoon(socket, code);
  }

  return {
    send: (text) => {
      const frame = framed(text);
      held += frame.length;
      if (first === undefined) {
        first = frame;
        flushSoon(flush);
      } else if (more === undefined) more = [frame];
      else more.push(frame);
    },
    waiting: () => held + stream.writableLength,
    end: () => close(NORMAL),
    close,
  };
}
