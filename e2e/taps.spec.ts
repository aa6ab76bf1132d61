/** Hasty, late and repeated presses never play a second card: the log has one card of the person's for each burst. */
import type { Seat } from '@minibridge/bridge';
import { expect, type Page, test } from '@playwright/test';
import { type Burst, clicks, enterHeld, enters, taps } from './support/burst';
import { playUntil } from './support/deal';
import { type Device, prepare } from './support/device';
import { due, dueNow } from './support/due';
import { cardButton, FINGER, MOUSE, type Pointer, playCard } from './support/hand';
import { cardsPlayed } from './support/log';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

/** Longer than the silence that follows a card: what is pressed after it is meant. */
const MEANT_MS = 450;

/** Seeds with which south is what the tests need. */
const DECLARER = { choice: { policy: 'always-declarer' }, seed: 21 } as const;
const DEFENDER = { choice: { policy: 'any-seat' }, seed: 5 } as const;

async function toTurn(page: Page, pointer: Pointer, device: Device): Promise<void> {
  await prepare(page, { ...device, settings: { taps: pointer.taps, ...device.settings } });
  await startMatch(page, pointer, await wordsOf('en'));
  await playUntil({ page, pointer }, 'turn');
}

/** Cards played from the hands of the person. */
async function played(page: Page, hands: readonly Seat[]): Promise<number> {
  return (await cardsPlayed(page)).filter(({ seat }) => hands.includes(seat)).length;
}

/** One burst on a card that stands ready: that card is played and no other. */
async function burstPlaysOne(page: Page, burst: Burst, hands: readonly Seat[]): Promise<void> {
  const now = await due(page);
  if (now.is !== 'card' || now.cards[0] === undefined) throw new Error('It is not the turn of the person.');
  const button = cardButton(page, now.cards[0]);
  const before = await played(page, hands);
  await page.waitForTimeout(MEANT_MS);
  await burst(page, button);
  await page.waitForTimeout(MEANT_MS);
  if ((await button.count()) > 0) {
    // On a phone the first burst has opened a crowded column of dummy's and done nothing else.
    await expect(page.locator('.cols [data-open]')).toHaveCount(1);
    expect(await played(page, hands)).toBe(before);
    await burst(page, button);
  }
  await expect(button).toHaveCount(0);
  await page.waitForTimeout(MEANT_MS);
  expect(await played(page, hands)).toBe(before + 1);
}

test('clicks and keys of a declarer', async ({ page }) => {
  await toTurn(page, MOUSE, DECLARER);
  for (const burst of [clicks(2), enters(2), clicks(3), enterHeld(8), clicks(7), enters(5)]) {
    await burstPlaysOne(page, burst, ['S', 'N']);
  }
});

test('clicks and keys of a defender', async ({ page }) => {
  await toTurn(page, MOUSE, DEFENDER);
  for (const burst of [clicks(2), enterHeld(8), clicks(5), enters(3)]) await burstPlaysOne(page, burst, ['S']);
});

test.describe('on a phone, two taps', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('bursts of taps', async ({ page }) => {
    await toTurn(page, FINGER, DECLARER);
    for (const burst of [taps(2), taps(3), taps(4), taps(7)]) {
      await burstPlaysOne(page, burst, ['S', 'N']);
    }
  });
});

test('what is pressed while bots play plays nothing', async ({ page }) => {
  await toTurn(page, MOUSE, { ...DEFENDER, settings: { speed: 'normal' } });
  const now = await due(page);
  if (now.is !== 'card' || now.cards[0] === undefined) throw new Error('It is not the turn of the person.');
  await playCard(page, MOUSE, now.cards[0]);
  const before = await played(page, ['S']);

  const own = page.locator('.hand button[data-card]').first();
  const box = await own.boundingBox();
  if (box === null) throw new Error('The hand is empty.');
  expect(await dueNow(page)).toBeUndefined();
  await clicks(4)(page, own);
  await page.mouse.move(box.x + 11, box.y + 12);
  await page.mouse.down();
  expect(await dueNow(page)).toBeUndefined();
  await due(page);
  await page.mouse.up();
  await page.waitForTimeout(MEANT_MS);
  expect(await played(page, ['S'])).toBe(before);
});
