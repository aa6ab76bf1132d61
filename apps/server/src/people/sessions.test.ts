// Who somebody is: by the token that only the browser has, in all of its windows.

import { presetRules } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { opened, outcome, serverForTests } from '../live/testing.ts';
import { openMemoryStore } from '../store/memory.ts';
import { guest, of } from '../wire/testing.ts';
import { sessionOf } from './sessions.ts';

describe('a token', () => {
  test('is made for whoever comes without one, and for nobody else', async () => {
    const store = openMemoryStore();
    const first = await sessionOf(undefined, store);
    expect(first.token).toMatch(/^[\w-]{43}$/);
    expect((await sessionOf(first.token, store)).token).toBeUndefined();
    await first.person();
    expect((await sessionOf(first.token, store)).token).toBeUndefined();
  });

  test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`])('that is none is replaced: %j', async (shown) => {
    expect((await sessionOf(shown, openMemoryStore())).token).toMatch(/^[\w-]{43}$/);
  });

  test('nobody is known before the first action, and nothing is kept', async () => {
    const store = openMemoryStore();
    const first = await sessionOf(undefined, store);
    expect(await first.known()).toBeUndefined();
    expect(await (await sessionOf(first.token, store)).known()).toBeUndefined();
    const person = await first.person();
    expect(await (await sessionOf(first.token, store)).known()).toBe(person);
  });

  test('two windows that act in the same instant for the first time are one person; another browser is another', async () => {
    const store = openMemoryStore();
    const one = await sessionOf(undefined, store);
    const other = await sessionOf(one.token, store);
    const stranger = await sessionOf(undefined, store);
    const [first, second, third] = await Promise.all([one.person(), other.person(), stranger.person()]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('that was deleted leads to the same person again', async () => {
    const store = openMemoryStore();
    const before = await sessionOf(undefined, store);
    const person = await before.person();
    await store.forget(Date.now() + 1);
    const after = await sessionOf(before.token, store);
    expect(await after.known()).toBeUndefined();
    expect(await after.person()).toBe(person);
  });

  test('does not tell who it is, nor the other way round', async () => {
    const session = await sessionOf(undefined, openMemoryStore());
    expect(session.token).not.toContain(await session.person());
  });
});

test('a second window that is opened before the first has done anything leaves it its seat', async () => {
  const { address } = await serverForTests();
  const first = await guest(address);
  const second = await guest(address, first.session());
  expect(second.session()).toBe(first.session());
  const code = await opened(first, 'N', { rules: presetRules('mb.site4') });
  second.send({ type: 'watch', table: code, seen: 0 });
  expect(await second.until(of('watching'))).toMatchObject({ you: 1, viewer: { as: 'seat', seat: 'N' } });
  first.close();
  const again = await guest(address, second.session());
  again.send({ type: 'watch', table: code, seen: 0 });
  expect(await again.until(of('watching'))).toMatchObject({ you: 1, viewer: { as: 'seat', seat: 'N' } });
  expect(await outcome(again, code, { type: 'next' })).toBe('accepted');
});
