/** A press on a card plays, lifts, or is answered. */
import type { Card, Seat } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { cardState } from './card-state';
import { answerTo } from './press-answer';
import { playAfter } from './testing';

/** In short: "play", "lift", or why not. */
function answered(seat: Seat, cards: string, card: Card, how: { taps: 1 | 2; lifted?: Card } = { taps: 1 }): string {
  const { play, view } = playAfter({ seat, cards });
  const answer = answerTo(play, view.table, { card, taps: how.taps, lifted: how.lifted });
  return answer.is === 'explain' ? answer.refusal.reason : answer.is;
}

describe('one tap', () => {
  test.each([
    ['W', '', 'C5', 'play'],
    ['S', 'HQ', 'HK', 'play'], // from dummy
    ['S', 'HQ', 'S2', 'must-follow-suit'],
    ['S', 'HQ', 'HA', 'card-not-held'], // declarer's own, while dummy is in turn
    ['E', 'HQ', 'H2', 'not-your-turn'],
    ['N', 'HQ', 'HK', 'dummy-decides-nothing'],
  ] as const)('%s after %o presses %s: %s', (seat, cards, card, answer) =>
    expect(answered(seat, cards, card)).toBe(answer),
  );
});

describe('two taps', () => {
  test('the first lifts', () => expect(answered('W', '', 'C5', { taps: 2 })).toBe('lift'));
  test('the second plays', () => expect(answered('W', '', 'C5', { taps: 2, lifted: 'C5' })).toBe('play'));
  test('another card is lifted instead', () => expect(answered('W', '', 'C8', { taps: 2, lifted: 'C5' })).toBe('lift'));
  test('a card in the shade is answered', () =>
    expect(answered('S', 'HQ', 'S2', { taps: 2 })).toBe('must-follow-suit'));
});

test('a pause comes before everything', () => {
  const { play, view } = playAfter({ seat: 'W', cards: '' });
  const answer = answerTo(play, { ...view.table, pausedBy: 'W' }, { card: 'C5', taps: 1, lifted: undefined });
  expect(answer).toEqual({ is: 'explain', refusal: { reason: 'paused', by: 'W' } });
});

describe('no restriction, no signal', () => {
  test.each([
    // viewer, cards, whose card, card, light
    ['W', '', 'W', 'C5', 'ready'], // all may be played
    ['E', 'HQ', 'E', 'H2', 'ready'], // none may be played
    ['E', 'HQ HK', 'E', 'H2', 'lifted'],
    ['E', 'HQ HK', 'E', 'S3', 'dim'],
    ['E', 'HQ HK', 'N', 'SA', 'ready'], // a defender only looks at dummy
    ['S', 'HQ', 'N', 'HK', 'ready'],
    ['S', 'HQ', 'N', 'SA', 'dim'],
    ['S', 'HQ', 'S', 'HA', 'dim'], // dummy is in turn
  ] as const)('%s after %o: %s’s %s is %s', (viewer, cards, seat, card, light) =>
    expect(cardState(playAfter({ seat: viewer, cards }).play, seat, card)).toBe(light),
  );
});
