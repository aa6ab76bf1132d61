import { legalActions, pointsOf, presetRules, randomDeal, type Seat, seededChance } from '@minibridge/bridge';
import type { CommandRefusal } from '@minibridge/protocol';
import { stageOf, waitingFor } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import type { TableHost } from '../host/local-host';
import { remoteHost } from './remote-host';
import type { Script } from './scripted/script';
import { CODE, TestServer } from './scripted/testing';
import { testLive } from './testing';

const ME: Seat = 'S';

async function seated(script: Script = {}) {
  const server = new TestServer({ seat: ME, ...script });
  const page = testLive(server);
  const shown = page.live.table(CODE);
  const refused: CommandRefusal[] = [];
  await page.settle();
  const host = remoteHost({ live: page.live, shown, refused: (refusal) => refused.push(refusal) });
  if (!host) throw new Error('there is no table');
  return { server, ...page, host, refused, shown };
}

/** Does the next thing that the person can do; false when there is none. */
function act(host: TableHost): boolean {
  const { table, reading } = host.view.value();
  if (reading) {
    host.goOn();
    return true;
  }
  if (stageOf(table) === 'over') return false;
  if (stageOf(table) !== 'playing') return host.next() === undefined;
  const { board } = table;
  if (!board || !waitingFor(table).includes(ME)) return false;
  const [action] = legalActions(board, ME).filter(({ type }) => type !== 'takeBack');
  if (!action) return false;
  const points = pointsOf(board.dealt[ME] ?? []);
  host.send({ type: 'act', action: action.type === 'announce' ? { ...action, points } : action });
  return true;
}

describe('a match on a server', () => {
  test.each([
    ['a quiet line', Number.POSITIVE_INFINITY],
    ['a line that breaks after every third act', 3],
    ['a line that breaks after every act', 1],
  ])('is played to its end over %s', async (_what, every) => {
    const site4 = presetRules('mb.site4');
    const { host, server, settle, timers, refused } = await seated({
      rules: { ...site4, match: { ...site4.match, deals: 2 } },
    });
    for (let acts = 1; stageOf(server.table()) !== 'over'; acts += 1) {
      act(host);
      if (acts % every === 0) {
        server.cut();
        timers.pass(1000);
      }
      await settle();
    }
    await settle();
    expect(stageOf(host.view.value().table)).toBe('over');
    expect(server.table().sheet).toHaveLength(2);
    expect(new Set(server.carriedOut).size, 'nothing was done twice').toBe(server.carriedOut.length);
    expect(refused).toEqual([]);
  });

  test('sees no more than the seat may see', async () => {
    const { host, server, settle } = await seated();
    while (host.view.value().table.board === undefined) {
      host.next();
      await settle();
    }
    const { dealt } = host.view.value().table.board ?? {};
    expect(dealt?.[ME]).toEqual(server.table().board?.dealt[ME]);
    expect(Object.keys(dealt ?? {}).length).toBeLessThan(4);
  });
});

describe('answers', () => {
  async function dealt() {
    const match = await seated();
    while (match.host.view.value().table.board === undefined) {
      match.host.next();
      await match.settle();
    }
    return match;
  }

  test('what the rules forbid is refused at once, and nothing is sent', async () => {
    const { host, server, settle } = await dealt();
    const before = server.carriedOut.length;
    expect(host.send({ type: 'act', action: { type: 'play', by: ME, card: 'SA' } })).toMatchObject({
      reason: 'wrong-phase',
    });
    expect(host.next()).toEqual({ reason: 'board-in-play' });
    await settle();
    expect(server.carriedOut).toHaveLength(before);
  });

  test('what only the server knows comes later, and the press is free again', async () => {
    const { host, server, settle, refused } = await dealt();
    server.refuseNext({ reason: 'not-kept', retryAfter: 1000 });
    expect(host.send({ type: 'pause', by: ME })).toBeUndefined();
    await settle();
    expect(refused).toEqual([{ reason: 'not-kept', retryAfter: 1000 }]);
    expect(host.view.value().refusedLater).toBe(1);
    host.send({ type: 'pause', by: ME });
    await settle();
    expect(host.view.value().table.pausedBy).toBe(ME);
  });

  test('when somebody else was faster with the same wish, nobody is scolded', async () => {
    const { host, server, settle, refused } = await dealt();
    server.refuseNext({ reason: 'paused', by: 'N' });
    host.send({ type: 'pause', by: ME });
    await settle();
    expect(refused).toEqual([]);
    expect(host.view.value().refusedLater).toBe(1);
  });

  test('a hasty finger asks once', async () => {
    const { host, server, settle } = await dealt();
    const before = server.carriedOut.length;
    for (let press = 0; press < 3; press += 1) host.send({ type: 'pause', by: ME });
    await settle();
    expect(server.carriedOut).toHaveLength(before + 1);
  });

  test('what is asked during a cut is done when the line is back', async () => {
    const { host, server, settle, timers } = await dealt();
    server.away();
    host.send({ type: 'pause', by: ME });
    await settle();
    expect(server.table().pausedBy).toBeUndefined();
    server.back();
    for (let second = 0; second < 5; second += 1) {
      timers.pass(1000);
      await settle();
    }
    expect(host.view.value().table.pausedBy).toBe(ME);
  });
});

test('a score stays on the screen when somebody else has gone on', async () => {
  const { host, server, settle } = await seated();
  while (host.view.value().table.sheet.length === 0) {
    act(host);
    await settle();
  }
  host.goOn();
  const score = host.view.value().table.board;
  server.happens({ type: 'deal', deal: randomDeal(seededChance(9)), coin: 'first' });
  await settle();
  expect(host.view.value().table.board).toBe(score);
  expect(host.view.value().isBehind).toBe(true);
  host.next();
  expect(host.view.value().table.board?.number).toBe(2);
  expect(host.view.value().isBehind).toBeUndefined();
});

describe('somebody gets a seat for the next deal', () => {
  async function played() {
    const match = await seated();
    while (match.host.view.value().reading !== 'last-trick') {
      act(match.host);
      await match.settle();
    }
    return match;
  }
  const nameAtNorth = ({ host }: { readonly host: TableHost }) => host.view.value().table.seating.N.name;
  const TOM = { kind: 'person', name: 'Tom' } as const;

  test('the seats bear the names of those who played as long as the deal lies there', async () => {
    const match = await played();
    const { server, settle, host } = match;
    const before = nameAtNorth(match);
    server.happens({ type: 'seat', seat: 'N', occupant: TOM });
    await settle();
    expect([host.view.value().reading, nameAtNorth(match)]).toEqual(['last-trick', before]);
    server.tell({ type: 'presence', table: CODE, who: 1, is: 'here' });
    await settle();
    expect(host.view.value().reading).toBe('last-trick');
    host.goOn();
    expect(nameAtNorth(match)).toBe(before);
    server.happens({ type: 'deal', deal: randomDeal(seededChance(9)), coin: 'first' });
    await settle();
    expect(nameAtNorth(match)).toBe(before);
    host.next();
    expect(nameAtNorth(match)).toBe('Tom');
  });

  test('the own seat is the reader’s', async () => {
    const match = await played();
    match.server.happens({ type: 'seat', seat: ME, occupant: TOM });
    await match.settle();
    expect(match.host.view.value().table.seating[ME]).toEqual(TOM);
  });
});

test('the totals stay on the screen when a bot has chosen and led already', async () => {
  const { host, server, settle } = await seated({ seed: 3 });
  while (host.view.value().reading === undefined) {
    act(host);
    await settle();
  }
  expect(host.view.value().reading).toBe('count');
  while (server.table().board?.phase === 'choosing') {
    const declarer = waitingFor(server.table())[0] ?? ME;
    server.happens({ type: 'act', action: { type: 'choose', by: declarer, contract: { kind: 'part', strain: 'NT' } } });
    await settle();
  }
  expect(host.view.value()).toMatchObject({ reading: 'count', isBehind: true });
  host.goOn();
  expect(host.view.value().reading).toBe('declarer');
  host.goOn();
  expect(host.view.value().reading).toBeUndefined();
  expect(host.view.value().table.board?.phase).toBe('play');
});
