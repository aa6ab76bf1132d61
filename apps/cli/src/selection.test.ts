import { presetRules } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { select } from './selection';

describe('a coin decides between equal partners', () => {
  const rules = { ...presetRules('mb.site4'), declarerTie: 'coin' } as const;

  test('both are candidates, the first from the dealer first', () =>
    expect(select(rules, { N: 12, E: 9, S: 12, W: 7 }, 'E')).toEqual({
      outcome: 'coin',
      side: 'NS',
      candidates: ['S', 'N'],
      sidePoints: 24,
    }));

  test('no coin where partners differ', () =>
    expect(select(rules, { N: 13, E: 9, S: 11, W: 7 }, 'E')).toMatchObject({ outcome: 'declarer', declarer: 'N' }));
});
