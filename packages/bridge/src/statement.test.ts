// Our statement of the rules (docs/rules/minibridge.md) and the code name the same rules, switches and presets.

import { describe, expect, test } from 'vitest';
import statement from '../../../docs/rules/minibridge.md?raw';
import { RULE } from './board/refusal';
import { PRESET_IDS } from './minibridge/preset-ids';
import { PRESETS } from './minibridge/presets';
import { SWITCH_NAMES } from './minibridge/rules';

const numbered = [...statement.matchAll(/^\*\*(MB \d+) /gm)].map(([, number]) => number);

test('the rules are numbered from MB 1 without a gap', () => {
  expect(numbered).toEqual(numbered.map((_, place) => `MB ${place + 1}`));
  expect(numbered).toHaveLength(19);
});

test.each(Object.entries(RULE))('the refusal %s rests on a rule that is there: %s', (_reason, number) => {
  expect(numbered).toContain(number);
});

describe('the tables', () => {
  test.each(SWITCH_NAMES)('have a row for the switch %s', (name) => {
    expect(statement).toContain(`\n| \`${name}\` | `);
  });

  test.each(PRESET_IDS)('have a row for the preset %s with its base', (id) => {
    const { base } = PRESETS[id];
    const row = statement.split('\n').find((line) => line.startsWith(`| \`${id}\``)) ?? '';
    expect(row.split(' | ')[1]).toBe(base === undefined ? '–' : `\`${base}\``);
  });
});
