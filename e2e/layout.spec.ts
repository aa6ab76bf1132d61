/** Every screen fits every window, with long words, other letters, a long name and large text. */
import { expect, type Page, test } from '@playwright/test';
import { prepare } from './support/device';
import { misfitsOf, smallTargetsOf } from './support/measure';
import { openScreen, SCREENS } from './support/screens';

const NAME = 'Maximiliana Theodora von Hohenfels-Saale';
const SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
/** Large text on a narrow and a wide window. */
const LARGE = [
  [360, 740],
  [1440, 900],
] as const;

async function resized(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function enlarged(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['de', 'el', 'pl'] as const) {
  test(`every screen fits, ${language}`, async ({ page }) => {
    await prepare(page, { settings: { language, name: NAME } });
    await page.goto('/');
    const wrong: string[] = [];
    const take = (where: string, found: readonly string[]) => wrong.push(...found.map((text) => `${where}: ${text}`));
    for (const screen of SCREENS) {
      await resized(page, [1024, 768]);
      await openScreen(page, screen, NAME);
      for (const size of SIZES) {
        await resized(page, size);
        take(`${screen.name} ${size.join('×')}`, [...(await misfitsOf(page)), ...(await smallTargetsOf(page))]);
      }
      await enlarged(page, 200);
      for (const size of LARGE) {
        await resized(page, size);
        take(`${screen.name} ${size.join('×')}, text 200 %`, await misfitsOf(page));
      }
    }
    expect(wrong).toEqual([]);
  });
}
