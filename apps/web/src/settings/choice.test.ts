import { PRESET_IDS, presetRules } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { keptChoice, withRulesOf } from './choice';

const choice = keptChoice({ getItem: () => null });

test('what was kept before bots had levels has the first answer', () => {
  const { botLevel: _none, ...older } = choice;
  const kept = (what: object) => keptChoice({ getItem: () => JSON.stringify(what) });
  expect(kept(older)).toEqual(choice);
  expect(kept({ ...choice, botLevel: 5 }).botLevel).toBe(5);
  expect(kept({ ...choice, botLevel: 6, seat: 'W' })).toEqual(choice);
});

describe('the choice that stands for rules', () => {
  test.each(PRESET_IDS)('%s is found by its switches', (id) => {
    expect(withRulesOf(choice, { ...presetRules(id), id: 'own' })).toEqual({
      ...choice,
      base: id,
      rules: presetRules(id),
    });
  });
  test('own rules are changes to the nearest', () => {
    const own = { ...presetRules('mb.ebu'), dummyMayHelp: !presetRules('mb.ebu').dummyMayHelp, id: 'own' } as const;
    expect(withRulesOf(choice, own)).toEqual({ ...choice, base: 'mb.ebu', rules: own });
  });
});
