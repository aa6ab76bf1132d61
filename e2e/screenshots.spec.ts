// Pictures to look at, taken only when asked for: `SCREENSHOTS=1 npm run e2e -- screenshots`.
// Every screen at four sizes, in the languages with the longest words and other letters, light and dark, lies in test-results;
// the pictures of the documentation are written into docs/screenshots.

import { parseDeal } from '@minibridge/bridge';
import { FIRST_DEAL } from '@minibridge/learn';
import { type Page, test } from '@playwright/test';
import { prepare } from './support/device';
import { openScreen, SCREENS, type Screen } from './support/screens';

test.skip(process.env.SCREENSHOTS === undefined, 'pictures are taken only when asked for');
test.setTimeout(600_000);

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** The example deal after `cards` of its line. */
function example(name: string, at: number | 'contract' | 'score', go?: Screen['go']): Screen {
  const deal = parseDeal(FIRST_DEAL.deal);
  if (!deal.ok) throw new Error(deal.refusal.reason);
  const match = { role: 'declarer', at, deal: deal.value, line: FIRST_DEAL.line } as const;
  return { name, address: 'table', match, ...(go ? { go } : {}) };
}

const goOn = (page: Page) => page.locator('.at-table .btn.main').click();

const DOCUMENTED = [
  { screen: example('play', 18), size: SIZES[3] },
  { screen: example('contract', 'contract', goOn), size: SIZES[3] },
  { screen: example('score', 'score'), size: SIZES[0] },
  { screen: { name: 'start', address: '' }, size: SIZES[0] },
] as const;

test('pictures of the documentation', async ({ page }) => {
  await prepare(page, { settings: { language: 'en', speed: 'slow' } });
  await page.goto('/');
  for (const { screen, size } of DOCUMENTED) {
    await page.setViewportSize(size);
    await openScreen(page, screen);
    await page.waitForTimeout(600); // Cards have arrived, the last of them moving.
    await page.screenshot({ path: `docs/screenshots/${screen.name}-${size.width}.png` });
  }
});

for (const language of ['de', 'el', 'pl'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen in ${language}, ${theme}`, async ({ page }, info) => {
      await prepare(page, { settings: { language, theme, speed: 'slow' } });
      await page.goto('/');
      for (const screen of SCREENS) {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await openScreen(page, screen);
          await page.waitForTimeout(400);
          await page.screenshot({ path: info.outputPath(`${screen.name}-${size.width}.png`) });
        }
      }
    });
  }
}
