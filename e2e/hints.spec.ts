/** A deal with hints to its score, and the look back: one step at a time, the answer last, gone with the position, and nothing for axe to find. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './support/axe';
import { act, playUntil } from './support/deal';
import { prepare } from './support/device';
import { due } from './support/due';
import { MOUSE, press } from './support/hand';
import { hintFaults } from './support/hint';
import { madeMatch } from './support/made';
import { overprintedIn } from './support/measure';
import { wordsOf } from './support/words';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const WINDOWS = [
  [320, 568],
  [740, 360],
  [820, 600],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [360, 740],
] as const;

// axe is put into the page from outside, which the page's own policy rightly forbids.
test.use({ bypassCSP: true, viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds, light and dark. */
async function faults(page: Page): Promise<readonly string[]> {
  return [...(await violations(page, 'light')), ...(await violations(page, 'dark'))];
}

/** Whether what a card cost stands on a ground of its own and in the line of the card, not above it like a power. */
function isBadge(noted: Element): boolean {
  const [card, note] = [noted.firstElementChild, noted.querySelector('.note')];
  if (!card || !note) return false;
  const middle = (each: Element): number => {
    const { top, bottom } = each.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const { backgroundColor } = getComputedStyle(note);
  return Math.abs(middle(card) - middle(note)) < 2 && backgroundColor !== 'rgba(0, 0, 0, 0)';
}

test('hints from the choice to the last trick, and the look back', async ({ page }) => {
  const { hint: words, review, score, table } = await wordsOf('en');
  await prepare(page, { match: madeMatch({ at: 'contract', role: 'declarer' }) });
  await page.goto('/#/table');
  const player = { page, pointer: MOUSE };
  await press(MOUSE, page.locator('.at-table .btn.main'));
  const bulb = page.locator('.bar-end .ico');
  const hint = page.getByRole('region', { name: words.title() });
  const more = hint.getByRole('button', { name: words.more() });

  // The contract comes last, and nothing of it before.
  await press(MOUSE, bulb);
  await expect(hint).toContainText(words['look-together']());
  await expect(more).toBeFocused();
  while (await more.isVisible()) {
    await expect(hint).not.toContainText('So the rule says');
    await page.keyboard.press('Enter');
    if (await hint.getByText('So the rule says').first().isVisible()) break;
  }
  await expect(hint).toContainText('So the rule says');
  await expect(page.locator('.cell.marked')).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize(TABLET);
  expect(await hintFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(bulb).toBeFocused();

  // At a card: on no card, not on what is at stake and not on what to do, whatever the window, all steps together, and gone with the position.
  await playUntil(player, 'turn');
  await press(MOUSE, bulb);
  await expect(hint).toBeVisible();
  const newest = hint.locator('[aria-current="step"] > .sr');
  const steps = hint.getByRole('listitem');
  const marked = page.locator('.card.marked');
  for (let shown = 1; ; shown += 1) {
    await expect(steps).toHaveCount(shown);
    if ((await newest.textContent())?.startsWith('Play ')) break;
    await expect(marked).toHaveCount(0);
    await press(MOUSE, more);
  }
  await expect(marked).toHaveCount(1);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    expect(await hintFaults(page), `${width} × ${height}`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  expect(await faults(page)).toEqual([]);
  await act(player, await due(page));
  await expect(hint).toHaveCount(0);

  // Looking back: one turning point, and the way to it.
  await playUntil(player, 'score');
  const back = page.locator('.look-back');
  await expect(back.getByRole('heading')).toHaveText(review.title());
  await expect(back).toHaveAttribute('aria-busy', 'false', { timeout: 120_000 });
  expect(await faults(page)).toEqual([]);
  const show = back.getByRole('button', { name: review['turn-show']() }).first();
  if (await show.isVisible()) {
    await press(MOUSE, show);
    await expect(page.getByRole('dialog')).toContainText(/This card cost/);
    expect(await page.locator('.noted').first().evaluate(isBadge)).toBe(true);
    await page.keyboard.press('Escape');
  }

  // The other way, by bots.
  await press(MOUSE, page.getByRole('button', { name: review['ways-title']() }));
  const ways = page.getByRole('dialog');
  await press(MOUSE, ways.getByRole('button', { name: review['ways-title']() }));
  await expect(ways.locator('.both-ways > div')).toHaveCount(2);
  await expect(ways).toContainText(review['ways-second']());
  expect(await faults(page)).toEqual([]);
  await press(MOUSE, ways.getByRole('button', { name: table['table.close']() }));
  await expect(page.getByRole('button', { name: score['next.replay']() })).toBeVisible();

  // The same deal by another contract: the grid has the looks of the stage it comes from, in a narrower place.
  await press(MOUSE, page.getByRole('button', { name: score['again.contract']() }));
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    expect(await overprintedIn(page), `${width} × ${height}`).toEqual([]);
  }
});

test('a card that waits for its second tap takes the place of the hint', async ({ page }) => {
  const { hint: words, table } = await wordsOf('en');
  await prepare(page, { match: madeMatch({ at: 9, role: 'declarer' }), settings: { taps: 2 } });
  await page.goto('/#/table');
  await playUntil({ page, pointer: MOUSE }, 'turn');
  await press(MOUSE, page.locator('.bar-end .ico'));
  const hint = page.getByRole('region', { name: words.title() });
  await expect(hint).toBeVisible();
  await press(MOUSE, page.locator('.hand button[data-card]:not([aria-disabled])').last());
  await expect(hint).toHaveCount(0);
  await expect(page.locator('.prompt')).toContainText(table['play.tap-again']({ card: '' }).slice(0, 8));
});

test('no hint for dummy, whose help answers as before', async ({ page }) => {
  const { hint: words } = await wordsOf('en');
  await prepare(page, { match: madeMatch({ at: 13, role: 'dummy' }), settings: { speed: 'slow' } });
  await page.goto('/#/table');
  await press(MOUSE, page.locator('.bar-end .ico'));
  await expect(page.locator('.prompt[data-answers]')).toBeVisible();
  await expect(page.getByRole('region', { name: words.title() })).toHaveCount(0);
});

/** The lowest edge of the cards of the hand, and the height of the window and of the page. */
async function heights(page: Page) {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('.hand .card')].map((card) => card.getBoundingClientRect().bottom);
    return { lowest: Math.max(...cards), window: innerHeight, page: document.documentElement.scrollHeight };
  });
}

for (const role of ['declarer', 'defender', 'dummy'] as const) {
  test(`on the smallest phone the whole hand is in sight, ${role}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await prepare(page, { match: madeMatch({ at: 1, role }), settings: { language: 'de', speed: 'slow' } });
    await page.goto('/#/table');
    await expect(page.locator('.hand .card').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.poll(async () => (await heights(page)).page).toBe(568);
    const { lowest, window } = await heights(page);
    expect(lowest).toBeLessThanOrEqual(window);
  });
}
