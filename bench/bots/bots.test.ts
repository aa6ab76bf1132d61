import { type BotQuestion, chooseFor } from '@minibridge/bots';
import { playedOut, playerL1 } from '@minibridge/bots/testing';
import { pointsOf, pointsOfDeal, SeatView, seededChance } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { lowestOfTheBest } from './double-dummy.ts';
import { exchanged, logOn } from './exchanged.ts';
import { layoutsOf } from './layouts.ts';
import { outcomeOf, playedByRoles } from './play.ts';
import { openBench, opponentAt } from './players.ts';
import { chanceFor, openingAt, PARTS } from './pools.ts';
import { questionsOf } from './questions.ts';
import { Misread, settingsOf } from './settings.ts';
import { timesOf } from './speed.ts';
import { turnsOf } from './turns.ts';

const place = { pool: 2, part: 'declarer', index: 3 } as const;
const opening = openingAt(place);
const { deal } = opening;

describe('pools', () => {
  test('the same place has the same deal', () => expect(openingAt(place)).toEqual(opening));

  test('every part and pool has deals of its own', () => {
    const places = [1, 2, 3].flatMap((pool) => PARTS.map((part) => ({ pool, part, index: 0 })));
    expect(new Set(places.map((each) => JSON.stringify(openingAt(each).deal))).size).toBe(places.length);
  });

  test('20 and 20 is not among them', () => {
    for (let index = 0; index < 200; index += 1) {
      const { N, S } = pointsOfDeal(openingAt({ ...place, index }).deal);
      expect(N + S).not.toBe(20);
    }
  });
});

describe('layouts', () => {
  const points = pointsOfDeal(deal);
  const drawn = layoutsOf({ deal, declarer: 'N', points }, 20, chanceFor(place, 'layouts'));

  test('own hands stay, the others keep their points', () => {
    for (const { N, E, S, W } of drawn) {
      expect([N, S]).toEqual([deal.N, deal.S]);
      expect([pointsOf(E), pointsOf(W)]).toEqual([points.E, points.W]);
      expect(new Set([...E, ...W])).toEqual(new Set([...deal.E, ...deal.W]));
    }
  });

  test('are not all the same', () => expect(new Set(drawn.map(({ E }) => E.join())).size).toBeGreaterThan(15));
});

describe('exchanged hidden cards', () => {
  const turns = turnsOf(playedOut(opening, playerL1).log);

  test('there is a turn for the contract and for each card', () => expect(turns).toHaveLength(53));

  test('the seat that acts sees the same, and the log can have happened', () => {
    const chance = seededChance(1);
    for (const { view, log } of turns) {
      const other = SeatView.of(view.seat, logOn(exchanged(deal, view, chance), log));
      expect(other).toEqual(view);
    }
  });

  test('others see something else', () => {
    const [first] = turns;
    const other = first && exchanged(deal, first.view, seededChance(1));
    expect(other).not.toEqual(deal);
    expect(other && pointsOfDeal(other)).toEqual(pointsOfDeal(deal));
  });
});

describe('players', () => {
  test('of the best cards the lowest', () => {
    const best = { suit: 1, rank: 4, tricks: 9 };
    const cards = [
      { suit: 3, rank: 12, tricks: 9 },
      { suit: 3, rank: 4, tricks: 9 },
      best,
      { suit: 0, rank: 0, tricks: 8 },
    ];
    expect(lowestOfTheBest(cards)).toEqual(best);
  });

  test('who sees all wins as much against itself as there is', async () => {
    const bench = await openBench();
    const seeing = opponentAt('seeing-all', { opening, place, bench });
    const board = playedByRoles(opening, { declarer: seeing, defence: seeing });
    const level1 = outcomeOf(playedByRoles(opening, { declarer: playerL1, defence: seeing }));
    const [question] = questionsOf(
      settingsOf(['declarer', '--level', '1', '--against', 'seeing-all', '--pool', 'tuning']),
    );
    const taken = question?.measure(place.index, bench);
    expect(taken).toMatchObject(level1);
    expect(taken?.seen).toBe(outcomeOf(board).tricks);
    expect(level1.tricks).toBeLessThanOrEqual(outcomeOf(board).tricks);
  });
});

describe('speed', () => {
  test('counts real decisions only', async () => {
    const choose = chooseFor(1);
    const asked: BotQuestion[] = [];
    const times = await timesOf(
      async (question) => {
        asked.push(question);
        const view = SeatView.of(question.seat, question.log);
        const decision = view && choose(view);
        if (decision === undefined) throw new Error('Nothing is decided.');
        return { decision, millis: 1 };
      },
      1,
      [opening],
    );
    expect(times.contract).toEqual([1]);
    expect(times['tricks 1 to 3'].length).toBeLessThanOrEqual(12);
    expect(times['later tricks'].length).toBeLessThan(40);
    expect(asked.length).toBeGreaterThan(52);
  });
});

describe('words and options', () => {
  test('without words all parts', () => expect(settingsOf([]).parts).toEqual(PARTS));

  test.each([
    [
      'defense',
      'There is no defense; there are: contract, declarer, defence, levels, leads, speed, hints, peeking, knowable, suits.',
    ],
    ['--deals 0', '--deals must be a whole number from 1 to 1000000, not "0".'],
    ['--level 9', 'There is no level "9"; there are: 1'],
    ['--pair 1', '--pair names two levels, as in 5-1, not "1".'],
    ['--against nobody', 'There is no opponent "nobody"; there are: random, rules, seeing-all.'],
    ['--pool 1', '--pool must be a whole number from 3 to 999, not "1".'],
    ['--code x', '--code is the twelve letters and digits that a run has told, not "x".'],
    ['--in safari', 'There is no place "safari"; there are: node, chromium.'],
    ['--speed', "Unknown option '--speed'"],
  ])('%s', (line, sentence) => {
    expect(() => settingsOf(line.split(' '))).toThrow(Misread);
    expect(() => settingsOf(line.split(' '))).toThrow(sentence);
  });
});

test('every question has a name of its own', () => {
  const names = questionsOf(settingsOf([])).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
