// What a bot that searches finds, and what it does without an engine or without time.

import {
  type Action,
  type BoardEvent,
  dummyOf,
  openBoard,
  SEATS,
  SeatView,
  seatViews,
  turnOf,
} from '@minibridge/bridge';
import { cards, contract, hand, rules } from '@minibridge/bridge/testing';
import { createEngine } from '@minibridge/solver/engine';
import { expect, test } from 'vitest';
import type { Tools } from '../chooser';
import type { Decision } from '../decision';
import { chooseFor } from '../level';
import { decideL1, mayAct } from '../level-1';
import { accepted, boardAfter } from '../testing';
import type { SearchingLevel } from './effort';

const engine = await createEngine();

function decided(log: readonly BoardEvent[], level: SearchingLevel, tools: Tools = { engine }): Decision | undefined {
  const views = SEATS.flatMap((seat) => SeatView.of(seat, log) ?? []);
  return views.filter(mayAct).flatMap((view) => chooseFor(level, tools)(view) ?? [])[0];
}

type Deal = { readonly [S in 'N' | 'E' | 'S' | 'W']: string };

/** Three no trump: eight tricks on top, and spades or clubs for the ninth. */
const FINESSE: Deal = {
  N: 'AQ2.AK2.AK2.7432',
  E: 'T987.6543.654.QJ',
  S: '543.QJ7.QJ3.A865',
  W: 'KJ6.T98.T987.KT9',
};

/** Played to the contract by level 1, then in the contract named, card by card as said. */
function logOf(deal: Deal, named?: string, played = ''): readonly BoardEvent[] {
  const hands = { N: hand(deal.N), E: hand(deal.E), S: hand(deal.S), W: hand(deal.W) };
  const opening = { rules: rules('mb.site4'), number: 1, dealer: 'N', deal: hands, coin: 'first' } as const;
  const log = [...openBoard(opening)];
  const act = (action: Action): void => {
    log.push(...accepted(boardAfter(log), action));
  };
  while (boardAfter(log).phase === 'announcing')
    act(seatViews(log).flatMap((view) => decideL1(view) ?? [])[0]?.action ?? TAKE_BACK);
  const board = boardAfter(log);
  if (named === undefined || board.phase !== 'choosing') return log;
  act({ type: 'choose', by: board.declarer, contract: contract(named) });
  for (const card of cards(played)) {
    const now = boardAfter(log);
    if (now.phase !== 'play') break;
    const turn = turnOf(now);
    act({ type: 'play', by: turn === dummyOf(now) ? now.declarer : turn, card });
  }
  return log;
}

/** Refused wherever it is tried. */
const TAKE_BACK = { type: 'takeBack', by: 'N' } as const;

/** North declares; east leads a heart, dummy's queen wins, and a spade to the queen is next. */
const BEFORE_FINESSE = 'H6 HQ H8 H2 S3 S6';

test('a card comes with what every other one would bring', () => {
  const found = decided(logOf(FINESSE, 'game NT', BEFORE_FINESSE), 5);
  expect(found?.searched?.worlds).toBeGreaterThan(10);
  const cardsTried = found?.searched?.considered.map(({ action }) => action.type === 'play' && action.card);
  expect(cardsTried?.toSorted()).toEqual(['S2', 'SA', 'SQ']);
});

test.each([3, 4, 5] as const)('level %i answers alike each time', (level) => {
  const after = logOf(FINESSE, 'game NT', BEFORE_FINESSE);
  expect(decided(after, level)).toEqual(decided(after, level));
});

test('the contract comes with what every other one would bring', () => {
  const found = decided(logOf(FINESSE), 4);
  expect(found?.action).toMatchObject({ type: 'choose', contract: { strain: 'NT' } });
  const gains = found?.searched?.considered.map(({ gain }) => gain) ?? [];
  expect(gains).toEqual([...gains].sort((one, other) => other - one));
  expect(gains.length).toBeGreaterThan(1);
});

test('without an engine the rules decide', () => {
  const found = decided(logOf(FINESSE, 'game NT', BEFORE_FINESSE), 5, {});
  expect(found).toBeDefined();
  expect(found?.searched).toBeUndefined();
});

test('out of time from the start: the rules decide', () => {
  const late = { engine, budget: { millis: 0, now: () => 0 } };
  const found = decided(logOf(FINESSE, 'game NT', BEFORE_FINESSE), 5, late);
  expect(found).toBeDefined();
  expect(found?.searched).toBeUndefined();
});

test('a budget is kept to: after it not one world is begun', () => {
  let looked = 0;
  const now = (): number => {
    looked += 1;
    return looked;
  };
  const found = decided(logOf(FINESSE, 'game NT', BEFORE_FINESSE), 5, { engine, budget: { millis: 8, now } });
  expect(found?.searched?.worlds).toBe(7);
});

test('level 1 is what it was', () => {
  const view = SeatView.of('E', logOf(FINESSE, 'game NT'));
  expect(view && chooseFor(1)(view)).toEqual(view && decideL1(view));
});
