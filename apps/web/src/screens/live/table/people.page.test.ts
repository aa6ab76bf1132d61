import { presetRules } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { keepChoice, keptChoice, withRules } from '../../../settings/choice';
import { begun, button, FRIENDS, textOf, words } from '../testing';

test('bots have one name, and are marked as bots, at the table and among the people', async () => {
  const { root, settle } = await begun();
  const seats = [...root.querySelectorAll('.seat')].map((seat) => [
    seat.querySelector('strong')?.textContent ?? '',
    seat.querySelector('strong .icon') !== null,
  ]);
  expect(new Map(seats.map(([name, isMarked]) => [name, isMarked]))).toEqual(
    new Map([
      ['Ola', false],
      ['Nina', true],
      ['Emil', true],
      ['Viktor', true],
    ]),
  );
  button(root, words['menu.people']()).click();
  await settle();
  const lines = [...root.querySelectorAll('.live-list > li')];
  const named = (name: string) => lines.find((line) => textOf(line, 'strong').includes(name));
  for (const name of ['Nina', 'Emil', 'Viktor']) {
    expect(textOf(named(name) ?? root, '.live-bot')).toBe(words['people.bot']());
  }
  expect(named('Ola')?.querySelector('.live-bot')).toBeNull();
});

test('two who watch without a name are told apart', async () => {
  const { root, server, settle } = await begun();
  const people = [FRIENDS[0], { who: 3, is: 'here' }, { who: 5, is: 'here' }] as const;
  server.tell({ type: 'people', table: 'KMTPQR', host: 1, people: people.filter((one) => one !== undefined) });
  await settle();
  button(root, words['menu.people']()).click();
  await settle();
  const names = [...root.querySelectorAll('.live-list > li strong')].map(({ textContent }) => textContent);
  expect(names).toContain(words['people.someone-of']({ number: 1 }));
  expect(names).toContain(words['people.someone-of']({ number: 2 }));
});

test('what the host may do about somebody says about whom', async () => {
  const { root, server, settle } = await begun();
  server.tell({ type: 'people', table: 'KMTPQR', host: 1, people: FRIENDS });
  await settle();
  button(root, words['menu.people']()).click();
  await settle();
  expect(textOf(root, '.live-list details > summary')).toBe(words['host.person']({ name: 'Jürgen' }));
  expect(textOf(root, '.live-host h3')).toBe(words['host.title']());
});

test('the host changes the rules to the own ones kept on this device', async () => {
  keepChoice(localStorage, withRules(keptChoice(localStorage), { ...presetRules('mb.site4'), dummyMayHelp: true }));
  const { root, server, settle } = await begun();
  const before = server.carriedOut.length;
  button(root, words['menu.people']()).click();
  await settle();
  button(root, words['host.rules-own']()).click();
  await settle();
  expect(root.querySelector<HTMLDetailsElement>('.switches')?.open).toBe(true);
  button(root, words['host.rules-do']()).click();
  await settle();
  expect(server.carriedOut).toHaveLength(before + 1);
});

test('people stand before what the host decides', async () => {
  const { root, settle } = await begun();
  button(root, words['menu.people']()).click();
  await settle();
  const blocks = [...root.querySelectorAll('.dialog-body > *')].map(({ className }) => className);
  expect(blocks.indexOf('live-list')).toBeLessThan(blocks.indexOf('live-host'));
});
