/** Who wants no motion gets none: no animation runs while a deal is dealt, chosen and played. */
import { expect, type Page, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { prepare } from './support/device';
import { MOUSE } from './support/hand';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

/** Runs in the page: takes down every animation that is started by script, and every one that the style sheets run. */
function watchMotion(): void {
  const seen: string[] = [];
  Object.assign(window, { motionSeen: seen });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: Element, ...rest: Parameters<typeof animate>) {
    seen.push(`script: ${this.className}`);
    return animate.apply(this, rest);
  };
  const look = (): void => {
    const running = document.getAnimations?.() ?? [];
    for (const { effect } of running) {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      if (Number(effect?.getComputedTiming().duration) > 10) seen.push(`style: ${target?.className}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const motionSeen = (page: Page) => page.evaluate(() => (window as unknown as { motionSeen: string[] }).motionSeen);

async function playATrick(page: Page): Promise<void> {
  await page.addInitScript(watchMotion);
  await prepare(page, { choice: { policy: 'always-declarer' }, seed: 41 });
  await startMatch(page, MOUSE, await wordsOf('en'));
  let turns = 0;
  await playUntil({ page, pointer: MOUSE }, async ({ is }) => {
    turns += is === 'card' ? 1 : 0;
    return turns > 4;
  });
}

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await playATrick(page);
    expect(await motionSeen(page)).toEqual([]);
  });
});

test('otherwise cards travel', async ({ page }) => {
  await playATrick(page);
  expect(await motionSeen(page)).not.toEqual([]);
});
