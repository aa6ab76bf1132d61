// A person with a keyboard and nothing else: Tab, arrows, Enter, letters. The focus is always somewhere.

import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen has. */
const MANY = 120;

/** The focus is somewhere, or comes there at once: a new stage gives it to its heading once the browser has drawn it. */
export async function expectFocusKept(page: Page): Promise<void> {
  const isLost = () => page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  await expect.poll(isLost, { message: 'the focus is lost', timeout: 2_000 }).toBe(false);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((one) => one === document.activeElement);
}

/** Tabs on until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MANY; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never leads to ${target}.`);
}

/** Goes there and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
