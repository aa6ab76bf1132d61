// Texts from a WebSocket. What `pieceOf` can read goes past `ws`, whose stream for each connection takes longer than reading a card does.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { pieceOf } from './plain-frames.ts';

/** What `ws` itself reads with; absent: it reads in another way than it did when this was written, and goes on alone. */
function ownReader(stream: Duplex) {
  const [first, ...more] = stream.listeners('data');
  return more.length === 0 ? first : undefined;
}

/**
 * `hear` is told each text in order; absent: a message that is none. Who once sends a part of a frame is read by `ws` from then on, for it
 * alone knows where the next frame begins.
 */
export function readTexts(socket: WebSocket, stream: Duplex, hear: (text: string | undefined) => void): void {
  socket.on('message', (data, isBinary) => hear(isBinary ? undefined : data.toString()));
  const theirs = ownReader(stream);
  if (theirs === undefined) return;
  let isPlain = true;
  stream.removeAllListeners('data');
  stream.on('data', (bytes: Buffer) => {
    const piece = isPlain && socket.readyState === socket.OPEN ? pieceOf(bytes) : ({ is: 'part' } as const);
    if (piece.is === 'texts') {
      for (const text of piece.texts) hear(text);
      return;
    }
    isPlain = piece.is === 'whole';
    Reflect.apply(theirs, stream, [bytes]);
  });
}
