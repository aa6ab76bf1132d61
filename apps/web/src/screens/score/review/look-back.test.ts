import { type Finished, handsFromPlay, playOf, sideOf } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { finished } from '../testing';
import { type Findings, positionBefore } from './findings';
import { lookBack } from './look-back';

/** Everything told while looking back, in this thread. */
async function told(board: Finished, signal = new AbortController().signal): Promise<readonly Findings[]> {
  const findings: Findings[] = [];
  await lookBack(board, { signal, tell: (found) => findings.push(found), solver: { workers: 0 } });
  return findings;
}

describe('looking back on the example deal', async () => {
  const board = finished();
  const findings = await told(board);
  const last = findings.at(-1);

  test('strain after strain, then the cards', () => {
    expect(findings.map(({ strains }) => strains)).toEqual([1, 2, 3, 4, 5, 5, 5, 5]);
    expect(findings.map(({ whole }) => whole).indexOf(true)).toBe(findings.length - 2);
  });

  test('then at most three turning points, each a card that cost something, and how often it was right', () => {
    const { turns = [], costly } = last ?? {};
    expect(findings.map((found) => found.turns !== undefined).indexOf(true)).toBe(findings.length - 1);
    expect(turns.length).toBe(3);
    for (const { place, cost, card, odds } of turns) {
      expect(costly?.get(place)?.cost).toBe(cost);
      expect(playOf(board)[place]?.card).toBe(card);
      expect(odds.bestRight).toBeGreaterThanOrEqual(odds.right);
    }
  });

  test('the twenty results', () => {
    const ours = { C: 9, D: 5, H: 8, S: 10, NT: 8 };
    const theirs = { C: 4, D: 8, H: 5, S: 3, NT: 4 };
    expect(last?.possible?.table).toEqual({ N: ours, E: theirs, S: ours, W: theirs });
    expect(last?.possible?.par).toMatchObject({ outcome: 'declared', points: 420 });
  });

  test('what the cards cost explains the tricks that were made', () => {
    const play = playOf(board);
    const costs = [...(last?.costly ?? [])].map(([place, { cost }]) => {
      const seat = play[place]?.seat;
      return seat && sideOf(seat) === 'NS' ? -cost : cost;
    });
    expect(costs.length).toBeGreaterThan(0);
    expect(10 + costs.reduce((sum, cost) => sum + cost, 0)).toBe(board.won.NS);
  });

  test('better cards were in the same hand, and were not the one played', () => {
    const play = playOf(board);
    for (const [place, { best }] of last?.costly ?? []) {
      const { seat, card } = play[place] ?? {};
      const hand = seat ? handsFromPlay(board)[seat] : [];
      expect(best.length).toBeGreaterThan(0);
      expect(best.every((better) => better !== card && hand.includes(better))).toBe(true);
    }
  });

  test('a score that is left is told nothing', async () => {
    expect(await told(board, AbortSignal.abort())).toEqual([]);
  });
});

test.each([
  // cards played, cards in the hands, on the table
  [0, [13, 13, 13, 13], 0],
  [1, [13, 13, 13, 12], 1],
  [4, [12, 12, 12, 12], 0],
  [51, [0, 0, 1, 0], 3],
])('before card %i the hands are as they were', (place, sizes, onTable) => {
  const { hands, trick = [] } = positionBefore(finished(), place);
  const found = [hands.N, hands.E, hands.S, hands.W].map(({ length }) => length);
  expect(found.toSorted()).toEqual(sizes.toSorted());
  expect(trick.length).toBe(onTable);
});
