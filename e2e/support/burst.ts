// Hasty fingers: several presses at one place, sent to the browser together, so that no slow machine draws them apart.

import type { CDPSession, Locator, Page } from '@playwright/test';

export type Burst = (page: Page, target: Locator) => Promise<void>;

type Spot = { readonly x: number; readonly y: number };

/** The corner of the target, which nothing covers. */
async function spotOf(target: Locator): Promise<Spot> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to press.');
  return { x: box.x + 11, y: box.y + 12 };
}

async function sent(page: Page, send: (browser: CDPSession) => readonly Promise<unknown>[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await Promise.all(send(browser));
  await browser.detach();
}

const numbers = (times: number): readonly number[] => Array.from({ length: times }, (_, at) => at + 1);

/** Clicks of a mouse: two are a double click. */
export function clicks(times: number): Burst {
  return async (page, target) => {
    const at = { ...(await spotOf(target)), button: 'left' } as const;
    await sent(page, (browser) =>
      numbers(times).flatMap((clickCount) => [
        browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, clickCount }),
        browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at, clickCount }),
      ]),
    );
  };
}

/** Taps of a finger. */
export function taps(times: number): Burst {
  return async (page, target) => {
    const spot = await spotOf(target);
    await sent(page, (browser) =>
      numbers(times).flatMap(() => [
        browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] }),
        browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ]),
    );
  };
}

const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };

/** Enter, pressed again and again. */
export function enters(times: number): Burst {
  return async (page, target) => {
    await target.focus();
    await sent(page, (browser) =>
      numbers(times).flatMap(() => [
        browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...ENTER }),
        browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER }),
      ]),
    );
  };
}

/** Enter, held down until the keyboard repeats it. */
export function enterHeld(times: number): Burst {
  return async (page, target) => {
    await target.focus();
    await sent(page, (browser) => [
      ...numbers(times).map((time) =>
        browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', autoRepeat: time > 1, ...ENTER }),
      ),
      browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER }),
    ]);
  };
}
