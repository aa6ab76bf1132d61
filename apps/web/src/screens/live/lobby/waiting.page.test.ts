import type { TableSettings } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { CODE } from '../../../live/scripted/testing';
import { until } from '../../../testing';
import { FIRST_SETTINGS } from '../make/kept-settings';
import { button, opened, textOf, words } from '../testing';

const HOST_SEATS: TableSettings = { ...FIRST_SETTINGS, door: 'host' };
const JÜRGEN = { who: 2, name: 'Jürgen', seat: 'N', is: 'here' } as const;

/** Somebody whose name is `name` comes to a table at which Jürgen gives out the seats. */
async function waiting(name: string) {
  const page = await opened(CODE, { isHost: false, people: [{ who: 1, is: 'here' }, JÜRGEN] }, { name });
  page.server.tell({ type: 'settings', table: CODE, settings: HOST_SEATS });
  await page.settle();
  return page;
}

describe('where the host gives out the seats', () => {
  test('a newcomer tells a name and reads that the host sees it', async () => {
    const { root, server, settle } = await waiting('Ola');
    expect(textOf(root, '.page-foot p')).toBe(words['lobby.do-name-host']());
    button(root, words['name.tell']()).click();
    await settle();
    expect(server.carriedOut).toHaveLength(1);
    server.tell({ type: 'people', table: CODE, host: 2, people: [{ who: 1, name: 'Ola', is: 'here' }, JÜRGEN] });
    await settle();
    expect(textOf(root, '.page-foot')).toBe(words['name.told']({ name: 'Ola' }));
  });

  test('without a name it is asked for', async () => {
    const { root, server, settle } = await waiting('');
    button(root, words['name.tell']()).click();
    await settle();
    expect(textOf(root, '.live-name .wrong')).toBe(words['name.missing']());
    expect(server.carriedOut).toEqual([]);
  });

  test('where nobody may watch, too, a name is told and a seat awaited', async () => {
    const { root, server, settle } = await waiting('Ola');
    server.tell({ type: 'left', table: CODE, why: 'watching-not-allowed', you: 1 });
    await settle();
    expect(textOf(root, '.page-foot p')).toBe(words['lobby.do-name-host']());
    button(root, words['name.tell']()).click();
    await settle();
    expect(server.carriedOut).toHaveLength(1);
    server.tell({ type: 'people', table: CODE, host: 2, people: [{ who: 1, name: 'Ola', is: 'here' }, JÜRGEN] });
    await settle();
    expect(textOf(root, '.page-foot')).toBe(words['name.told']({ name: 'Ola' }));
  });

  test('no seat is offered', async () => {
    const { root } = await waiting('Ola');
    expect(() => button(root, words['lobby.sit']())).toThrow();
  });

  test('whoever watches the play may ask too', async () => {
    const { root, server, settle } = await waiting('Ola');
    server.happens({ type: 'nameDealer', seat: 'N' });
    await settle();
    button(root, words['name.tell']()).click();
    await settle();
    button(root.querySelector('.dialog') ?? root, words['name.tell']()).click();
    await settle();
    expect(server.carriedOut).toHaveLength(1);
  });

  test('the host is told who would like a seat', async () => {
    const people = [
      { who: 1, name: 'Ola', seat: 'S', is: 'here' },
      { who: 2, is: 'here' },
    ] as const;
    const { root, server, settle } = await opened(CODE, { seat: 'S', people });
    server.tell({ type: 'settings', table: CODE, settings: HOST_SEATS });
    await settle();
    server.tell({ type: 'people', table: CODE, host: 1, people: [people[0], { ...people[1], name: 'Eva' }] });
    await settle();
    const line = words['news.wants-seat']({ name: 'Eva' });
    const read = () => [...root.querySelectorAll('[aria-live] p')].map((each) => each.textContent);
    await until(() => expect(read()).toContain(line));
  });
});

test('at the door of a deal in play, a seat that is promised for the next one is told, and may be given back', async () => {
  const { root, server, settle } = await opened(CODE, { isHost: false, people: [{ who: 1, is: 'here' }, JÜRGEN] });
  server.tell({ type: 'left', table: CODE, why: 'watching-not-allowed', you: 1 });
  const promised = { who: 1, name: 'Ola', next: 'E', is: 'here' } as const;
  server.tell({ type: 'people', table: CODE, host: 2, people: [promised, JÜRGEN] });
  await settle();
  expect(textOf(root, '.page-foot p')).toBe(words['news.you-promised']({ seat: 'E' }));
  button(root, words['watch.give-back']()).click();
  await settle();
  expect(server.asked).toEqual([{ type: 'stand' }]);
  server.tell({ type: 'people', table: CODE, host: 2, people: [{ who: 1, name: 'Ola', is: 'here' }, JÜRGEN] });
  await settle();
  expect(textOf(root, '.page-foot strong')).toBe(words['lobby.do-seat']());
});

test('whoever sits takes a free seat instead of the own one in one step', async () => {
  const { root, server, settle } = await opened(CODE, {
    seat: 'S',
    people: [{ who: 1, name: 'Ola', seat: 'S', is: 'here' }, JÜRGEN],
  });
  const instead = [...root.querySelectorAll('.live-seat .btn')].filter(({ textContent }) =>
    textContent?.includes(words['people.sit-here']()),
  );
  expect(instead).toHaveLength(2);
  button(root, words['people.sit-here']()).click();
  await settle();
  expect(server.asked.at(-1)).toEqual({ type: 'sit', seat: 'E', name: 'Ola' });
  server.tell({ type: 'settings', table: CODE, settings: HOST_SEATS });
  server.tell({
    type: 'people',
    table: CODE,
    host: 2,
    people: [{ who: 1, name: 'Ola', seat: 'S', is: 'here' }, JÜRGEN],
  });
  await settle();
  expect(() => button(root, words['people.sit-here']())).toThrow();
});

test('the line is read out when it breaks and when it is back', async () => {
  const { root, server, settle, timers } = await opened(CODE, { seat: 'S' });
  const heard = () => [...root.querySelectorAll('[aria-live] p')].map((line) => line.textContent);
  server.away();
  await settle();
  expect(heard()).toEqual([words['line.cut']()]);
  server.back();
  timers.pass(60_000);
  await settle();
  expect(heard()).toEqual([words['line.cut'](), words['line.up']()]);
});
