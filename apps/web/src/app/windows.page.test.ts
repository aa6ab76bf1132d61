import { presetRules, seededChance } from '@minibridge/bridge';
import { beforeEach, expect, test } from 'vitest';
import { keepMatch, MATCH_KEY } from '../host/saved-match';
import type { Decide } from '../host/thinking/question';
import { openMatches } from './matches';
import { forgiving } from './page-storage';
import { createStore } from './store';
import { watchWindows } from './windows';

/** A page with a match in play, and what it hears of storage. */
function opened() {
  const storage = forgiving(() => localStorage);
  const matches = openMatches(storage, {
    chance: seededChance(1),
    bots: createStore<Decide | undefined>(undefined),
    pace: () => ({ card: 100_000, trick: 100_000 }),
    keep: (match) => keepMatch(storage, match),
    now: () => 1,
  });
  matches.play({ rules: presetRules('mb.site4'), name: 'Ada', seat: 'S', policy: 'any-seat' });
  matches.match.value()?.next();
  const { elsewhere } = watchWindows(matches, storage);
  const hear = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  return { elsewhere, hear };
}

beforeEach(() => localStorage.clear());

test('what another window has written is played on there', () => {
  const { elsewhere, hear } = opened();
  localStorage.setItem(MATCH_KEY, 'of another window');
  hear('minibridge.settings');
  expect(elsewhere.value()).toBe(false);
  hear(MATCH_KEY);
  expect(elsewhere.value()).toBe(true);
});

test('everything is cleared by another window', () => {
  const { elsewhere, hear } = opened();
  localStorage.clear();
  hear(null);
  expect(elsewhere.value()).toBe(true);
});

test('word of what this page has written itself, before a reload, comes late and is no news', () => {
  const { elsewhere, hear } = opened();
  hear(MATCH_KEY);
  expect(elsewhere.value()).toBe(false);
});
