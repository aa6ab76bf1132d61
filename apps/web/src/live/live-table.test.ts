import { presetRules } from '@minibridge/bridge';
import type { TableEvent } from '@minibridge/table';
import { openTable, usualPolicy } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { seatingOf } from '../host/setup';
import { finished } from '../screens/score/testing';
import type { Told } from './line';
import { isHost, type LiveTable, liveTableAfter, newLiveTable, notAgreed } from './live-table';

const CODE = 'KMTPQR';
const rules = presetRules('mb.site4');
const seating = seatingOf({ seat: 'S', name: 'Ola' });
const [opened] = openTable({ rules, seating, policy: usualPolicy(rules, seating) });
const event = (happened: TableEvent): Told => ({ type: 'event', table: CODE, event: happened });
const after = (told: readonly Told[], from = newLiveTable(CODE)): LiveTable => told.reduce(liveTableAfter, from);

if (!opened) throw new Error('a table is opened');

describe('people', () => {
  const people: Told = {
    type: 'people',
    table: CODE,
    host: 2,
    people: [
      { who: 1, name: 'Ola', seat: 'S', is: 'here' },
      { who: 2, name: 'Jürgen', seat: 'N', is: 'here' },
    ],
  };
  test('who is away is marked', () => {
    const table = after([people, { type: 'presence', table: CODE, who: 2, is: 'away' }]);
    expect(table.people.map(({ is }) => is)).toEqual(['here', 'away']);
  });
  test('who sits and has not agreed is awaited', () => {
    const table = after([people, { type: 'ruleCard', table: CODE, card: 2, rules, agreed: [1] }]);
    expect(notAgreed(table).map(({ name }) => name)).toEqual(['Jürgen']);
  });
  test('the host is known by the own number', () => {
    const watching: Told = { type: 'watching', table: CODE, you: 2, viewer: { as: 'kibitzer' }, seen: 0, anew: true };
    expect(isHost(after([people, watching]))).toBe(true);
    expect(isHost(after([people]))).toBe(false);
  });
});

describe('matches', () => {
  test('a deal that was played is kept, and another match begins with an empty sheet', () => {
    const played = after([event(opened)]);
    const match = played.match && { table: { ...played.match.table, board: finished() }, deals: [finished()] };
    const next = after([event({ type: 'matchOpened', rules })], { ...played, ...(match && { match }) });
    expect(next.match?.deals).toEqual([]);
    expect(next.before.map(({ deals }) => deals.length)).toEqual([1]);
  });
  test('a match without a deal leaves nothing', () =>
    expect(after([event(opened), event({ type: 'matchOpened', rules })]).before).toEqual([]));
});

test('another viewer begins anew, and what is not of the game stays', () => {
  const card: Told = { type: 'ruleCard', table: CODE, card: 1, rules, agreed: [] };
  const before = after([event(opened), card, { type: 'returnCode', table: CODE, code: 'KMTPQRST' }]);
  const now = liveTableAfter(before, { type: 'anew', table: CODE, viewer: { as: 'seat', seat: 'N' } });
  expect(now.match).toBeUndefined();
  expect(now.returnCode, 'a code of the old seat').toBeUndefined();
  expect(now.card).toEqual(before.card);
});

test('phrases are numbered and the oldest forgotten', () => {
  const said = (who: number): Told => ({ type: 'said', table: CODE, who, phrase: 'hello', to: 'table' });
  const table = after(Array.from({ length: 9 }, (_, place) => said(place)));
  expect(table.said.map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 9]);
});

test('where nobody may watch, the seats can still be seen', () => {
  const card: Told = { type: 'ruleCard', table: CODE, card: 1, rules, agreed: [] };
  const table = after([card, { type: 'left', table: CODE, why: 'watching-not-allowed', you: 3 }]);
  expect(table).toMatchObject({ left: 'watching-not-allowed', card: { card: 1 }, you: 3 });
});
