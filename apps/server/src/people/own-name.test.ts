// Who is called what, when others are called so too.

import { presetRules, SEATS } from '@minibridge/bridge';
import { nameProblem } from '@minibridge/protocol';
import { openTable, type Table, tableOf } from '@minibridge/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joined, opened, outcome, STANDING_STILL, serverForTests, tableOfTwo } from '../live/testing.ts';
import { guest, heardAll, of, type Peer } from '../wire/testing.ts';
import { ownName } from './own-name.ts';
import { evolvePeople, nobody, type People } from './people.ts';

const BOT = { kind: 'bot', level: 1 } as const;
const SEATING = {
  N: { ...BOT, name: 'Nina' },
  E: { ...BOT, name: 'Emil' },
  S: { kind: 'person', name: 'Jan' },
  W: { ...BOT, name: 'Viktor' },
} as const;

function newTable(): Table {
  const policy = { undo: 'never', pause: 'anyone' } as const;
  const table = tableOf(openTable({ rules: presetRules('mb.site4'), seating: SEATING, policy }));
  if (table === undefined) throw new Error('a table begins with an event');
  return table;
}

/** South is a person's. */
const TABLE = newTable();

/** People who sit or watch, by their names in the order of coming. */
function called(names: readonly string[]): Parameters<typeof ownName>[0] {
  return { people: peopleCalled(names), table: TABLE };
}

function peopleCalled(names: readonly string[]): People {
  return names.reduce(
    (people, name, at) => {
      const who = at + 1;
      const came = evolvePeople(people, { type: 'came', who, person: `person ${who}` });
      return evolvePeople(came, { type: 'named', who, name });
    },
    nobody(presetRules('mb.site4')),
  );
}

const LONG = 'x'.repeat(40);
/** Forty letters with a sign between each two that parts them. */
const PARTED = Array(40).fill('ب').join('\u200C');
const FAMILY = '👨‍👩‍👧‍👦';

describe('a name', () => {
  test.each<[string, readonly string[], string]>([
    ['Ola', [], 'Ola'],
    ['Ola', ['Jan'], 'Ola'],
    ['Ola', ['Ola'], 'Ola 2'],
    ['Ola', ['Ola', 'Ola 2', 'Ola 4'], 'Ola 3'],
    ['ola', ['OLA'], 'ola 2'],
    ['Zoe\u0308', ['Zo\u00EB'], 'Zoe\u0308 2'],
    ['Ola  K', ['Ola K'], 'Ola  K 2'],
    [LONG, [LONG], `${'x'.repeat(38)} 2`],
    [FAMILY.repeat(20), [FAMILY.repeat(20)], `${FAMILY.repeat(20)} 2`],
    ['علی\u200Cرضا', ['علیرضا'], 'علی\u200Cرضا 2'],
    [PARTED, [PARTED], `${PARTED.slice(0, -4)} 2`],
    ['👩\u200D🚀', ['👩🚀'], '👩\u200D🚀 2'],
    ['🚀\uFE0F', ['🚀'], '🚀\uFE0F 2'],
    ['भगवान्\u200C', ['भगवान्'], 'भगवान्\u200C 2'],
    ['\u041Ela', ['Ola', 'Ola 2'], '\u041Ela 3'],
    ['Nina', [], 'Nina 2'],
    ['N\u0456na', [], 'N\u0456na 2'],
    ['emil', [], 'emil 2'],
    ['Viktor', ['Viktor 2'], 'Viktor 3'],
    ['Sara', [], 'Sara'],
    [FAMILY.repeat(40).slice(0, -FAMILY.length), [], FAMILY.repeat(39)],
  ])('%s, beside %j: %s', (wish, others, name) => {
    expect(ownName(called(others), { who: others.length + 1, name: wish })).toBe(name);
  });

  test('is one’s own, however often it is told', () => {
    expect(ownName(called(['Ola', 'Ola 2']), { who: 2, name: 'Ola' })).toBe('Ola 2');
    expect(ownName(called(['Ola', 'Ola 2']), { who: 1, name: 'Ola' })).toBe('Ola');
  });

  test('of somebody who was removed is free', () => {
    const people = evolvePeople(peopleCalled(['Jan', 'Ola']), { type: 'removed', who: 2 });
    expect(ownName({ people, table: TABLE }, { who: 3, name: 'Ola' })).toBe('Ola');
  });

  test('of a bot is free for whoever takes its seat', () => {
    expect(ownName(called([]), { who: 1, name: 'Nina', taking: 'N' })).toBe('Nina');
    expect(ownName(called([]), { who: 1, name: 'Nina', taking: 'E' })).toBe('Nina 2');
  });

  test('that is good stays good with its number, and no two are the same', () => {
    const wish = fc
      .array(
        fc.constantFrom(
          'a',
          'A',
          ' ',
          '1',
          'e\u0301',
          '🇵🇱',
          '👍🏽',
          FAMILY,
          'क्ष',
          `e${'\u0301'.repeat(4)}`,
          '👩🏽‍❤️‍💋‍👨🏿',
        ),
        {
          minLength: 1,
          maxLength: 45,
        },
      )
      .map((signs) => signs.join(''))
      .filter((text) => nameProblem(text) === undefined);
    const wishes = fc.oneof(
      fc.array(wish, { maxLength: 12 }),
      fc.tuple(wish, fc.nat(30)).map(([one, n]) => Array(n).fill(one)),
    );
    fc.assert(
      fc.property(wishes, (all: readonly string[]) => {
        const names: string[] = [];
        for (const one of all) names.push(ownName(called(names), { who: names.length + 1, name: one }));
        expect(names.map(nameProblem)).toEqual(names.map(() => undefined));
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      }),
      { numRuns: 30 },
    );
  });
});

async function namesSeen(peer: Peer): Promise<readonly (string | undefined)[]> {
  await heardAll(peer);
  return (peer.heard.findLast(of('people'))?.people ?? []).map(({ name }) => name);
}

describe('at a table', () => {
  test('who sits down, and who tells a name, under the name of another', async () => {
    const { address } = await serverForTests();
    const host = await guest(address);
    const code = await opened(host, 'N');
    const [second, third] = [await guest(address), await guest(address)];
    for (const peer of [second, third]) {
      peer.send({ type: 'watch', table: code, seen: 0 });
      await peer.until(of('watching'));
    }
    expect(await outcome(second, code, { type: 'sit', seat: 'S', name: 'person n' })).toBe('accepted');
    expect(await outcome(third, code, { type: 'introduce', name: 'Person N' })).toBe('accepted');
    expect(await outcome(third, code, { type: 'introduce', name: 'Person N' })).toBe('accepted');
    expect(await namesSeen(host)).toEqual(['Person N', 'person n 2', 'Person N 3']);
    expect(await outcome(second, code, { type: 'stand' })).toBe('accepted');
    expect(await outcome(second, code, { type: 'sit', seat: 'E', name: 'Ola' })).toBe('accepted');
    expect(await outcome(third, code, { type: 'sit', seat: 'W', name: 'Person N' })).toBe('accepted');
    expect(await namesSeen(host)).toEqual(['Person N', 'Ola', 'Person N 2']);
    expect(host.texts.join()).toContain('"seat","W",{"kind":"person","name":"Person N 2"}');
  });

  /** The names at the four seats, as `peer` was told; a viewer of another kind is told everything anew. */
  async function seating(peer: Peer): Promise<readonly string[]> {
    await heardAll(peer);
    const since = peer.heard.slice(peer.heard.findLastIndex(of('watching')));
    const table = tableOf(since.flatMap((one) => (one.type === 'released' ? [one.event] : [])));
    return SEATS.map((seat) => table?.seating[seat].name ?? '');
  }

  test('nobody is called like a bot that sits there, and no bot like a person', async () => {
    const { address } = await serverForTests();
    const [host, second] = [await guest(address), await guest(address)];
    const code = await opened(host, 'S', { name: 'Nina' });
    expect(await seating(host)).toEqual(['Nina 2', 'Emil', 'Nina', 'Viktor']);
    second.send({ type: 'watch', table: code, seen: 0 });
    await second.until(of('watching'));
    expect(await outcome(second, code, { type: 'introduce', name: 'Emil' })).toBe('accepted');
    expect(await namesSeen(host)).toEqual(['Nina', 'Emil 2']);
    expect(await outcome(second, code, { type: 'sit', seat: 'E', name: 'Emil' })).toBe('accepted');
    expect(await namesSeen(host)).toEqual(['Nina', 'Emil']);
    expect(await outcome(second, code, { type: 'sit', seat: 'W', name: 'Emil' })).toBe('accepted');
    expect(await seating(host)).toEqual(['Nina 2', 'Emil 2', 'Nina', 'Emil']);
    expect(await outcome(host, code, { type: 'replace', seat: 'W' })).toBe('accepted');
    expect(await seating(host)).toEqual(['Nina 2', 'Emil 2', 'Nina', 'Viktor']);
    expect(await namesSeen(host)).toEqual(['Nina', 'Emil']);
  });

  test('who waits for a seat', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const rules = { ...presetRules('mb.site4'), match: { deals: 4, firstDealer: 'north' as const } };
    const { code, one } = await tableOfTwo(address, { rules, settings: { lateComers: 'next-deal' } });
    expect(await outcome(one, code, { type: 'next' })).toBe('accepted');
    const [third, fourth] = [await guest(address), await guest(address)];
    await joined(third, code, 'E').catch((error: Error) => expect(error.message).toBe('agree: not-seated'));
    expect(await outcome(fourth, code, { type: 'sit', seat: 'W', name: 'Person E' })).toBe('accepted');
    expect(await namesSeen(one)).toEqual(['Person N', 'Person S', 'Person E', 'Person E 2']);
  });
});
