import { type Chooser, chooseFor } from '@minibridge/bots';
import { legalActions } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { linesLaterOf } from '../testing';
import { swings } from './duplicate-boards';
import { intervalOf } from './interval';
import { matchJson, matchLines } from './match-lines';
import type { MatchResult } from './match-result';

const match = (options: string): Promise<string[]> => linesLaterOf(`match ${options}`);

describe('match', () => {
  test('a bot against itself wins nothing', async () => {
    const [line = ''] = await match('--home L1 --away L1 --boards 5 --seed 7 --json');
    const nothing = { mean: 0, low: 0, high: 0 };
    expect(JSON.parse(line)).toEqual({
      home: 'L1',
      away: 'L1',
      rules: 'mb.site4',
      boards: 5,
      seed: 7,
      won: 0,
      equal: 5,
      lost: 0,
      tricks: nothing,
      points: nothing,
      imps: nothing,
    });
  });

  test('where tricks are only counted there are no IMPs', async () => {
    const [line = ''] = await match('--home L1 --away L1 --boards 1 --seed 7 --rules mb.count --json');
    expect(JSON.parse(line)).not.toHaveProperty('imps');
  });

  test('without a seed one is drawn and told', async () => {
    const [line = ''] = await match('--home L1 --away L1 --boards 1 --json');
    expect(JSON.parse(line).seed).toBeGreaterThanOrEqual(0);
  });
});

/** Chooses as level 1, then plays the last card that it may. */
const careless: Chooser = (view) => {
  const decision = chooseFor(1)(view);
  if (decision === undefined || view.board.phase !== 'play') return decision;
  const cards = legalActions(view.board, view.seat).filter(({ type }) => type === 'play');
  return { ...decision, action: cards.at(-1) ?? decision.action };
};

describe('swings', () => {
  const session = { rules: 'mb.site4', boards: 30, seed: 7 } as const;
  const level1 = chooseFor(1);
  const won = [...swings(session, { home: level1, away: careless })];

  test('one for each board', () => expect(won).toHaveLength(30));

  test('what one wins the other loses', () => {
    const lost = [...swings(session, { home: careless, away: level1 })];
    expect(lost).toEqual(
      won.map(({ tricks, points, imps }) => ({ tricks: 0 - tricks, points: 0 - points, imps: 0 - imps })),
    );
  });

  test('rules of play win tricks from carelessness', () =>
    expect(intervalOf(won.map(({ tricks }) => tricks)).low).toBeGreaterThan(0));
});

describe('interval', () => {
  const values = Array.from({ length: 400 }, (_, place) => place % 4);

  test('the same for the same values', () => expect(intervalOf(values)).toEqual(intervalOf(values)));

  test('about two standard errors to each side', () => {
    const { mean, low, high } = intervalOf(values);
    const error = Math.sqrt(1.25 / values.length);
    expect(mean).toBe(1.5);
    expect(mean - low).toBeCloseTo(1.96 * error, 1);
    expect(high - mean).toBeCloseTo(1.96 * error, 1);
  });

  test.each([[[3, 3, 3]], [[3]]])('%j: no spread', (same) =>
    expect(intervalOf(same)).toEqual({ mean: 3, low: 3, high: 3 }),
  );
});

describe('the result', () => {
  const result: MatchResult = {
    home: 'L1',
    away: 'L1',
    rules: 'mb.site4',
    boards: 1000,
    seed: 7,
    won: 500,
    equal: 300,
    lost: 200,
    tricks: { mean: 1.756, low: 1.6, high: 1.9 },
    points: { mean: -12.3456, low: -30, high: -0.001 },
    imps: { mean: 0.5, low: -0.25, high: 1 },
  };

  test('in lines', () =>
    expect(matchLines(result)).toEqual([
      'L1 against L1: 1000 boards of mb.site4, seed 7, each played twice with the seats exchanged',
      'L1 wins  a board  95 % from     to',
      'tricks     +1.76      +1.60  +1.90',
      'points    −12.35     −30.00   0.00',
      'IMPs       +0.50      −0.25  +1.00',
      'Boards won 500, equal 300, lost 200',
    ]));

  test('as a record, its keys in order', () =>
    expect(JSON.stringify(matchJson(result))).toBe(
      '{"home":"L1","away":"L1","rules":"mb.site4","boards":1000,"seed":7,"won":500,"equal":300,"lost":200,' +
        '"tricks":{"mean":1.76,"low":1.6,"high":1.9},"points":{"mean":-12.35,"low":-30,"high":0},"imps":{"mean":0.5,"low":-0.25,"high":1}}',
    ));
});
