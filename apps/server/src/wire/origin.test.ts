import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { cookieFor, tokenIn } from './cookie.ts';
import { addressOf, isSecure, mayConnect } from './origin.ts';

function request(headers: IncomingMessage['headers']): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  message.headers = headers;
  return message;
}

const settings = (proxies: number) => ({ allowedOrigins: ['https://club.example'], proxies });

describe('where a request comes from', () => {
  test.each([
    ['no proxy: what the client writes is not believed', 0, '9.9.9.9', 'unknown'],
    ['one proxy: its word', 1, '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['two proxies: the word of the first', 2, '9.9.9.9, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
    ['fewer words than proxies', 3, '1.2.3.4', '1.2.3.4'],
    ['no word', 1, undefined, 'unknown'],
  ])('%s', (_, proxies, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect(addressOf(request(headers), settings(proxies))).toBe(address);
  });

  test.each([
    [0, 'https', false],
    [1, 'https', true],
    [1, 'http', false],
    [1, undefined, false],
  ])('behind %i proxies, %s: secure %s', (proxies, proto, secure) => {
    expect(isSecure(request(proto === undefined ? {} : { 'x-forwarded-proto': proto }), settings(proxies))).toBe(
      secure,
    );
  });
});

test.each([
  [undefined, 'bridge.example', true],
  ['https://bridge.example', 'bridge.example', true],
  ['https://club.example', 'bridge.example', true],
  ['https://bridge.example.evil.example', 'bridge.example', false],
  ['null', 'bridge.example', false],
  ['not an origin', 'bridge.example', false],
])('origin %s at %s: %s', (origin, host, may) => {
  expect(mayConnect(request(origin === undefined ? { host } : { host, origin }), settings(0))).toBe(may);
});

describe('the session cookie', () => {
  test.each([
    [undefined, undefined],
    ['theme=dark', undefined],
    ['minibridge-session=abc', 'abc'],
    ['theme=dark; minibridge-session=abc; other=1', 'abc'],
    ['not-minibridge-session=abc', undefined],
  ])('%s: %s', (header, token) => expect(tokenIn(header)).toBe(token));

  test('is for the server alone', () => {
    const year = 31_536_000;
    expect(cookieFor('abc', false)).toBe(`minibridge-session=abc; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax`);
    expect(cookieFor('abc', true)).toContain('; Secure');
  });
});
