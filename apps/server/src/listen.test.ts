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
  expect(await listen(server, { port })).toEqual({
    ok: false,
    sentence: `Port ${port} is in use; stop the other program or choose another with --port.`,
  });
});

test('at one address of the machine, and at no other', async () => {
  const server = fastify();
  onTestFinished(() => server.close());
  expect(await listen(server, { port: 0, host: '127.0.0.1' })).toEqual({ ok: true });
  expect(server.addresses()).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
});

test('an address of another machine is refused in one sentence', async () => {
  const server = fastify();
  onTestFinished(() => server.close());
  expect(await listen(server, { port: 0, host: '192.0.2.1' })).toEqual({
    ok: false,
    sentence: 'LISTEN_HOST must be an address of this machine, not "192.0.2.1".',
  });
});
