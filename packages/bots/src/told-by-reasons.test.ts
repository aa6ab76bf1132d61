// Bots may say why without showing their cards to the other side.

import { describe, expect, test } from 'vitest';
import { tellsNothingHidden } from './told-by-reasons';

describe('what a reason gives away', () => {
  test.each([
    ['second-hand-low', true],
    ['ruff', true],
    ['lead-up-to-weakness', true],
    ['singleton', false],
    ['ace-from-ace-king', false],
    ['only-card', false],
    ['draw-trumps', false],
    ['finesse-counted', false],
    ['works-most-often', false],
  ] as const)('%s may be said to opponents: %s', (name, may) => expect(tellsNothingHidden(name)).toBe(may));
});
