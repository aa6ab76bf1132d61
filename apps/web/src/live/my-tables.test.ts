import type { MyTable } from '@minibridge/protocol';
import { expect, test } from 'vitest';
import { type LiveTable, newLiveTable } from './live-table';
import { myTablesAfter } from './my-tables';

const OTHER: MyTable = { table: 'PQRSTV', seat: 'N', host: true };
const MINE: MyTable = { table: 'KMTPQR', seat: 'S', host: false };
const live: LiveTable = { ...newLiveTable('KMTPQR'), you: 2, host: 1, viewer: { as: 'seat', seat: 'S' } };

test.each<[string, readonly MyTable[], LiveTable, readonly MyTable[]]>([
  ['a table just joined comes first', [OTHER], live, [MINE, OTHER]],
  ['a table just made', [], { ...live, you: 1 }, [{ ...MINE, host: true }]],
  ['who moved has another seat', [OTHER, { ...MINE, seat: 'E' }], live, [MINE, OTHER]],
  ['a host without a seat', [], { ...live, you: 1, viewer: { as: 'kibitzer' } }, [{ table: 'KMTPQR', host: true }]],
  ['who got up only watches', [MINE, OTHER], { ...live, viewer: { as: 'kibitzer' } }, [OTHER]],
  ['who goes keeps the seat', [MINE], { ...live, left: 'asked' }, [MINE]],
  ['who cannot come in while the server cannot write', [MINE], { ...live, left: 'not-kept' }, [MINE]],
  ['who plays on another device', [MINE, OTHER], { ...live, left: 'other-device' }, [OTHER]],
])('%s', (_what, before, now, after) => expect(myTablesAfter(before, now)).toEqual(after));

test.each<[string, LiveTable]>([
  ['nothing new', live],
  ['not told yet who one is', newLiveTable('KMTPQR')],
])('the same list: %s', (_what, now) => {
  const mine = [OTHER, MINE];
  expect(myTablesAfter(mine, now)).toBe(mine);
});
