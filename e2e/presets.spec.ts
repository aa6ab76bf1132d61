/** Every rule set plays a deal to its score, whoever gets which hand, at any seat. */
import { SEATS } from '@minibridge/bridge';
import { expect, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { PRESETS, prepare } from './support/device';
import { MOUSE } from './support/hand';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [at, rules] of PRESETS.entries()) {
  test(`${rules} plays a deal to its score`, async ({ page }) => {
    const seat = SEATS[at % SEATS.length] ?? 'S';
    await prepare(page, { choice: { rules, seat, policy: 'best-hand' }, seed: 100 + at, haste: 6 });
    await startMatch(page, MOUSE, await wordsOf('en'));
    await playUntil({ page, pointer: MOUSE }, 'score');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('heading', { name: 'All four hands' })).toBeVisible();
  });
}
