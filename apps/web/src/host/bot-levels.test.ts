// Bots of any level at a match of this device: each is asked about its own seat alone, and the match is kept and read again.

import type { BotQuestion } from '@minibridge/bots';
import { pointsOf, presetRules, randomDeal, SEATS, seededChance } from '@minibridge/bridge';
import { BOT_LEVELS, type BotLevel, botsAt } from '@minibridge/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../app/store';
import { newMatch, type Surroundings } from './local-host';
import { savedMatchOf } from './saved-match';
import type { SavedMatch } from './saved-shapes';
import type { MatchSetup } from './setup';
import { decideByRules } from './thinking/by-rules';
import type { Decide } from './thinking/question';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PACE = { card: 800, trick: 1700 };
const DEAL = randomDeal(seededChance(1));
/** Who has the fewest points never declares, so a bot acts first. */
const [ME = 'S', ...BOTS] = SEATS.toSorted((one, other) => pointsOf(DEAL[one]) - pointsOf(DEAL[other]));

const setupAt = (botLevel?: BotLevel): MatchSetup => {
  const given = { deal: DEAL, dealer: 'N', coin: 'first' } as const;
  return {
    rules: presetRules('mb.site4'),
    name: 'Ada',
    seat: ME,
    policy: 'any-seat',
    given,
    ...(botLevel && { botLevel }),
  };
};

function hosted(setup: MatchSetup, decide: Decide) {
  const asked: BotQuestion[] = [];
  let kept: SavedMatch | undefined;
  const around: Surroundings = {
    chance: seededChance(2),
    bots: createStore<Decide | undefined>((question) => {
      asked.push(question);
      return decide(question);
    }),
    pace: () => PACE,
    keep: (match) => {
      kept = match;
    },
    now: () => 0,
  };
  const host = newMatch(setup, around);
  host.next();
  host.next();
  // The totals are read, then who declares.
  host.goOn();
  host.goOn();
  return { host, asked, kept: () => kept };
}

/** Decides as the rules do, after so many milliseconds. */
const thinking =
  (millis: number): Decide =>
  (question) =>
    new Promise((resolve) => setTimeout(() => resolve(decideByRules(question)), millis));

describe.each(BOT_LEVELS)('level %i', (level) => {
  test('sits at the three other seats, is asked with its level, and is kept', async () => {
    const { host, asked, kept } = hosted(setupAt(level), decideByRules);
    await vi.advanceTimersByTimeAsync(20_000);
    const { seating } = host.view.value().table;
    expect(botsAt(seating).toSorted()).toEqual(BOTS.toSorted());
    expect(asked.length).toBeGreaterThan(0);
    for (const question of asked) {
      expect(question.level).toBe(level);
      const dealt = question.log.flatMap((event) => (event.type === 'handDealt' ? [event.seat] : []));
      expect(dealt).toEqual([question.seat]);
    }
    const again = savedMatchOf(JSON.stringify(kept()));
    expect(again.ok && again.value.setup.botLevel).toBe(level);
    host.stop();
  });
});

test('a match kept from before there was a choice has bots of level 1', () => {
  const { host, kept } = hosted(setupAt(), decideByRules);
  const again = savedMatchOf(JSON.stringify(kept()));
  expect(again.ok).toBe(true);
  const [bot = 'N'] = BOTS;
  expect(host.view.value().table.seating[bot]).toMatchObject({ level: 1 });
  host.stop();
});

describe('a bot that thinks', () => {
  test('acts in the table’s own time when it thinks no longer than that', async () => {
    const { host } = hosted(setupAt(5), thinking(400));
    const before = host.view.value().table;
    await vi.advanceTimersByTimeAsync(PACE.card - 1);
    expect(host.view.value().table).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(host.view.value().table).not.toBe(before);
    host.stop();
  });

  test('does nothing any more once the match is left', async () => {
    const { host } = hosted(setupAt(5), thinking(400));
    const before = host.view.value().table;
    host.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(host.view.value().table).toBe(before);
  });
});
