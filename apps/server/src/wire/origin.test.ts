import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { serverForTests } from '../live/testing.ts';
import { cookieFor, tokenIn } from './cookie.ts';
import { addressOf, isSecure, mayConnect } from './origin.ts';
import { connect } from './testing.ts';

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

describe('a page of the same host', () => {
  test.each([
    // page, proxies, their word, may connect
    ['http://bridge.example', 0, undefined, true],
    ['https://bridge.example', 0, undefined, true], // https ends at a proxy that is not trusted
    ['http://bridge.example', 0, 'https', true], // anybody may write that
    ['http://bridge.example', 1, 'http', true],
    ['https://bridge.example', 1, 'http', true],
    ['https://bridge.example', 1, 'https', true],
    ['http://bridge.example', 1, 'https', false], // what goes over https is not for a page that came without
    ['http://bridge.example', 1, 'http, https', false],
    ['http://bridge.example', 2, 'https, http', false],
    ['http://club.example', 1, 'https', false],
    ['https://club.example', 1, 'https', true],
    ['ftp://bridge.example', 0, undefined, false],
  ])('%s, %i proxies, word %s: %s', (origin, proxies, proto, may) => {
    const word = proto === undefined ? {} : { 'x-forwarded-proto': proto };
    expect(mayConnect(request({ host: 'bridge.example', origin, ...word }), settings(proxies))).toBe(may);
  });

  test.each([
    ['http', 403],
    ['https', 404],
  ])('%s, at a server behind https: %i', async (scheme, status) => {
    const { address } = await serverForTests({ settings: { proxies: 1 } });
    const { host } = new URL(address);
    const headers = { origin: `${scheme}://${host}`, 'x-forwarded-proto': 'https' };
    const socket = connect(address, undefined, headers);
    if (status === 403) await expect(socket).rejects.toThrow('not connected');
    else await socket;
    const poll = `http://${host}/live/poll?line=${'x'.repeat(20)}`;
    expect((await fetch(poll, { method: 'POST', headers, body: 'nothing' })).status).toBe(status);
  });
});

describe('where somebody comes from, for the limits', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8:0001:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s: %s', (address, line) => {
    expect(addressOf(request({ 'x-forwarded-for': address }), settings(1))).toBe(line);
  });
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
