// Rules, agreement, settings, and one match after the other.

import { presetRules } from '@minibridge/bridge';
import { SETTINGS } from '@minibridge/protocol/testing';
import { describe, expect, test } from 'vitest';
import {
  asked,
  EXAMPLE_DEALS,
  newId,
  ONE_DEAL,
  opened,
  outcome,
  STANDING_STILL,
  serverForTests,
  tableOfTwo,
} from '../live/testing.ts';
import { guest, heardAll, of, type Peer } from '../wire/testing.ts';

const OTHER = { ...presetRules('mb.nt-first'), match: { deals: 2, firstDealer: 'north' as const } };

async function ready(rules = ONE_DEAL) {
  const { address } = await serverForTests(STANDING_STILL);
  return { address, ...(await tableOfTwo(address, { rules })) };
}

/** The rules of the newest `table` or `match` event. */
function rulesOfMatch({ texts }: Peer): string | undefined {
  return texts.findLast((text) => /^\["[A-Z]{6}",\d+,"(table|match)"/.test(text));
}

describe('the rule card', () => {
  test('whoever opens the table has agreed; whoever sits agrees before the first deal', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const [host, other] = [await guest(address), await guest(address)];
    const code = await opened(host, 'N', { rules: ONE_DEAL });
    expect(await host.until(of('ruleCard'))).toMatchObject({ card: 1, agreed: [1] });
    other.send({ type: 'watch', table: code, seen: 0 });
    await other.until(of('watching'));
    expect(await outcome(other, code, { type: 'sit', seat: 'E', name: 'Ola' })).toBe('accepted');
    expect(await asked(host, code, { type: 'next' })).toMatchObject({ refusal: { reason: 'not-agreed', who: [2] } });
    expect(await asked(other, code, { type: 'agree', card: 2 })).toMatchObject({
      refusal: { reason: 'other-card', card: 1 },
    });
    expect(await outcome(other, code, { type: 'agree', card: 1 })).toBe('accepted');
    expect(await outcome(other, code, { type: 'agree', card: 1 })).toBe('accepted');
    expect(await outcome(host, code, { type: 'next' })).toBe('accepted');
  });

  test('a new card before the first deal opens the match anew', async () => {
    const { code, one, other } = await ready();
    expect(await outcome(one, code, { type: 'changeRules', rules: OTHER })).toBe('accepted');
    await heardAll(other);
    expect(await asked(other, code, { type: 'next' })).toMatchObject({ refusal: { reason: 'not-agreed', who: [2] } });
    expect(await outcome(other, code, { type: 'agree', card: 2 })).toBe('accepted');
    expect(await outcome(other, code, { type: 'next' })).toBe('accepted');
    expect(rulesOfMatch(other)).toContain('"match"');
  });

  test('a new card during a match holds from the next one on', async () => {
    const { code, one } = await ready();
    expect(await outcome(one, code, { type: 'next' })).toBe('accepted');
    expect(await outcome(one, code, { type: 'changeRules', rules: OTHER })).toBe('accepted');
    expect(rulesOfMatch(one)).toContain('"table"');
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await outcome(one, code, { type: 'close' })).toBe('accepted');
    expect(await asked(one, code, { type: 'next' })).toMatchObject({ refusal: { reason: 'board-in-play' } });
  });
});

describe('rules that contradict themselves', () => {
  const NONE = { ...ONE_DEAL, denominations: [] };
  const problems = [{ switch: 'denominations', reason: 'no-denomination' }];

  test('are refused as a new card', async () => {
    const { code, one } = await ready();
    const answer = await asked(one, code, { type: 'changeRules', rules: NONE });
    expect(answer).toMatchObject({ type: 'refused', refusal: { reason: 'rules-contradict', problems } });
    await heardAll(one);
    expect(one.heard.findLast(of('ruleCard'))).toMatchObject({ card: 1 });
  });

  test('open no table', async () => {
    const { address } = await serverForTests();
    const host = await guest(address);
    const id = newId();
    host.send({ type: 'openTable', id, rules: NONE, settings: SETTINGS, seat: 'N', name: 'Ola' });
    expect(await host.until(of('refused'))).toMatchObject({ id, refusal: { reason: 'rules-contradict' } });
  });
});

describe('who sits down in mid-match after a new card', () => {
  test('is told apart from those who agreed to the card of the match in play', async () => {
    const { address, code, one } = await ready();
    expect(await outcome(one, code, { type: 'next' })).toBe('accepted');
    expect(await outcome(one, code, { type: 'changeRules', rules: OTHER })).toBe('accepted');
    const third = await guest(address);
    third.send({ type: 'watch', table: code, seen: 0 });
    await third.until(of('watching'));
    expect(await outcome(third, code, { type: 'sit', seat: 'E', name: 'Tom' })).toBe('accepted');
    const unread = async () => {
      await heardAll(one);
      return one.heard.findLast(of('people'))?.people.flatMap(({ who, unread: is }) => (is ? [who] : []));
    };
    expect(await unread()).toEqual([3]);
    expect(await outcome(third, code, { type: 'agree', card: 2 })).toBe('accepted');
    expect(await unread()).toEqual([]);
  });
});

describe('settings', () => {
  test('change what may be taken back and who may pause, at once', async () => {
    const { code, one, other } = await ready();
    await outcome(one, code, { type: 'next' });
    expect(await outcome(other, code, { type: 'changeSettings', settings: SETTINGS })).toBe('host-only');
    const settings = { ...SETTINGS, undo: 'never', pause: 'nobody' } as const;
    expect(await outcome(one, code, { type: 'changeSettings', settings })).toBe('accepted');
    expect(await outcome(other, code, { type: 'pause', by: 'S' })).toBe('no-pausing');
    expect(await outcome(other, code, { type: 'askUndo', by: 'S' })).toBe('undo-not-allowed');
    expect(other.heard.findLast(of('settings'))?.settings).toEqual(settings);
  });
});

describe('a deal in play', () => {
  test('is paused and resumed by who sits', async () => {
    const { code, one, other } = await ready();
    await outcome(one, code, { type: 'next' });
    expect(await outcome(other, code, { type: 'pause', by: 'S' })).toBe('accepted');
    expect(await asked(one, code, { type: 'redeal' })).toMatchObject({ refusal: { reason: 'paused', by: 'S' } });
    expect(await outcome(one, code, { type: 'resume', by: 'N' })).toBe('accepted');
  });

  test('is thrown away by the host: proved, and another one dealt', async () => {
    const { code, one, other } = await ready();
    expect(await outcome(one, code, { type: 'redeal' })).toBe('no-board');
    await outcome(one, code, { type: 'next' });
    expect(await outcome(other, code, { type: 'redeal' })).toBe('host-only');
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    await heardAll(other);
    const words = other.texts.flatMap((text) => /^\["[A-Z]{6}",\d+,"(\w+)"/.exec(text)?.[1] ?? []);
    expect(words.slice(words.indexOf('thrown'), words.indexOf('thrown') + 4)).toEqual([
      'thrown',
      'proof',
      'promise',
      'board',
    ]);
  });
});

test('after the match another one begins by the newest card', async () => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const one = await guest(address);
  const settings = { undo: 'free' } as const;
  const code = await opened(one, 'W', { rules: { ...ONE_DEAL, match: { firstDealer: 'north' } }, settings });
  expect(await outcome(one, code, { type: 'next' })).toBe('accepted');
  expect(await outcome(one, code, { type: 'close' })).toBe('accepted');
  expect(await outcome(one, code, { type: 'changeRules', rules: OTHER })).toBe('accepted');
  expect(await outcome(one, code, { type: 'redeal' })).toBe('match-over');
});
