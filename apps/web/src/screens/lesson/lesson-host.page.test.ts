// The guided first deal is played through its host: what is expected is taken, everything else is kindly declined.

import { type Action, type Card, cardsPlayed, legalActions, sideScores } from '@minibridge/bridge';
import { FIRST_DEAL, stepAt } from '@minibridge/learn';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../../app/store';
import type { Surroundings } from '../../host/local-host';
import type { SavedMatch } from '../../host/saved-shapes';
import { decideByRules } from '../../host/thinking/by-rules';
import type { Decide } from '../../host/thinking/question';
import { dropLesson, keepLesson, keptLesson } from './kept-lesson';
import { type LessonHost, lessonHost } from './lesson-host';
import { stepNow } from './moment';

let kept: SavedMatch | undefined;
const around: Surroundings = {
  chance: () => 0,
  bots: createStore<Decide | undefined>(decideByRules),
  pace: () => ({ card: 1, trick: 1 }),
  keep: (lesson) => {
    kept = lesson;
  },
  now: () => 0,
};
const GAME: Action = { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } };

beforeEach(() => {
  kept = undefined;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function started(): LessonHost {
  const host = lessonHost({ name: '' }, around);
  host.next();
  host.next();
  return host;
}

/** At the choice of the contract. */
function atContract(): LessonHost {
  const host = started();
  host.goOn();
  host.goOn();
  return host;
}

function boardOf(host: LessonHost) {
  const { board } = host.view.value().table;
  if (board === undefined) throw new Error('not dealt');
  return board;
}

/** Follows the lesson until `cards` have been played. */
function playedTo(host: LessonHost, cards: number): void {
  for (let turns = 0; turns < 200; turns += 1) {
    const board = boardOf(host);
    if (board.phase === 'over' || (board.phase === 'play' && cardsPlayed(board) >= cards)) return;
    if (host.waits()) host.goOn();
    const action = stepNow(host.view.value())?.expect;
    if (action) expect(host.send({ type: 'act', action })).toBeUndefined();
    else vi.runOnlyPendingTimers();
  }
  throw new Error('The lesson stands still.');
}

const play = (card: Card) => ({ type: 'act', action: { type: 'play', by: 'S', card } }) as const;

describe('the line', () => {
  test('is played from the first count to 420 points', () => {
    const host = started();
    expect(stepNow(host.view.value())?.say).toBe('count');
    host.goOn();
    expect(stepNow(host.view.value())?.say).toBe('declarer');
    host.goOn();
    expect(stepNow(host.view.value())?.say).toBe('contract');
    playedTo(host, 52);
    const board = boardOf(host);
    expect(board.phase === 'over' && board.result === 'played' ? sideScores(board) : board.phase).toEqual({
      NS: 420,
      EW: 0,
    });
    host.goOn();
    expect(stepNow(host.view.value())?.say).toBe('score');
  });

  test('waits where there is only something to read, and only until it is read', () => {
    const host = atContract();
    host.send({ type: 'act', action: GAME });
    vi.runOnlyPendingTimers();
    const board = boardOf(host);
    expect(board.phase === 'play' && cardsPlayed(board)).toBe(0);
    expect(host.waits()).toBe(true);
    host.goOn();
    expect(host.waits()).toBe(false);
    vi.runOnlyPendingTimers();
    const next = boardOf(host);
    expect(next.phase === 'play' && cardsPlayed(next)).toBe(1);
  });
});

describe('another action', () => {
  test('every other contract is declined, and the expected one is marked', () => {
    const host = atContract();
    const part: Action = { type: 'choose', by: 'S', contract: { kind: 'part', strain: 'S' } };
    expect(host.marked.value()).toBeUndefined();
    expect(host.send({ type: 'act', action: part })).toEqual({ reason: 'lesson-asks', what: 'contract' });
    expect(host.marked.value()).toBe('contract');
    expect(boardOf(host).phase).toBe('choosing');
  });

  test.each(
    FIRST_DEAL.steps.flatMap(({ at, say, expect: action }) =>
      at.stage === 'play' && action ? [{ cards: at.cards, say }] : [],
    ),
  )('after $cards cards ($say) every other legal card is declined and nothing happens', ({ cards, say }) => {
    const host = atContract();
    playedTo(host, cards);
    const board = boardOf(host);
    const expected = stepAt(FIRST_DEAL, { stage: 'play', cards })?.expect;
    for (const action of legalActions(board, 'S')) {
      if (action.type !== 'play' || (expected?.type === 'play' && action.card === expected.card)) continue;
      expect(host.send({ type: 'act', action })).toEqual({ reason: 'lesson-asks', what: 'card' });
      expect(host.marked.value()).toBe(say);
    }
    expect(boardOf(host)).toBe(board);
  });

  test('what the rules forbid is answered by the rules', () => {
    const host = atContract();
    playedTo(host, 1);
    expect(host.send(play('SA'))).toEqual({ reason: 'must-follow-suit', suit: 'H' });
    expect(host.marked.value()).toBeUndefined();
  });

  test('show me marks what is expected, without a wrong try', () => {
    const host = atContract();
    playedTo(host, 3);
    host.showMe();
    expect(host.marked.value()).toBe('follow-small');
  });
});

describe('kept apart from the match', () => {
  const storage = localStorage;
  afterEach(() => storage.clear());

  test('a reload goes on where the lesson was', () => {
    storage.setItem('minibridge.match', 'a match');
    const host = atContract();
    playedTo(host, 6);
    host.stop();
    if (kept) keepLesson(storage, kept);
    const again = keptLesson(storage);
    if (again === undefined) throw new Error('not kept');
    const next = lessonHost(again, around);
    expect(stepNow(next.view.value())?.say).toBe('king-of-trumps');
    next.stop();
    dropLesson(storage);
    expect(keptLesson(storage)).toBeUndefined();
    expect(storage.getItem('minibridge.match')).toBe('a match');
  });

  test.each([['{'], ['{"app":"minibridge","format":1}'], ['']])('what is no lesson begins anew: %j', (text) => {
    storage.setItem('minibridge.lesson', text);
    expect(keptLesson(storage)).toBeUndefined();
  });
});
