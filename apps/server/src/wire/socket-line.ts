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
  let frames: Buffer[] = [];
  /** Bytes of `frames`. */
  let held = 0;

  function flush(): void {
    const [first, ...more] = frames;
    frames = [];
    held = 0;
    if (first === undefined || socket.readyState !== socket.OPEN) return;
    stream.write(more.length === 0 ? first : Buffer.concat([first, ...more]));
  }

  function close(code: number): void {
    flush();
    closeSoon(socket, code);
  }

  return {
    send: (text) => {
      if (frames.length === 0) process.nextTick(flush);
      const frame = framed(text);
      frames.push(frame);
      held += frame.length;
    },
    waiting: () => held + stream.writableLength,
    end: () => close(NORMAL),
    close,
  };
}
