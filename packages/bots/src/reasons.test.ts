import { dealerOfBoard, PRESET_IDS, presetRules, type Rules, randomDeal, seededChance } from '@minibridge/bridge';
import { rules } from '@minibridge/bridge/testing';
import { expect, test } from 'vitest';
import { decideL1 } from './level-1';
import { REASONS } from './reasons';
import { playedOut } from './testing';

const RULE_SETS: readonly Rules[] = [
  ...PRESET_IDS.map(presetRules),
  rules('mb.site4', { dummyDown: 'after_lead', declarer: 'partners_choose' }),
  rules('mb.site4', { denominations: ['C'], declarerTie: 'partners_choose' }),
];

test('every reason is given by somebody, and none is listed twice', () => {
  const given = new Set<string>();
  const chance = seededChance(1);
  for (let number = 1; number <= 600 && given.size < REASONS.length; number += 1) {
    const by = RULE_SETS[number % RULE_SETS.length] ?? presetRules('mb.site4');
    playedOut({ rules: by, number, dealer: dealerOfBoard(number), deal: randomDeal(chance), coin: 'first' }, (view) => {
      const decision = decideL1(view);
      if (decision) given.add(decision.reason.name);
      return decision?.action;
    });
  }
  expect(REASONS.filter((name) => !given.has(name))).toEqual([]);
  expect(new Set(REASONS).size).toBe(REASONS.length);
});
