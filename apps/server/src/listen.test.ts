import { createServer as createSocket } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

test('a busy port is refused in one sentence', async () => {
  const other = createSocket().listen(0);
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const server = fastify();
  onTestFinished(() => server.close());
  expect(await listen(server, port)).toEqual({
    ok: false,
    sentence: `Port ${port} is in use; stop the other program or choose another with --port.`,
  });
});
