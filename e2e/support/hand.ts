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

/** Gone, lifted for the second tap, in an opened column of dummy's, or as it lay. */
async function stateOf(button: Locator): Promise<string> {
  const states = await button.evaluateAll((all) =>
    all.map((one) => `${one.dataset.state} ${one.closest('[data-open]') ? 'open' : ''}`),
  );
  return states[0] ?? 'gone';
}

/** Plays a card that stands ready: presses it until it has left the hand, and after each press sees what has changed. */
export async function playCard(page: Page, pointer: Pointer, card: Card): Promise<void> {
  const button = cardButton(page, card);
  await expect(async () => {
    const before = await stateOf(button);
    if (before === 'gone') return;
    await pressCard(page, pointer, card);
    await expect.poll(() => stateOf(button), { timeout: 1500, intervals: [30, 60, 120] }).not.toBe(before);
    expect(await stateOf(button)).toBe('gone');
  }).toPass({ intervals: [20] });
}
