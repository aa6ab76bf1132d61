// A person's hand on the screen: a mouse or a finger, one tap or two. Every press is a real one, at a place that can be seen.

import type { Card } from '@minibridge/bridge';
import { expect, type Locator, type Page } from '@playwright/test';

export type Pointer = { readonly touch: boolean; readonly taps: 1 | 2 };

export const MOUSE: Pointer = { touch: false, taps: 1 };
export const FINGER: Pointer = { touch: true, taps: 2 };

/** The corner of a card: what covers the rest of it leaves that free. */
const CORNER = { x: 11, y: 12 };

export function cardButton(page: Page, card: Card): Locator {
  return page.locator(`.stage button[data-card="${card}"]`);
}

export async function press(pointer: Pointer, target: Locator, position?: typeof CORNER): Promise<void> {
  const where = position === undefined ? {} : { position };
  if (pointer.touch) await target.tap(where);
  else await target.click(where);
}

export async function pressCard(page: Page, pointer: Pointer, card: Card): Promise<void> {
  await press(pointer, cardButton(page, card), CORNER);
}

/** Plays a card that stands ready, in one tap or in two, and sees it leave the hand. */
export async function playCard(page: Page, pointer: Pointer, card: Card): Promise<void> {
  const button = cardButton(page, card);
  await expect(async () => {
    if ((await button.count()) === 0) return;
    await pressCard(page, pointer, card);
    if (pointer.taps === 2) {
      await expect(button).toHaveAttribute('data-state', 'chosen', { timeout: 2000 });
      await pressCard(page, pointer, card);
    }
    await expect(button).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}
