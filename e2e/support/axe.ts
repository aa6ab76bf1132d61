// What axe finds wrong on a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What is asked of each light: in the dark the same page has other colours and nothing else. */
const ASKED = {
  light: { type: 'tag', values: TAGS },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
export type Light = keyof typeof ASKED;

/** What is wrong, a line for each element. The page must let scripts in from outside (`bypassCSP`). */
export async function violations(page: Page, light: Light): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: light });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const results = await axe.run({ runOnly, resultTypes: ['violations'] });
    return results.violations;
  }, ASKED[light]);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message ?? ''}`));
}
