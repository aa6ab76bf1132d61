/** What bots said about the cards on the table, and nothing older. */
import type { Card, Seat } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import type { Said } from '../../../host/said';
import { lastSpoken, spokenAbout } from './spoken';
import { playAfter } from './testing';

const said = (seat: Seat, card: Card): Said => ({
  seat,
  reason: { name: 'only-card' },
  action: { type: 'play', by: seat, card },
});
const chose: Said = {
  seat: 'S',
  reason: { name: 'no-fit', goal: 'game', points: 25 },
  action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } },
};
const SAID = [chose, said('W', 'HQ'), said('E', 'H2'), said('E', 'S3'), said('W', 'S6')];
const TWO_TRICKS = 'HQ HK H2 H6 S2 S3 SK S6';

test.each([
  // cards, what is kept, what the bubble says
  ['', 'choose', 'choose'],
  ['HQ', 'HQ', 'HQ'],
  ['HQ HK H2 H6', 'HQ H2', 'H2'],
  ['HQ HK H2 H6 S2', 'HQ H2', undefined],
  [TWO_TRICKS, 'S3 S6', 'S6'],
] as const)('after %o: %s, and %s last', (cards, kept, last) => {
  const { board } = playAfter({ seat: 'S', cards });
  const played = SAID.filter(({ action }) => action.type !== 'play' || cards.includes(action.card));
  const spoken = spokenAbout(board, played);
  expect(spoken.map(({ key }) => key).join(' ')).toBe(kept);
  expect(lastSpoken(board, spoken)?.key).toBe(last);
});

test('the hand that a card comes from, which for declarer may be dummy’s', () => {
  const { board } = playAfter({ seat: 'N', cards: 'HQ HK H2 H6' });
  const played = [said('W', 'HQ'), said('S', 'HK'), said('S', 'H6')];
  expect(spokenAbout(board, played).map(({ hand }) => hand)).toEqual(['defender', 'dummy', 'declarer']);
});
