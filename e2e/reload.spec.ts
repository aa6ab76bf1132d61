/** A reload in the middle of a trick changes nothing: the same cards lie, and play goes on. */
import { expect, type Page, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { prepare } from './support/device';
import { MOUSE } from './support/hand';
import { cardsPlayed } from './support/log';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

/** What lies on the table: the trick, the hands that are seen, the stake and the tricks so far, in words and in order. */
async function scene(page: Page): Promise<readonly string[]> {
  const named = '.p-trick [aria-label], .cols [aria-label], .rows [aria-label], .hand [aria-label], .tricks';
  const labels = await page.locator(named).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return [...(await page.locator('.stake, .prompt').allTextContents()), ...labels];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a reload in mid-trick', async ({ page }) => {
  const player = { page, pointer: MOUSE };
  await prepare(page, { choice: { policy: 'always-declarer' }, seed: 3, haste: 4 });
  await startMatch(page, MOUSE, await wordsOf('en'));
  await playUntil(player, async ({ is }) => {
    const played = is === 'card' ? (await cardsPlayed(page)).length : 0;
    return played > 12 && played % 4 > 0;
  });
  // The trick before may still lie over the new one for a moment.
  await expect(page.locator('.p-trick .trick')).toHaveCount(1);
  const before = await scene(page);
  const log = await cardsPlayed(page);
  expect(before.length).toBeGreaterThan(20);

  await page.reload();
  await playUntil(player, 'turn');
  expect(await scene(page)).toEqual(before);
  expect(await cardsPlayed(page)).toEqual(log);

  await playUntil(player, 'score');
  expect(await cardsPlayed(page)).toHaveLength(52);
});
