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
/** 1440 × 900, enlarged to 200 % by the browser. */
const ZOOMED = [720, 450] as const;
/** Text alone enlarged to 200 %: nothing is cut off; only a phone may then scroll sideways. */
const LARGE_TEXT = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

async function resized(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The reader's own text size, as it is set in the browser: media queries in em follow it, too. */
async function enlarged(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await browser.detach();
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
      await enlarged(page, 16);
      await openScreen(page, screen, NAME);
      for (const size of [...SIZES, ZOOMED]) {
        await resized(page, size);
        take(`${screen.name} ${size.join('×')}`, [...(await misfitsOf(page)), ...(await smallTargetsOf(page))]);
      }
      await enlarged(page, 32);
      for (const size of LARGE_TEXT) {
        await resized(page, size);
        const found = (await misfitsOf(page)).filter((text) => size[0] > 700 || !text.endsWith('too wide'));
        take(`${screen.name} ${size.join('×')}, text 200 %`, found);
      }
    }
    expect(wrong).toEqual([]);
  });
}
