import { presetRules, randomDeal, seededChance } from '@minibridge/bridge';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Surroundings } from '../host/local-host';
import { keepMatch, keptMatch, matchSetAside } from '../host/saved-match';
import type { MatchSetup } from '../host/setup';
import { decideByRules } from '../host/thinking/by-rules';
import type { Decide } from '../host/thinking/question';
import { firstSigns } from '../pieces/signs';
import { LONGEST_NAME } from '../settings/settings';
import { openMatches } from './matches';
import { createStore } from './store';

const setup: MatchSetup = { rules: presetRules('mb.site4'), name: 'Ada', seat: 'S', policy: 'any-seat' };
const given = { deal: randomDeal(seededChance(1)), dealer: 'N', coin: 'first' } as const;
const practice: MatchSetup = { ...setup, given };
const key = 'minibridge.match.waiting';

let clock = 0;
const around = (): Surroundings => ({
  chance: seededChance(2),
  bots: createStore<Decide | undefined>(decideByRules),
  pace: () => ({ card: 100_000, trick: 100_000 }),
  keep: (match) => keepMatch(localStorage, match),
  now: () => {
    clock += 1;
    return clock;
  },
});
const open = () => ({ matches: openMatches(localStorage, around()) });

/** A match with its first deal on the table, kept by the browser. */
function begun() {
  const { matches } = open();
  const host = matches.play(setup);
  host.next();
  host.next();
  return { matches, table: host.view.value().table };
}

beforeEach(() => localStorage.clear());

describe('a match waits while one of its deals is played again', () => {
  test('and comes back as it was', () => {
    const { matches, table } = begun();
    matches.practise(practice).next();
    expect(matches.waiting.value()?.setup).toEqual(setup);
    matches.practise(practice).next();
    matches.backToMatch();
    expect(matches.waiting.value()).toBeUndefined();
    expect(matches.match.value()?.view.value().table).toEqual(table);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('also across a reload', () => {
    const { matches, table } = begun();
    matches.practise(practice).next();
    const { matches: later } = open();
    expect(later.match.value()?.view.value().setup.given).toEqual(given);
    later.backToMatch();
    expect(later.match.value()?.view.value().table).toEqual(table);
    expect(open().matches.match.value()?.view.value().table).toEqual(table);
  });

  test('leaving practice is going back to the match', () => {
    const { matches, table } = begun();
    matches.practise(practice).next();
    matches.leave();
    expect(matches.match.value()?.view.value().table).toEqual(table);
    matches.leave();
    expect(matches.match.value()).toBeUndefined();
    expect(open().matches.match.value()).toBeUndefined();
  });

  test('a new match forgets the one that waits', () => {
    const { matches } = begun();
    matches.practise(practice).next();
    matches.play(setup).next();
    expect(matches.waiting.value()).toBeUndefined();
    expect(open().matches.waiting.value()).toBeUndefined();
  });

  test('what was left before the first card of practice is the match itself', () => {
    const { matches, table } = begun();
    matches.practise(practice);
    const { matches: later } = open();
    expect(later.waiting.value()).toBeUndefined();
    expect(later.match.value()?.view.value().table).toEqual(table);
  });

  test('a damaged match that waits is set aside and told about', () => {
    begun();
    localStorage.setItem(key, '{"app":"minibridge","format":1}');
    const { matches } = open();
    expect(matchSetAside(localStorage)?.problem).toBe('damaged');
    expect(matches.match.value()).toBeDefined();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('a match that waits takes the place of one that is gone', () => {
    const { matches, table } = begun();
    matches.practise(practice).next();
    localStorage.removeItem('minibridge.match');
    expect(open().matches.match.value()?.view.value().table).toEqual(table);
  });
});

test('a match is kept whatever the name, as long as its field lets it be', () => {
  const name = firstSigns('👨🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(50), LONGEST_NAME);
  open()
    .matches.play({ ...setup, name })
    .next();
  const kept = keptMatch(localStorage);
  expect(kept.ok && kept.value?.setup.name).toBe(name);
});
