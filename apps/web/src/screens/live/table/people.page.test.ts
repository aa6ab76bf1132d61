import { partner, presetRules } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { keepChoice, keptChoice, withRules } from '../../../settings/choice';
import { until } from '../../../testing';
import { begun, button, FRIENDS, openingLead, say, setup, textOf, words } from '../testing';

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

test('a match is offered to be ended from its first deal on, and once', async () => {
  const { root, server, settle } = await begun();
  button(root, words['menu.people']()).click();
  await settle();
  expect(textOf(root, '.live-tools')).toBe('');
  openingLead(server);
  await settle();
  expect(textOf(root, '.live-tools')).toContain(words['host.close']());
  server.happens({ type: 'close', why: 'people' });
  await settle();
  expect(textOf(root, '.live-tools')).toBe(words['host.redeal']());
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

test('whoever sits takes a bot’s seat instead in one step, unless it is promised to somebody', async () => {
  const { root, server, settle } = await begun();
  const people = [...FRIENDS, { who: 3, name: 'Eva', next: 'W', is: 'here' }] as const;
  server.tell({ type: 'people', table: 'KMTPQR', host: 1, people });
  await settle();
  button(root, words['menu.people']()).click();
  await settle();
  const offers = [...root.querySelectorAll<HTMLElement>('.live-list .btn')].filter(({ textContent }) =>
    textContent?.includes(words['people.sit-here']()),
  );
  expect(offers).toHaveLength(1);
  offers[0]?.click();
  await settle();
  expect(server.asked.at(-1)).toEqual({ type: 'sit', seat: 'E', name: 'Ola' });
});

/** The list of people, in which west is promised to the reader and east to Eva. */
async function withPromises(): Promise<Element> {
  const { root, server, settle } = await begun();
  const people = [
    { who: 1, name: 'Ola', seat: 'S', next: 'W', is: 'here' },
    { who: 3, name: 'Eva', next: 'E', is: 'here' },
  ] as const;
  server.tell({ type: 'people', table: 'KMTPQR', host: 1, people });
  await settle();
  button(root, words['menu.people']()).click();
  await settle();
  return root;
}

test('the own promise speaks to the reader, another one of somebody else', async () => {
  const root = await withPromises();
  const status = [...root.querySelectorAll('.live-list > li small')].map(({ textContent }) => textContent);
  expect(status).toContain(words['news.you-promised']({ seat: 'W' }));
  expect(status).toContain(words['news.promised']({ seat: 'E', name: 'Eva' }));
  expect(status).not.toContain(words['news.promised']({ seat: 'W', name: 'Ola' }));
});

test('whoever keeps the own seat after all is told so, and not that something was lost', async () => {
  const { root, server, settle } = await begun();
  const people = (next?: 'W') =>
    ({
      type: 'people',
      table: 'KMTPQR',
      host: 1,
      people: [{ who: 1, name: 'Ola', seat: 'S', ...(next && { next }), is: 'here' }],
    }) as const;
  server.tell(people('W'));
  await settle();
  button(root, words['menu.people']()).click();
  await settle();
  button(root, words['people.stay']()).click();
  await settle();
  server.tell(people());
  await settle();
  const read = [...root.querySelectorAll('[aria-live] p')].map(({ textContent }) => textContent);
  expect(read).toContain(words['news.you-keep']());
  expect(read).not.toContain(words['news.you-unpromised']({ seat: 'W' }));
});

test('of a bot’s seat that is promised, the reader reads “you”, and the name of anybody else', async () => {
  const root = await withPromises();
  const bots = [...root.querySelectorAll('.live-bot')].map(({ textContent }) => textContent);
  expect(bots).toEqual([words['people.bot'](), 'Bot, then Eva', 'Bot, then you']);
});

test('what may be done about a seat stands in the line of its name, and finds room under it, not under the letter', async () => {
  const { root, server, settle } = await begun();
  const people = [{ who: 1, name: 'Ola', seat: 'S', next: 'W', is: 'here' }] as const;
  server.tell({ type: 'people', table: 'KMTPQR', host: 1, people });
  await settle();
  button(root, words['menu.people']()).click();
  await settle();
  const beside = [...root.querySelectorAll('.live-list .btn')].map(
    (each) => each.parentElement?.querySelector(':scope > span > strong')?.textContent,
  );
  expect(beside).toHaveLength(3);
  expect(beside).toContain(words['people.person']({ name: 'Ola', host: 'yes', you: 'yes' }));
  expect(beside).not.toContain(undefined);
});

test('people stand before what the host decides', async () => {
  const { root, settle } = await begun();
  button(root, words['menu.people']()).click();
  await settle();
  const blocks = [...root.querySelectorAll('.dialog-body > *')].map(({ className }) => className);
  expect(blocks.indexOf('live-list')).toBeLessThan(blocks.indexOf('live-host'));
});

/** The play has begun; who declares, and dummy. */
async function playing() {
  const page = await begun();
  openingLead(page.server);
  await page.settle();
  await until(() => expect(page.root.querySelector('.play .seat')).not.toBeNull());
  const { board } = page.server.table();
  if (board?.phase !== 'play') throw new Error('Nobody plays.');
  return { ...page, board, dummy: partner(board.declarer) };
}

describe('during the play', () => {
  test('one seat is called declarer and one dummy, the own one beside the prompt', async () => {
    const { root } = await playing();
    const marks = [...root.querySelectorAll('.seat em, .me .prompt small > span')].map((mark) =>
      mark.textContent?.trim(),
    );
    for (const role of [say['role.declarer'](), say['role.dummy']()]) {
      expect(marks.filter((mark) => mark === role)).toHaveLength(1);
    }
  });

  test('a screen reader hears the role of somebody who is away, too', async () => {
    const { root, server, settle, board, dummy } = await playing();
    const [seat, role] = board.declarer === 'S' ? ([dummy, 'dummy'] as const) : ([board.declarer, 'declarer'] as const);
    const people = [...FRIENDS.slice(0, 1), { who: 2, name: 'Tom', seat, is: 'away' } as const];
    server.tell({ type: 'people', table: 'KMTPQR', host: 1, people });
    await settle();
    const { name, kind } = server.table().seating[seat];
    const told = (['yes', 'no'] as const).map((turn) =>
      say['play.seat-note']({ seat, name, kind, role, note: words['seat.away'](), turn }),
    );
    const heard = [...root.querySelectorAll('.seat > .sr')].map(({ textContent }) => textContent ?? '');
    expect(heard.filter((text) => told.includes(text))).toHaveLength(1);
  });

  test('what spectators see changes with the next deal, and the host reads so before', async () => {
    const { root, settle } = await playing();
    button(root, words['menu.people']()).click();
    await settle();
    const question = () =>
      [...root.querySelectorAll('.live-host fieldset')].find(
        (one) => textOf(one, 'legend') === words['new.watching'](),
      );
    expect(textOf(question() ?? root, 'p')).toBe(words['host.next-deal']());
    question()?.querySelector<HTMLInputElement>('input[value=nobody]')?.click();
    await settle();
    expect(question()?.querySelector('p')).toBeNull();
  });

  test('how well bots play changes with the next deal, and the host reads so before', async () => {
    const { root, settle } = await playing();
    button(root, words['menu.people']()).click();
    await settle();
    const question = [...root.querySelectorAll('.live-host .option.scale')].find(
      (one) => textOf(one, 'h3') === setup['bots.title'](),
    );
    expect(textOf(question ?? root, 'p')).toBe(words['host.next-deal']());
  });
});

test('between deals a change of the table holds at once', async () => {
  const { root, settle } = await begun();
  button(root, words['menu.people']()).click();
  await settle();
  expect(textOf(root, '.live-host')).not.toContain(words['host.next-deal']());
});
