// From the start page to a table.

import { expect, type Page } from '@playwright/test';
import { type Pointer, press } from './hand';
import type { Words } from './words';

/** "Play a match", then "Deal the cards", with the choice that lies on the device. */
export async function startMatch(page: Page, pointer: Pointer, { table, setup }: Words): Promise<void> {
  await page.goto('/');
  await press(pointer, page.getByRole('link', { name: table['start.match']() }));
  await press(pointer, page.getByRole('button', { name: setup['new.start']() }));
  await expect(page.locator('.at-table')).toBeVisible();
}
