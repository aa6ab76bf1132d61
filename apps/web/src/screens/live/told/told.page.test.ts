import { presetRules } from '@minibridge/bridge';
import { expect, test, vi } from 'vitest';
import { CODE } from '../../../live/scripted/testing';
import { until } from '../../../testing';
import { cardName } from '../../../words/card-words';
import { begun, button, FRIENDS, openingLead, say, textOf, words } from '../testing';

/** At a table whose host is somebody else. */
async function asGuest() {
  const page = await begun({ seat: 'S', isHost: false, people: FRIENDS.slice(0, 1) });
  page.server.tell({ type: 'people', table: CODE, host: 2, people: FRIENDS });
  await page.settle();
  return page;
}

const isShown = (root: Element, text: string) => until(() => expect(textOf(root, '.toast > span')).toBe(text));

const heardTimes = (root: Element, text: string): number =>
  [...root.querySelectorAll('[aria-live] p')].filter((line) => line.textContent === text).length;

/** A guest whose host throws the deal away, and the line that tells of it. */
async function thrownAway() {
  const { root, server, settle } = await asGuest();
  button(root, say['draw.deal']()).click();
  await settle();
  server.happens({ type: 'throwAway' });
  await settle();
  const text = words['news.thrown-away']({ you: 'no', name: 'Jürgen' });
  return { root, settle, text };
}

// A line stands for some seconds: on a machine that stands still for as long it may be gone before anybody looks.
test('what the host does is shown by name and read out once', { retry: 2 }, async () => {
  const { root, text } = await thrownAway();
  await isShown(root, text);
  expect(heardTimes(root, text)).toBe(1);
});

test('line after line: the next one comes when the first is put away, and all can be read again', async () => {
  const { root, server, settle } = await asGuest();
  server.happens({ type: 'seat', seat: 'E', occupant: { kind: 'person', name: 'Eva' } });
  await settle();
  server.tell({ type: 'people', table: CODE, host: 1, people: FRIENDS });
  await settle();
  const sits = words['news.sits']({ seat: 'E', name: 'Eva' });
  const host = words['news.host']({ you: 'yes', name: 'Ola' });
  await isShown(root, sits);
  expect([heardTimes(root, sits), heardTimes(root, host)]).toEqual([1, 1]);
  button(root, say['table.close']()).click();
  await settle();
  await isShown(root, host);
  button(root, words['menu.people']()).click();
  await settle();
  button(root, words['news.last']()).click();
  expect([...root.querySelectorAll('.live-more > ol > li')].map((line) => line.textContent)).toEqual([sits, host]);
});

test('on a phone the sentences of a line come one after the other, and are read out as one', async () => {
  vi.stubGlobal('innerWidth', 320);
  const { root, settle, text } = await thrownAway();
  const [first = '', second = ''] = text.split(/(?<=\.) /);
  await isShown(root, first);
  expect(heardTimes(root, text)).toBe(1);
  // The test's own clock goes on.
  await isShown(root, second);
  button(root, say['table.close']()).click();
  await settle();
  expect(root.querySelector('.toast')).toBeNull();
  vi.unstubAllGlobals();
}, 40_000);

test('whoever has paused is named on the cover, and read out once', async () => {
  const { root, server, settle } = await begun({ seat: 'S', people: FRIENDS.slice(0, 1) });
  server.happens({ type: 'pause', by: 'S' });
  await settle();
  const text = words['news.paused']({ you: 'yes', name: 'Ola' });
  expect(textOf(root, '.pause-by')).toBe(text);
  expect(root.querySelector('.toast')).toBeNull();
  expect([heardTimes(root, text), heardTimes(root, say['event.paused']())]).toEqual([1, 0]);
});

test('when a pause ends the heading has the focus, whoever ends it', async () => {
  const { root, server, settle } = await begun();
  const heading = root.querySelector('.stage h1');
  for (const by of ['S', 'N'] as const) {
    server.happens({ type: 'pause', by });
    await settle();
    const goOn = button(root, say['paused.go-on']());
    expect(document.activeElement).toBe(goOn);
    if (by === 'S') goOn.click();
    else server.happens({ type: 'resume', by });
    await settle();
    expect(root.querySelector('.pause-cover')).toBeNull();
    expect(document.activeElement).toBe(heading);
  }
});

test('a card taken back is read out once, with the name of who takes it back', async () => {
  const { root, server, settle } = await begun();
  const { by, card } = openingLead(server);
  await settle();
  server.happens({ type: 'askUndo', by });
  await settle();
  const { name } = server.table().seating[by];
  const you = by === 'S' ? 'yes' : 'no';
  const text = words['news.taken-back']({ you, name, card: cardName(say, card), since: 'nothing' });
  await isShown(root, text);
  expect([heardTimes(root, text), heardTimes(root, say['event.taken-back']())]).toEqual([1, 0]);
});

test('the menu opens the rules of this table', async () => {
  const { root, settle } = await begun({ seat: 'S', rules: presetRules('mb.ebu') });
  button(root, say['table.menu']()).click();
  await settle();
  await until(() => button(root, say['menu.rules']()).click());
  await settle();
  await until(() => expect(root.querySelector('.dialog .rules-sheet')).not.toBeNull());
});
