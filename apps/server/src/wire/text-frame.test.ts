import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { sharedFrames, textFrame } from './text-frame.ts';

let server: Server;
let stream: Duplex;
let client: WebSocket;

beforeAll(async () => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, duplex, head) => {
    stream = duplex;
    sockets.handleUpgrade(request, duplex, head, () => undefined);
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  client = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(client, 'open');
});

afterAll(() => {
  client.terminate();
  server.close();
});

/** What a client reads of a frame. */
async function read(frame: Buffer): Promise<string> {
  const message = once(client, 'message');
  stream.write(frame);
  const [data] = await message;
  return String(data);
}

describe('A text as one frame', () => {
  test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('%i letters', async (length) => {
    const text = 'x'.repeat(length);
    expect(await read(textFrame(text))).toBe(text);
  });

  test('any text is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
        expect(await read(textFrame(text))).toBe(text);
      }),
    );
  });

  test('the same text twice is one frame', () => {
    const framed = sharedFrames();
    const first = framed('one');
    expect(framed('one')).toBe(first);
    expect(framed('two')).toEqual(textFrame('two'));
    expect(framed('one')).toEqual(first);
  });
});
