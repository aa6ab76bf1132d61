// What goes further than the beginner's rule is said beside it, and never against it.

import { boardAfter, choosingLog } from '@minibridge/bots/testing';
import type { Choosing } from '@minibridge/bridge';
import { contract } from '@minibridge/bridge/testing';
import { expect, test } from 'vitest';
import { furtherFrom } from './further';

/** Nine hearts, a singleton, 23 points. */
const HANDS = { N: 'K432.Q9876.2.K32', S: 'Q65.AKJT.8765.A4', E: 'AJ.543.AKQJ.QJT9', W: 'T987.2.T943.8765' };

function choosing(): Choosing {
  const board = boardAfter(choosingLog(HANDS, 23));
  if (board.phase !== 'choosing') throw new Error(board.phase);
  return board;
}

test.each([
  // the rule's contract, what was counted, made, what is said
  ['part H', 'game H', 17, 'further-shape'],
  ['part H', 'game NT', 17, 'further-more'],
  ['part H', 'game H', 9, undefined],
  ['part H', 'part H', 19, undefined],
  ['game H', 'game H', 8, 'further-hard'],
  ['game H', 'part H', 20, undefined],
])('rule %s, counted %s in %i of 20: %s', (rule, counted, made, said) => {
  const found = furtherFrom(choosing(), contract(rule), { contract: contract(counted), made, of: 20 });
  expect(found?.name).toBe(said);
});

test('nine hearts and a singleton', () => {
  const found = furtherFrom(choosing(), contract('part H'), { contract: contract('game H'), made: 17, of: 20 });
  expect(found).toMatchObject({ tricks: 10, made: 17, of: 20, points: 23, suit: 'H', cards: 9, shortest: 1 });
});
