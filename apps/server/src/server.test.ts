import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './server.ts';
import { builtPage, SCRIPT } from './testing.ts';

const ASSET = '/assets/main-C0FFEE12.js';
let server: FastifyInstance;

beforeAll(async () => {
  server = await createServer(builtPage());
});
afterAll(() => server.close());

const ask = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  server.inject({ url, headers, method: method ?? 'GET' });

describe('caching: hashed files for a year, the rest asked for each time', () => {
  test.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    [ASSET, 'public, max-age=31536000, immutable'],
    ['/healthz', 'no-store'],
    ['/nowhere', 'no-store'],
  ])('%s: %s', async (url, kept) => {
    expect((await ask(url)).headers['cache-control']).toBe(kept);
  });

  test('an unchanged page is not sent again', async () => {
    const { etag } = (await ask('/')).headers;
    expect((await ask('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});

describe('compression: the smallest form that the browser takes', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (sent: Buffer) => sent],
  ])('%s → %s', async (accepted, encoding, unpack) => {
    const answer = await ask(ASSET, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(unpack(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  test('a file without packed forms is sent as it is', async () => {
    const answer = await ask('/sw.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe('// the service worker');
  });
});

describe('security headers stand on every answer', () => {
  test.each(['/', ASSET, '/healthz', '/nowhere', '/%'])('%s', async (url) => {
    const { headers } = await ask(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'");
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

describe('nothing outside of the page', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/.built',
    '/assets/',
  ])('%s', async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('outside');
  });
});

describe('plain words', () => {
  test.each([
    ['GET', '/nowhere', 404, 'There is nothing at this address. The game is at /\n'],
    ['GET', '/%', 400, 'This address is not well formed.\n'],
    ['POST', '/', 405, 'This server only hands out pages: GET and HEAD.\n'],
    ['DELETE', '/healthz', 405, 'This server only hands out pages: GET and HEAD.\n'],
  ] as const)('%s %s → %i', async (method, url, status, sentence) => {
    const answer = await ask(url, {}, method);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(sentence);
  });
});

test.each([
  ['/live/KMTPQR', '/#/live/KMTPQR'],
  ['/live/kmt-pqr', '/#/live/kmt-pqr'],
  ['/live/KMT%20PQR/deals', '/#/live/KMT%20PQR/deals'],
  ['/live//elsewhere.example', '/#/live//elsewhere.example'],
  ['/live/a%0d%0ab', '/#/live/a%0D%0Ab'],
  ['/live', '/#/live'],
])('an address without its # leads into the page: %s', async (url, location) => {
  const answer = await ask(url);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(location);
});

test('/healthz tells that it lives, and which version', async () => {
  expect((await ask('/healthz')).json()).toEqual({ ok: true, version: '0.1.0' });
});

test.each(['/', ASSET, '/healthz'])('HEAD %s has the headers of GET and no body', async (url) => {
  const answer = await ask(url, {}, 'HEAD');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
  expect(answer.headers['content-length']).toBe((await ask(url)).headers['content-length']);
});
