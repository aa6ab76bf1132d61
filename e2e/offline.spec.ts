/** After one visit the page is there without a network, and a deal can be played. */
import { expect, type Page, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { prepare } from './support/device';
import { MOUSE } from './support/hand';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test('a deal without a network, in Greek', async ({ page, context }) => {
  const words = await wordsOf('el');
  await prepare(page, { settings: { language: 'el' }, haste: 6 });
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await serverAnswers(page)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await serverAnswers(page)).toBe(false);
  await startMatch(page, MOUSE, words);
  await playUntil({ page, pointer: MOUSE }, 'score');
  await expect(page.getByRole('heading', { name: words.score['deal.title']() })).toBeVisible();
  await expect(page.locator('.possible table')).toBeVisible();
  await page.goto('/#/rules/mb.ebu');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Asked for what no cache keeps: `navigator.onLine` tells what the browser believes, and after a reload not always that. */
function serverAnswers(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    fetch('/kept-by-no-cache.txt').then(
      () => true,
      () => false,
    ),
  );
}
