// Whole matches over real WebSockets: two people and two bots.

import { PRESET_IDS, presetRules } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { goodPlayer, matchOfTwo, serverForTests } from '../live/testing.ts';

test('two example clients play four deals with two bots', async () => {
  const { address } = await serverForTests();
  const { north, south } = await matchOfTwo(address);
  await Promise.all([north.untilOver(), south.untilOver()]);
  expect(north.table()?.sheet).toHaveLength(4);
  expect(south.table()?.sheet).toEqual(north.table()?.sheet);
});

test.each(PRESET_IDS)('every rule set is played to its end: %s', async (preset) => {
  const { address } = await serverForTests();
  const rules = { ...presetRules(preset), match: { deals: 1, firstDealer: 'draw' as const } };
  const { north, south } = await matchOfTwo(address, { rules, play: goodPlayer });
  await Promise.all([north.untilOver(), south.untilOver()]);
  expect(north.table()?.sheet).toHaveLength(1);
  expect(south.table()?.sheet).toEqual(north.table()?.sheet);
});
