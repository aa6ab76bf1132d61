/** Every rule set is played from the deal to the first card, at any seat, and through the last tricks to its score. */
import { PRESET_IDS, pointsOf, SEATS } from '@minibridge/bridge';
import { expect, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { prepare } from './support/device';
import { MOUSE } from './support/hand';
import { handsDealt } from './support/log';
import { openScreen } from './support/screens';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

const words = await wordsOf('en');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [at, rules] of PRESET_IDS.entries()) {
  test(`${rules} is played to the first card, and to its score`, async ({ page }) => {
    const player = { page, pointer: MOUSE };
    const seat = SEATS[at % SEATS.length] ?? 'S';
    await prepare(page, { choice: { rules, seat, policy: 'best-hand' }, seed: 100 + at, haste: 12 });
    await startMatch(page, MOUSE, words);
    // Dummy comes to the score without a card.
    await playUntil(player, async ({ is }) => is === 'card' || is === 'score');

    // The tricks between are the same in all of them.
    await openScreen(page, { name: 'last tricks', address: 'table', match: { rules, at: 42 } });
    await playUntil(player, 'score');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('heading', { name: words.score['deal.title']() })).toBeVisible();
  });
}

test('always declarer: south declares, and plays dummy too', async ({ page }) => {
  await prepare(page, { choice: { policy: 'always-declarer' }, seed: 30, haste: 12 });
  await startMatch(page, MOUSE, words);
  const now = await playUntil({ page, pointer: MOUSE }, 'contract');
  expect(now.is).toBe('contract');
  await playUntil({ page, pointer: MOUSE }, 'turn');
  await expect(page.locator('.stake')).toContainText('by South');
});

test('best hand: nobody has more points', async ({ page }) => {
  await prepare(page, { choice: { policy: 'best-hand' }, seed: 31, haste: 12 });
  await startMatch(page, MOUSE, words);
  await playUntil({ page, pointer: MOUSE }, 'count');
  const points = (await handsDealt(page)).map(({ seat, hand }) => ({ seat, points: pointsOf(hand) }));
  const own = points.find(({ seat }) => seat === 'S')?.points ?? 0;
  expect(Math.max(...points.map((each) => each.points))).toBe(own);
});
