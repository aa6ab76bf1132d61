// Level 2 over random deals, and where its choice of contract differs from what beginners are taught.

import { cardsOf, contractText, presetRules, rankOf, SEATS, SeatView, suitOf } from '@minibridge/bridge';
import { rules } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import { positionOf } from './knowledge';
import { decideL2 } from './level-2';
import { choosingLog, type Hands, openings, playedOut } from './testing';

function chosen(hands: Hands, points: number, by = presetRules('mb.site4')): string {
  const log = choosingLog(hands, points, by);
  for (const seat of SEATS) {
    const view = SeatView.of(seat, log);
    const action = view && decideL2(view)?.action;
    if (action?.type === 'choose') return contractText(action.contract);
  }
  throw new Error('nobody chooses');
}

const MAJOR = { N: 'KJ3.K84.Q952.J64', S: 'AQT82.A3.K3.A732' };
const MINOR = { N: 'KJ3.K84.Q952.J64', S: 'A82.A32.AKJ3.K73' };

describe('the contract: with eight cards of a major game from 23 points, else from 25', () => {
  test.each([
    // rules                         hands   points  contract
    [presetRules('mb.site4'), MAJOR, 23, 'game S'],
    [presetRules('mb.site4'), MAJOR, 22, 'part S'],
    [presetRules('mb.site4'), MINOR, 24, 'part D'],
    [presetRules('mb.site4'), MINOR, 25, 'game NT'],
    [presetRules('mb.nbb'), MAJOR, 24, 'part S'], // the rules demand 25
    [presetRules('mb.levels'), MAJOR, 23, 'level 4 S'],
    [presetRules('mb.slams'), MAJOR, 33, 'small-slam S'],
    [presetRules('mb.targets'), MAJOR, 23, 'target 8 S'],
    [presetRules('mb.count'), MINOR, 25, 'tricks D'],
    [rules('mb.site4', { dummyDown: 'after_lead' }), { S: 'AQT832.A3.K3.A73' }, 24, 'part S'],
  ])('%o %o with %i points: %s', (by, hands, points, contract) => expect(chosen(hands, points, by)).toBe(contract));
});

test('no opening lead from under an ace against a suit, while another suit may be led', () => {
  let leads = 0;
  for (const opening of openings(60, 23)) {
    playedOut(opening, (view) => {
      const action = decideL2(view)?.action;
      const { board, seat } = view;
      if (action?.type !== 'play' || board.phase !== 'play' || board.tricks.length + board.trick.cards.length > 0)
        return action;
      const { hand, trump } = positionOf(board, seat);
      const [top] = cardsOf(hand, suitOf(action.card));
      const isUnder = top !== undefined && rankOf(top) === 'A' && action.card !== top;
      leads += 1;
      expect(trump !== undefined && suitOf(action.card) !== trump && isUnder).toBe(false);
      return action;
    });
  }
  expect(leads).toBeGreaterThan(40);
});
