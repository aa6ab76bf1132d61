// Looking back on finished boards: told again from the deal, remarked on, and played another way.

import { chooseFor } from '@minibridge/bots';
import {
  boardOf,
  handsFromPlay,
  playOf,
  presetRules,
  type Rules,
  randomDeal,
  SEATS,
  seededChance,
} from '@minibridge/bridge';
import { contract } from '@minibridge/bridge/testing';
import { createSolver } from '@minibridge/solver';
import { describe, expect, test } from 'vitest';
import { netFor, openingOf, playedBothWays } from './both-ways';
import { otherContracts } from './other-contracts';
import { remarkFor } from './remark';
import { beforeCard } from './retell';
import { EXAMPLE, playedBoard } from './testing';
import { turningPoints, verdictOf } from './turning-points';

const choose = chooseFor(1);

describe('told again', () => {
  test.each(['mb.site4', 'mb.ebu', 'mb.ebu-school', 'mb.shape-first'] as const)('%s: a board is as it was', (id) => {
    const { board } = playedBoard({ rules: presetRules(id) });
    const whole = beforeCard(board, 52);
    expect(whole.ok && boardOf(whole.value)).toMatchObject({ tricks: board.tricks, won: board.won });
  });

  test('the deal is found in the play', () => {
    const deal = randomDeal(seededChance(5));
    expect(handsFromPlay(playedBoard({ deal }).board)).toEqual(deal);
  });
});

describe('at most one remark', () => {
  const { board, log } = playedBoard({ deal: EXAMPLE });
  const says = (changes: Partial<Parameters<typeof remarkFor>[0]>) => remarkFor({ board, log, seat: 'S', ...changes });

  test('none where nothing went wrong', () => expect(SEATS.flatMap((seat) => says({ seat }) ?? [])).toEqual([]));

  test('a miscounted hand', () => {
    const miscount = { type: 'announced', seat: 'S', points: 15 } as const;
    expect(says({ log: [...log, miscount] })).toEqual({ name: 'miscounted', said: 15, points: 16 });
    expect(says({ log: [...log, miscount], seat: 'W' })).toBeUndefined();
  });

  test.each([
    // contract, who is told, what
    ['game C', 'S', 'shorter-trumps'],
    ['part S', 'S', 'part-with-game'],
    ['part S', 'W', undefined],
    ['game NT', 'S', undefined],
  ] as const)('%s, told to %s: %s', (named, seat, said) => {
    const other = { ...board, contract: contract(named), won: { NS: 10, EW: 3 } };
    expect(says({ board: other, seat })?.name).toBe(said);
  });

  test.each<[string, Partial<Rules>]>([
    ['without knowing dummy', { dummyDown: 'after_lead' }],
    ['where the rules do not have the longer suit', { denominations: ['C', 'D', 'NT'] }],
  ])('shorter trumps %s are no mistake', (_, changes) => {
    const chosen = { ...board, rules: { ...board.rules, ...changes }, contract: contract('game C') };
    expect(says({ board: { ...chosen, won: { NS: 10, EW: 3 } } })?.name).not.toBe('shorter-trumps');
  });

  test('a game below the points, where it failed', () => {
    const few = { ...board, points: { N: 7, E: 7, S: 16, W: 10 }, contract: contract('game S') };
    expect(says({ board: { ...few, won: { NS: 9, EW: 4 } } })?.name).toBe('game-below');
    expect(says({ board: { ...few, won: { NS: 10, EW: 3 } } })).toBeUndefined();
  });

  test.each([
    ['E', { reason: 'not-your-turn', turn: 'W' }, 'lead-out-of-turn'],
    ['N', { reason: 'dummy-decides-nothing' }, 'dummy-interfered'],
  ] as const)('what %s tried: %o', (seat, refusal, said) => {
    const action = { type: 'play', by: seat, card: 'S3' } as const;
    expect(says({ seat, refused: [{ action, refusal }] })?.name).toBe(said);
    expect(says({ seat: 'S', refused: [{ action, refusal }] })).toBeUndefined();
  });
});

describe('both ways', () => {
  const { board } = playedBoard({ deal: EXAMPLE });

  test('the same way gives the same', () => {
    const both = playedBothWays(board, {}, choose);
    expect(both.ok && both.value.second).toEqual(both.ok && both.value.first);
  });

  test('in another contract', () => {
    const both = playedBothWays(board, { contract: contract('game NT') }, choose);
    expect(both.ok && both.value.second.contract).toEqual(contract('game NT'));
    const { second } = both.ok ? both.value : expect.fail('refused');
    expect(netFor('NS', second)).toBe(second.scores.NS - second.scores.EW);
    expect(netFor('EW', second)).toBe(-netFor('NS', second));
  });

  test('by the other partner, but not by the other side', () => {
    const both = playedBothWays(board, { declarer: 'N' }, choose);
    expect(both.ok && both.value.second.declarer).toBe('N');
    expect(openingOf(board, { declarer: 'W' }).ok).toBe(false);
  });

  test('a contract that the rules close is refused', () => {
    expect(openingOf(board, { contract: contract('small-slam S') }).ok).toBe(false);
  });
});

describe('with the solver', async () => {
  const example = playedBoard({ deal: EXAMPLE }).board;
  const { board } = playedBoard({ deal: randomDeal(seededChance(23)) });
  const solver = await createSolver({ workers: 0 });
  const hands = handsFromPlay(board);
  const table = await solver.solveTable(EXAMPLE);
  const { strain } = board.contract;
  const played = playOf(board).map(({ card }) => card);
  const analysis = await solver.analysePlay({ hands, strain, declarer: board.declarer, played });
  const cards = analysis.ok ? analysis.value.cards : [];
  const points = await turningPoints(board, cards, {
    most: 3,
    solve: async (positions) => {
      const answer = await solver.solveMany('cards', positions);
      return answer.ok ? answer.value.found : [];
    },
  });
  await solver.close();

  test('other contracts of the rules, the best first', () => {
    const others = table.ok && table.value.complete ? otherContracts(example, table.value.table) : [];
    expect(others).toHaveLength(10);
    expect(others[0]).toMatchObject({ contract: contract('game S'), points: 420 });
    expect(others.filter((other) => other.played)).toHaveLength(1);
  });

  test('turning points cost tricks, and are judged by what was known', () => {
    const costly = cards.filter(({ cost }) => cost > 0);
    expect(points).toHaveLength(Math.min(3, costly.length));
    expect(points.length).toBeGreaterThan(0);
    for (const { place, odds, verdict, card } of points) {
      expect(played[place]).toBe(card);
      expect(odds.bestRight).toBeGreaterThanOrEqual(odds.right);
      expect(odds.layouts).toBeGreaterThan(0);
      expect(verdict).toBe(verdictOf(odds));
    }
  });
});

test.each([
  [{ layouts: 30, right: 20, best: 'SA', bestRight: 20 }, 'unlucky'],
  [{ layouts: 30, right: 10, best: 'SA', bestRight: 20 }, 'by-the-odds'],
  [{ layouts: 30, right: 10, best: 'SA', bestRight: 30 }, 'could-be-known'],
  [{ layouts: 30, right: 20, best: 'SA', bestRight: 30 }, 'could-be-known'],
  [{ layouts: 30, right: 21, best: 'SA', bestRight: 30 }, 'by-the-odds'],
] as const)('%o is %s', (odds, verdict) => expect(verdictOf(odds)).toBe(verdict));
