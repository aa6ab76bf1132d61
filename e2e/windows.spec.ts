/** One match in two windows: the one in which somebody played last goes on, and the other can take it over. */
import { expect, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { prepare } from './support/device';
import { MOUSE } from './support/hand';
import { cardsPlayed } from './support/log';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no card gets lost between two windows', async ({ page, context }) => {
  const words = await wordsOf('en');
  await prepare(page, { choice: { policy: 'always-declarer' }, seed: 3, haste: 4 });
  await startMatch(page, MOUSE, words);
  const first = { page, pointer: MOUSE };
  await playUntil(first, 'turn');

  const other = await context.newPage();
  await prepare(other, { choice: { policy: 'always-declarer' }, seed: 3, haste: 4 });
  await other.goto(page.url());
  const second = { page: other, pointer: MOUSE };
  await playUntil(second, async () => (await cardsPlayed(other)).length > 8);
  await expect(page.getByRole('heading', { name: words.table['elsewhere.title']() })).toBeVisible();
  await expect(page.locator('button[data-card]')).toHaveCount(0);

  await page.getByRole('button', { name: words.table['elsewhere.here']() }).click();
  const left = await cardsPlayed(other);
  await playUntil(first, async () => (await cardsPlayed(page)).length > 20);
  expect((await cardsPlayed(page)).slice(0, left.length)).toEqual(left);
  await expect(other.getByRole('heading', { name: words.table['elsewhere.title']() })).toBeVisible();
});
