import { type BoardEvent, openBoard, presetRules, type Rules, SeatView } from '@minibridge/bridge';
import { action, deal } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import { decideL1, mayAct } from './level-1';
import { accepted, boardAfter } from './testing';

/** North and south 12 points each, east 11, west 5. */
const EQUAL = 'N:AQ52.K84.Q95.J64 KJ3.A732.32.K732 T84.Q65.AKJ4.Q98 976.JT9.T876.AT5';

function logAfter(rules: Rules, actions: readonly string[], dealer: 'N' | 'E' = 'N'): readonly BoardEvent[] {
  const log = [...openBoard({ rules, number: 1, dealer, deal: deal(EQUAL), coin: 'first' })];
  for (const text of actions) log.push(...accepted(boardAfter(log), action(text)));
  return log;
}

function said(seat: 'N' | 'E' | 'S' | 'W', log: readonly BoardEvent[]): unknown {
  const view = SeatView.of(seat, log);
  const decision = view && decideL1(view);
  if (view && mayAct(view) !== (decision !== undefined)) throw new Error('mayAct disagrees');
  return decision?.reason;
}

describe('points are said as they are, in turn', () => {
  const rules = presetRules('mb.ebu');
  test.each([
    // after                 seat  what it says
    [[], 'N', { name: 'count-points', points: 12 }],
    [[], 'E', undefined],
    [['N announces 12'], 'E', { name: 'count-points', points: 11 }],
    [['N announces 12'], 'N', undefined],
  ] as const)('%o, %s: %o', (actions, seat, reason) => expect(said(seat, logAfter(rules, actions))).toEqual(reason));
});

describe('who declares, where partners choose', () => {
  const equal = { ...presetRules('mb.site4'), declarerTie: 'partners_choose' } as const;
  test.each([
    // after           dealer seat  what it proposes
    [[], 'N', 'N', { name: 'first-from-dealer', declarer: 'N' }],
    [[], 'E', 'N', { name: 'first-from-dealer', declarer: 'S' }],
    [['S proposes S'], 'N', 'N', { name: 'agree-with-partner', declarer: 'S' }],
    [['N proposes N', 'S proposes S'], 'N', 'N', { name: 'agree-with-partner', declarer: 'S' }],
    [['N proposes N'], 'N', 'N', undefined], // it is partner's turn to speak
    [[], 'N', 'E', undefined], // not of this side
  ] as const)('%o, dealer %s, %s: %o', (actions, dealer, seat, reason) =>
    expect(said(seat, logAfter(equal, actions, dealer))).toEqual(reason),
  );
});
