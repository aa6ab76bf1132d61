import { describe, expect, test } from 'vitest';
import { CODE } from '../../live/scripted/testing';
import { lastTable } from '../../settings/last-table';
import { until } from '../../testing';
import { begun, button, FRIENDS, opened, say, textOf, words } from './testing';

describe('with friends', () => {
  test('a table is made by one press, and its page opens', async () => {
    const { root, settle, went } = await opened(undefined);
    button(root, words['home.make']()).click();
    await settle();
    expect(went).toEqual([{ page: 'live', at: CODE }]);
  });

  test('without a name it is asked for', async () => {
    const { root, settle, went } = await opened(undefined, {}, { name: '' });
    button(root, words['home.make']()).click();
    await settle();
    expect(textOf(root, '.live-make .field .wrong')).toBe(words['name.missing']());
    expect(went).toEqual([]);
  });

  test('a name that nobody could see is asked for again', async () => {
    const { root, settle, went } = await opened(undefined, {}, { name: '\u3164' });
    button(root, words['home.make']()).click();
    await settle();
    expect(textOf(root, '.live-make .field .wrong')).toBe(words['name.unseen']());
    expect(went).toEqual([]);
  });

  test.each([
    ['kmt pqr', CODE, undefined],
    ['kmt-pqr', CODE, undefined],
    ['https://minibridge.example/#/live/KMTPQR', CODE, undefined],
    ['kmtpq', undefined, words['code.length']({ letters: 5 })],
    ['kmtpqy', undefined, words['code.letter']({ letter: 'Y' })],
    ['', undefined, words['code.none']()],
  ])('the code "%s"', async (typed, at, wrong) => {
    const { root, settle, went } = await opened(undefined);
    const input = root.querySelector<HTMLInputElement>('.live-join input');
    if (!input) throw new Error('no field');
    input.value = typed;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
    button(root, words['home.go']()).click();
    await settle();
    expect(went).toEqual(at === undefined ? [] : [{ page: 'live', at }]);
    expect(textOf(root, '.live-join .wrong')).toBe(wrong ?? '');
  });

  test('own tables are listed', async () => {
    const { root } = await opened(undefined, { seat: 'S' });
    expect(textOf(root, '.live-mine a')).toContain('KMT PQR');
    expect(textOf(root, '.live-mine small')).toBe(words['home.mine-seat']({ seat: 'S', host: 'yes' }));
  });

  test.each(['kmt-pqr', 'KMT%20PQR', 'kmtpqr?from=mail'])('the address #/live/%s leads to the table', async (at) => {
    const { root } = await opened(at, { seat: 'S' });
    expect(textOf(root, '.live-code')).toContain('K M T P Q R');
  });

  test('an address that names no table says why', async () => {
    const { root } = await opened('KMTPQ');
    expect(textOf(root, '.live-join .wrong')).toBe(words['code.length']({ letters: 5 }));
  });

  test('a line that breaks is told in words', async () => {
    const { root, server, settle } = await opened(undefined);
    expect(root.querySelector('.live-line')).toBeNull();
    server.away();
    await settle();
    expect(textOf(root, '.live-line')).toBe(words['line.cut']());
  });
});

describe('the waiting room', () => {
  test('shows code, picture, seats and six rules', async () => {
    const { root } = await opened(CODE, { seat: 'S' });
    expect(textOf(root, '.live-code')).toContain('K M T P Q R');
    expect(root.querySelector('.live-qr')?.getAttribute('aria-label')).toBe(words['share.qr']());
    expect(root.querySelectorAll('.live-seat')).toHaveLength(4);
    expect(root.querySelectorAll('.live-rules li')).toHaveLength(6);
    expect(lastTable(localStorage)).toBe(CODE);
  });

  test.each([
    ['rules to be agreed to', { isHost: false }, ['.live-bring', '.live-rules']],
    ['once they are agreed to, what friends need', { seat: 'S' }, ['.live-rules', '.live-bring']],
  ] as const)('beside the seats: %s', async (_, script, [below, beside]) => {
    const { root } = await opened(CODE, script);
    const stacks = [...root.querySelectorAll('.page-stack')];
    expect(stacks[0]?.querySelector(below)).not.toBeNull();
    expect(stacks[1]?.querySelector(beside)).not.toBeNull();
  });

  test('a newcomer writes a name before sitting down', async () => {
    const { root, settle } = await opened(CODE, { isHost: false }, { name: '' });
    expect(textOf(root, '.page-foot strong')).toBe(words['lobby.do-name']());
    expect(textOf(root, '.page-foot span')).toBe(words['lobby.or-watch']());
    button(root, words['lobby.sit']()).click();
    await settle();
    expect(textOf(root, '.live-name .wrong')).toBe(words['name.missing']());
  });

  test('the seat is asked for by its name', async () => {
    const { root, server, settle } = await opened(CODE, { isHost: false });
    server.refuseNext({ reason: 'seat-taken', seat: 'N' });
    button(root, words['lobby.sit']()).click();
    await settle();
    expect(textOf(root, '.page-foot .wrong')).toBe(words['refusal.seat-taken']({ seat: 'N' }));
  });

  test('whoever is awaited is named', async () => {
    const { root } = await opened(CODE, { seat: 'S', people: FRIENDS });
    expect(textOf(root, '.page-foot')).toBe(words['lobby.do-wait']({ names: 'Jürgen' }));
  });

  test('begins with one press, and the table is there', async () => {
    const { root, settle } = await opened(CODE, { seat: 'S' });
    button(root, words['lobby.start']()).click();
    await settle();
    await until(() => expect(root.querySelector('.at-table[data-stage=draw] h1')).not.toBeNull());
  });
});

describe('at the table', () => {
  test('a phrase is shown and read out once, in the words of the reader', async () => {
    const { root, server, settle } = await begun();
    server.tell({ type: 'said', table: CODE, who: 1, phrase: 'one-moment', to: 'table' });
    await settle();
    const text = words['say.heard']({ name: 'Ola', phrase: words['phrase.one-moment']() });
    await until(() => expect(textOf(root, '.toast > span')).toBe(text));
    const heard = [...root.querySelectorAll('[aria-live] p')].filter((line) => line.textContent === text);
    expect(heard).toHaveLength(1);
  });

  test('only what may be said now is offered', async () => {
    const { root, settle, server } = await begun();
    button(root, words['menu.say']()).click();
    await settle();
    expect(root.querySelectorAll('.live-phrases button')).toHaveLength(17);
    button(root, say['table.close']()).click();
    server.happens({ type: 'pause', by: 'S' });
    await settle();
    expect(root.querySelector('.pause-cover')).not.toBeNull();
  });

  test('who is away is told, and marked at the button', async () => {
    const { root, server, settle } = await begun();
    server.tell({ type: 'people', table: CODE, host: 1, people: FRIENDS });
    await settle();
    server.tell({ type: 'presence', table: CODE, who: 2, is: 'away' });
    await settle();
    await until(() => expect(textOf(root, '.toast > span')).toBe(words['people.away-said']({ name: 'Jürgen' })));
    expect(root.querySelector('.live-people.away')).not.toBeNull();
  });

  test('what the server refuses later is said', async () => {
    const { root, server, settle } = await begun();
    server.refuseNext({ reason: 'not-kept', retryAfter: 1000 });
    button(root, say['draw.deal']()).click();
    await settle();
    await until(() => expect(textOf(root, '.toast > span')).toBe(words['refusal.not-kept']()));
  });

  test('the host has what only the host may do; others have not', async () => {
    const host = await begun();
    button(host.root, words['menu.people']()).click();
    await host.settle();
    expect(host.root.querySelector('.live-host')).not.toBeNull();
    const guest = await begun({ seat: 'S', isHost: false, people: FRIENDS.slice(0, 1) });
    button(guest.root, words['menu.people']()).click();
    await guest.settle();
    expect(guest.root.querySelector('.live-host')).toBeNull();
    expect(textOf(guest.root, '.live-code > b')).toContain('KMTP QRST');
  });

  test('another window takes over: said, and taken back by one press', async () => {
    const { root, server, settle } = await begun();
    server.tell({ type: 'closing', why: 'other-window', retryAfter: 0 });
    await settle();
    expect(textOf(root, 'h1')).toBe(say['elsewhere.title']());
    button(root, say['elsewhere.here']()).click();
    await settle();
    await until(() => expect(root.querySelector('.at-table')).not.toBeNull());
  });
});

describe('a seat that is promised for the next deal', () => {
  test('is given back by who watches, and another can be taken by the same button', async () => {
    const { root, server, settle } = await opened(CODE, { isHost: false });
    server.happens({ type: 'nameDealer', seat: 'N' });
    const people = (next?: 'E') =>
      ({
        type: 'people',
        table: CODE,
        host: 2,
        people: [{ who: 1, name: 'Ola', ...(next && { next }), is: 'here' }],
      }) as const;
    server.tell(people('E'));
    await settle();
    expect(textOf(root, '.live-watch p')).toBe(words['news.you-promised']({ seat: 'E' }));
    expect(textOf(root, '.live-watch [role=status]')).toBe(words['news.you-promised']({ seat: 'E' }));
    const back = button(root, words['watch.give-back']());
    back.focus();
    back.click();
    await settle();
    expect(server.asked.at(-1)).toEqual({ type: 'stand' });
    server.tell(people());
    await settle();
    expect(textOf(root, '.live-watch p')).toBe(words['watch.note']());
    expect(document.activeElement).toBe(button(root, words['watch.sit']()));
    expect([...root.querySelectorAll('[aria-live] p')].map(({ textContent }) => textContent)).toContain(
      words['watch.given-back'](),
    );
  });

  test('is given back by who sits, who keeps the own one', async () => {
    const { root, server, settle } = await begun();
    server.tell({
      type: 'people',
      table: CODE,
      host: 1,
      people: [{ who: 1, name: 'Ola', seat: 'S', next: 'E', is: 'here' }],
    });
    await settle();
    button(root, words['menu.people']()).click();
    await settle();
    button(root, words['people.stay']()).click();
    await settle();
    expect(server.asked.at(-1)).toEqual({ type: 'sit', seat: 'S', name: 'Ola' });
  });
});

describe.each([CODE, `${CODE}/deals`])('#/live/%s', (at) => {
  test.each([
    ['no-such-table', words['left.no-such-table']({ code: 'KMT PQR' })],
    ['removed-by-host', words['left.removed-by-host']()],
    ['table-full', words['left.table-full']()],
    ['other-device', words['left.other-device']()],
  ] as const)('a table that is not to be had: %s', async (why, text) => {
    const { root, server, settle } = await opened(at, { seat: 'S' });
    server.tell({ type: 'left', table: CODE, why });
    await settle();
    expect(textOf(root, 'h1')).toBe(words['left.title']({ why }));
    expect(textOf(root, '.live-left p')).toBe(text);
    expect(root.querySelector('.live-left a')?.getAttribute('href')).toBe('#/live');
    expect(lastTable(localStorage)).toBeUndefined();
  });

  test('while the server cannot write, the table is to be had later', async () => {
    const { root, server, settle } = await opened(at, { seat: 'S' });
    const before = lastTable(localStorage);
    server.tell({ type: 'left', table: CODE, why: 'not-kept' });
    await settle();
    expect(textOf(root, 'h1')).toBe(words['left.title']({ why: 'not-kept' }));
    expect(textOf(root, '.live-left p')).toBe(words['refusal.not-kept']());
    expect(textOf(root, '.live-left .btn.main')).toBe(words['left.again']());
    expect(lastTable(localStorage)).toBe(before);
  });
});
