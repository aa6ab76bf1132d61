// Whole matches over real WebSockets with the example client: two people and two bots.

import { expect, test } from 'vitest';
import { openTableAt, serverForTests } from '../live/testing.ts';

test('two people play a match of four deals with two bots', async () => {
  const { address } = await serverForTests();
  const { north, south, code } = await openTableAt(address);
  await Promise.all([north.untilOver(), south.untilOver()]);
  expect(north.table()?.sheet).toHaveLength(4);
  expect(south.table()?.sheet).toEqual(north.table()?.sheet);
  expect(code).toMatch(/^[A-Z]{6}$/);
});
