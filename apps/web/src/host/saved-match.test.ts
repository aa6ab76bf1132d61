// What a browser has kept and cannot be read: nothing of it is thrown away, and it is offered until the person lets it go.

import { presetRules, seededChance } from '@minibridge/bridge';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../app/store';
import { newMatch } from './local-host';
import { dropMatchSetAside, keepWaiting, keptMatch, MATCH_KEY, matchSetAside, waitingMatch } from './saved-match';
import type { SavedMatch } from './saved-shapes';
import { decideByRules } from './thinking/by-rules';
import type { Decide } from './thinking/question';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};
const WAITING = 'minibridge.match.waiting';

beforeEach(() => kept.clear());

/** A match with its first deal on the table. */
function begun(): SavedMatch {
  let saved: SavedMatch | undefined;
  const host = newMatch(
    { rules: presetRules('mb.site4'), name: 'Ada', seat: 'S', policy: 'any-seat' },
    {
      chance: seededChance(2),
      bots: createStore<Decide | undefined>(decideByRules),
      pace: () => ({ card: 100_000, trick: 100_000 }),
      keep: (match) => {
        saved = match;
      },
      now: () => 1,
    },
  );
  host.next();
  host.next();
  host.stop();
  if (saved === undefined) throw new Error('Nothing was kept.');
  return saved;
}

describe('set aside', () => {
  test('a text is offered at every visit until it is let go', () => {
    kept.set(MATCH_KEY, 'no match');
    expect(keptMatch(storage)).toEqual({ ok: false, refusal: 'damaged' });
    for (const _visit of [1, 2]) {
      expect(keptMatch(storage)).toEqual({ ok: true, value: undefined });
      expect(matchSetAside(storage)).toEqual({ problem: 'damaged', text: 'no match' });
    }
    dropMatchSetAside(storage);
    expect(matchSetAside(storage)).toBeUndefined();
  });

  test('of two texts neither takes the place of the other', () => {
    kept.set(MATCH_KEY, '{"app":"other","format":1}');
    kept.set(WAITING, '{"app":"minibridge","format":2}');
    keptMatch(storage);
    waitingMatch(storage);
    expect(matchSetAside(storage)).toMatchObject({ problem: 'foreign' });
    dropMatchSetAside(storage);
    expect(matchSetAside(storage)).toMatchObject({ problem: 'newer' });
  });

  test('at most four are kept: a fifth takes the first place', () => {
    for (const n of [1, 2, 3, 4, 5]) {
      kept.set(MATCH_KEY, `text ${n}`);
      keptMatch(storage);
    }
    expect(matchSetAside(storage)?.text).toBe('text 5');
    expect(kept.size).toBe(4);
  });
});

test('a match that waits is kept beside the one in play', () => {
  const match = begun();
  keepWaiting(storage, match);
  expect(waitingMatch(storage)).toMatchObject({ ok: true });
  expect(keptMatch(storage)).toEqual({ ok: true, value: undefined });
});
