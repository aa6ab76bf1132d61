import {
  dealerOfBoard,
  PRESET_IDS,
  presetRules,
  type Rules,
  randomDeal,
  type SeatView,
  seededChance,
} from '@minibridge/bridge';
import { rules } from '@minibridge/bridge/testing';
import { expect, test } from 'vitest';
import { preferred } from './agreements/preferred';
import { positionOf } from './knowledge';
import { decideL1, mayAct } from './level-1';
import { decideL2 } from './level-2';
import { REASONS, type Reason, type ReasonName } from './reasons';
import { playedOut } from './testing';

const RULE_SETS: readonly Rules[] = [
  ...PRESET_IDS.map(presetRules),
  rules('mb.site4', { dummyDown: 'after_lead', declarer: 'partners_choose' }),
  rules('mb.site4', { denominations: ['C'], declarerTie: 'partners_choose' }),
];

/** Given by a search, or too seldom to wait for: other tests see to them. */
const SEEN_ELSEWHERE: readonly ReasonName[] = ['works-most-often', 'most-tricks', 'best-on-average', 'unblock'];

/** What rules say in this place: level 1, level 2, and the agreements if all cards were as good. */
function reasonsAt(view: SeatView): readonly Reason[] {
  const { board, seat } = view;
  const position = board.phase === 'play' && mayAct(view) ? positionOf(board, seat) : undefined;
  const agreed = position && preferred(position, position.legal);
  return [decideL1(view)?.reason ?? [], decideL2(view)?.reason ?? [], agreed?.reason ?? []].flat();
}

test('every reason is given by somebody, and none is listed twice', () => {
  const given = new Set<string>(SEEN_ELSEWHERE);
  const chance = seededChance(1);
  for (let number = 1; number <= 600 && given.size < REASONS.length; number += 1) {
    const by = RULE_SETS[number % RULE_SETS.length] ?? presetRules('mb.site4');
    playedOut({ rules: by, number, dealer: dealerOfBoard(number), deal: randomDeal(chance), coin: 'first' }, (view) => {
      for (const { name } of reasonsAt(view)) given.add(name);
      return decideL1(view)?.action;
    });
  }
  expect(REASONS.filter((name) => !given.has(name))).toEqual([]);
  expect(new Set(REASONS).size).toBe(REASONS.length);
});
