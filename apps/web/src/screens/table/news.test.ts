import { presetRules } from '@minibridge/bridge';
import { contract } from '@minibridge/bridge/testing';
import type { Command, Table } from '@minibridge/table';
import { expect, test } from 'vitest';
import { newsBetween } from './news';
import { tableAfter, tablesAlong } from './testing';

const scene = { rules: presetRules('mb.site4'), seat: 'S' } as const;
const choose: Command = { type: 'act', action: { type: 'choose', by: 'S', contract: contract('game S') } };
const kinds = (before: Table, after: Table): readonly string[] =>
  newsBetween(before, after).map(({ event }) => (event.type === 'onBoard' ? event.event.type : event.type));

test('nothing new, nothing told', () => {
  const table = tableAfter(scene);
  expect(kinds(table, table)).toEqual([]);
});

test('what is new on the board, each with the board after it', () => {
  const [dealt, chosen] = tablesAlong(scene, [choose]);
  if (!dealt || !chosen) throw new Error('no tables');
  const [item, ...more] = newsBetween(dealt, chosen);
  expect(item?.after?.phase).toBe('play');
  expect(more).toEqual([]);
});

test('the first dealer is told', () => {
  const table = tableAfter(scene);
  const { dealer: _one, ...before } = table;
  expect(kinds(before, table)).toEqual(['dealerNamed']);
});

test('a pause and its end', () => {
  const open = tableAfter(scene);
  const paused: Table = { ...open, pausedBy: 'S' };
  expect([kinds(open, paused), kinds(paused, open)]).toEqual([['paused'], ['resumed']]);
});

test('a question for a card, and who agrees', () => {
  const table = tableAfter(scene);
  const asked: Table = { ...table, undo: { by: 'E', agreed: [] } };
  const agreed: Table = { ...table, undo: { by: 'E', agreed: ['S'] } };
  expect([kinds(table, asked), kinds(asked, agreed)]).toEqual([['undoAsked'], ['undoAnswered']]);
});
