// A question answered otherwise and answered back leaves the named rule set as it was.

import { PRESET_IDS, presetRules } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { changedSwitches } from '../../settings/choice';
import { CONTRACT_QUESTIONS } from './contract-questions';
import { COUNTING_QUESTIONS } from './counting-questions';
import { PLAY_QUESTIONS } from './play-questions';

/** Another kind of contract takes other switches with it, so it is not among these. */
const QUESTIONS = [...COUNTING_QUESTIONS, ...CONTRACT_QUESTIONS, ...PLAY_QUESTIONS].filter(
  ({ id }) => id !== 'contract',
);

describe.each(PRESET_IDS)('%s', (id) => {
  const rules = presetRules(id);
  const asked = QUESTIONS.filter((question) => question.asked?.(rules) ?? true);

  test.each(asked.map((question) => [question.id, question] as const))('%s', (_, { answers, read }) => {
    const first = answers.find(({ value }) => value === read(rules));
    expect(first).toBeDefined();
    for (const other of answers.filter((each) => each !== first)) {
      const changed = other.apply(rules);
      expect(changedSwitches(id, changed)).toHaveLength(1);
      expect(read(changed)).toBe(other.value);
      expect(changedSwitches(id, first?.apply(changed) ?? changed)).toEqual([]);
    }
  });
});
