// Texts from a WebSocket, however their frames come: what is read past `ws` and what is left to it stay in their order.

import { once } from 'node:events';
import { connect as connectTo, type Socket } from 'node:net';
import { setImmediate as later } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { pieceOf } from './plain-frames.ts';
import { readTexts } from './socket-reader.ts';

const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
const [CONTINUED, TEXT, BINARY, CLOSE, PING] = [0, 1, 2, 8, 9];

/** A frame as a client sends it. */
function frame(kind: number | undefined, payload: string | Buffer, isFinal = true): Buffer {
  const bytes = Buffer.from(payload);
  const masked = bytes.map((byte, place) => byte ^ (MASK[place % 4] ?? 0));
  const size = Buffer.alloc(bytes.length < 126 ? 1 : 3);
  if (size.length === 1) size[0] = bytes.length;
  else {
    size[0] = 126;
    size.writeUInt16BE(bytes.length, 1);
  }
  size[0] = (size[0] ?? 0) | 0x80;
  return Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | (kind ?? 0)]), size, MASK, masked]);
}

describe('one piece', () => {
  const whole = (...frames: readonly Buffer[]) => pieceOf(Buffer.concat(frames));
  const long = 'x'.repeat(300);

  test.each([
    ['a short text', [frame(TEXT, 'hello')], ['hello']],
    ['an empty one', [frame(TEXT, '')], ['']],
    ['a text of two length bytes', [frame(TEXT, long)], [long]],
    ['several', [frame(TEXT, 'one'), frame(TEXT, long), frame(TEXT, 'three')], ['one', long, 'three']],
  ])('%s is read', (_, frames, texts) => {
    expect(whole(...frames)).toEqual({ is: 'texts', texts });
  });

  const unmasked = Buffer.from([0x81, 2, 0x68, 0x69]);
  const compressed = frame(TEXT, 'hello');
  compressed[0] = 0xc1;

  test.each([
    ['signs beyond ASCII', [frame(TEXT, 'grüezi')]],
    ['bytes that are no text', [frame(BINARY, 'hello')]],
    ['a question for a sign of life', [frame(PING, '')]],
    ['a text after it', [frame(PING, ''), frame(TEXT, 'hello')]],
    ['a farewell', [frame(CLOSE, '')]],
    ['a text that is too long for us', [frame(TEXT, 'x'.repeat(8_193))]],
    ['a text without a mask', [unmasked]],
    ['an extension that was not agreed on', [compressed]],
  ])('%s: whole, and left to ws', (_, frames) => {
    expect(whole(...frames)).toEqual({ is: 'whole' });
  });

  test.each([
    ['the first part of a message', [frame(TEXT, 'hel', false)]],
    ['a frame of eight length bytes', [Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0])]],
  ])('%s: nobody knows where the next message begins', (_, frames) => {
    expect(whole(...frames)).toEqual({ is: 'part' });
  });

  test('a frame that is cut anywhere', () => {
    const bytes = Buffer.concat([frame(TEXT, 'hello'), frame(TEXT, long)]);
    const firstEnds = frame(TEXT, 'hello').length;
    for (let end = 1; end < bytes.length; end += 1) {
      if (end !== firstEnds) expect(pieceOf(bytes.subarray(0, end))).toEqual({ is: 'part' });
    }
  });

  test('the bytes stay as they were, for ws reads them where we do not', () => {
    const bytes = Buffer.concat([frame(TEXT, 'hello'), frame(TEXT, 'grüezi')]);
    const before = Buffer.from(bytes);
    pieceOf(bytes);
    expect(bytes).toEqual(before);
  });
});

const HANDSHAKE = [
  'GET / HTTP/1.1',
  'host: localhost',
  'upgrade: websocket',
  'connection: upgrade',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');

const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
let heard: (text: string | undefined) => void = () => undefined;
server.on('connection', (socket, request) => {
  socket.on('error', () => socket.terminate());
  readTexts(socket, request.socket, (text) => heard(text));
});
beforeAll(() => () => server.close());

async function client(): Promise<Socket> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const socket = connectTo(port ?? 0, '127.0.0.1');
  socket.setNoDelay(true);
  onTestFinished(() => void socket.destroy());
  socket.write(HANDSHAKE);
  await once(socket, 'data');
  return socket;
}

type Said = { readonly frames: readonly Buffer[]; readonly heard: readonly (string | undefined)[] };

const plainText = fc.string({ unit: 'grapheme-ascii', maxLength: 300 });
const anyText = fc.string({ unit: 'grapheme', maxLength: 100 });
const said: fc.Arbitrary<Said> = fc.oneof(
  { weight: 4, arbitrary: plainText.map((text) => ({ frames: [frame(TEXT, text)], heard: [text] })) },
  anyText.map((text) => ({ frames: [frame(TEXT, text)], heard: [text] })),
  fc.constant({ frames: [frame(BINARY, 'bytes')], heard: [undefined] }),
  fc.constant({ frames: [frame(PING, 'alive')], heard: [] }),
  fc.tuple(plainText, anyText).map(([one, other]) => ({
    frames: [frame(TEXT, one, false), frame(PING, ''), frame(CONTINUED, other)],
    heard: [one + other],
  })),
);

const LAST = 'that was all';

test('whatever is said in whatever pieces is heard in order', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(said, { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 400 })),
      async (all, cuts) => {
        const texts: (string | undefined)[] = [];
        const done = new Promise<void>((resolve) => {
          heard = (text) => {
            if (text === LAST) resolve();
            else texts.push(text);
          };
        });
        const socket = await client();
        const bytes = Buffer.concat([...all.flatMap(({ frames }) => frames), frame(TEXT, LAST)]);
        let at = 0;
        for (const cut of cuts) {
          socket.write(bytes.subarray(at, at + cut));
          at += cut;
          await later();
        }
        socket.write(bytes.subarray(at));
        await done;
        expect(texts).toEqual(all.flatMap((one) => one.heard));
        socket.destroy();
      },
    ),
    { numRuns: 60 },
  );
});

test('what comes after a farewell is not heard, and the connection ends', async () => {
  const texts: (string | undefined)[] = [];
  heard = (text) => texts.push(text);
  const socket = await client();
  const ended = once(socket, 'close');
  socket.write(frame(TEXT, 'hello'));
  socket.write(Buffer.concat([frame(CLOSE, Buffer.from([0x03, 0xe8])), frame(TEXT, 'too late')]));
  await later();
  socket.write(frame(TEXT, 'much too late'));
  socket.on('data', () => undefined);
  socket.end();
  await ended;
  expect(texts).toEqual(['hello']);
});
