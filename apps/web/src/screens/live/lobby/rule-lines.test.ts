import { PRESET_IDS, presetRules } from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import { expect, test } from 'vitest';
import { ruleLines } from './rule-lines';

test.each(PRESET_IDS)('%s has six lines, all different', async (id) => {
  const lines = ruleLines(await loadMessages('en', 'rules'), presetRules(id));
  expect(new Set(lines).size).toBe(6);
});

test('rule sets differ in their lines', async () => {
  const words = await loadMessages('de', 'rules');
  const cards = PRESET_IDS.map((id) => ruleLines(words, presetRules(id)).join(' '));
  expect(new Set(cards).size).toBeGreaterThan(PRESET_IDS.length / 2);
});
