/** axe finds nothing on any screen, in five languages, light and dark. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGES } from '@minibridge/messages';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { prepare } from './support/device';
import { openScreen, SCREENS } from './support/screens';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What is asked of each light: in the dark the same page has other colours and nothing else. */
const ASKED = {
  light: { type: 'tag', values: TAGS },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
type Light = keyof typeof ASKED;

/** What is wrong, a line for each element. */
async function violations(page: Page, light: Light): Promise<readonly string[]> {
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const results = await axe.run({ runOnly, resultTypes: ['violations'] });
    return results.violations;
  }, ASKED[light]);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message ?? ''}`));
}

// axe is put into the page from outside, which the page's own policy rightly forbids.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { code } of LANGUAGES) {
  test(`every screen, ${code}`, async ({ page }) => {
    await prepare(page, { settings: { language: code } });
    await page.goto('/');
    const wrong: string[] = [];
    for (const screen of SCREENS) {
      await openScreen(page, screen);
      await page.evaluate(AXE);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        wrong.push(...(await violations(page, colorScheme)).map((text) => `${screen.name}, ${colorScheme}: ${text}`));
      }
    }
    expect(wrong).toEqual([]);
  });
}
