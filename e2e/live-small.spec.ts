/** At a live table on a small phone: the whole play stands above the fold, and what is told covers no button. */
import { expect, type Page } from '@playwright/test';
import { meet, type Person, playToCard, test } from './support/friends';
import { hintFaults } from './support/hint';
import { resized } from './support/measure';

const SMALL = [320, 568] as const;
const PHONE = [360, 740] as const;
const PHONES = [SMALL, PHONE, [375, 667], [390, 844]] as const;

/** Pixels by which the page is higher than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** What lies under what is told: buttons of the bar, what is at stake, seats, cards, the prompt. */
function covered(): readonly string[] {
  const toast = document.querySelector('.toast')?.getBoundingClientRect();
  if (!toast) return ['nothing is told'];
  return [...document.querySelectorAll('.bar button, .stake, .stake > *, .seat, [data-card], .prompt > span')]
    .filter((each) => each.getBoundingClientRect().width > 0)
    .filter((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      return top < toast.bottom && toast.top < bottom && left < toast.right && toast.left < right;
    })
    .map((each) => each.getAttribute('aria-label') ?? each.className);
}

const PEOPLE = [
  { name: 'Jürgen', language: 'de', seat: 'S' },
  { name: 'Ελένη', language: 'el', seat: 'W' },
] as const satisfies readonly Person[];

test('a small phone shows all of the play, and every button of the bar while something is told', async ({ comes }) => {
  const friends = [await comes(PEOPLE[0], { settings: { hints: 'everybody' } }), await comes(PEOPLE[1])] as const;
  await meet(friends);
  const player = await playToCard(friends);
  for (const one of friends) {
    await resized(one.page, SMALL);
    await expect.poll(() => overflow(one.page)).toBeLessThanOrEqual(0);
  }
  // A hint is read as well as in a match alone, step by step.
  await player.page.locator('.bar').getByRole('button', { name: player.words.table['table.help']() }).click();
  const hint = player.page.getByRole('region', { name: player.words.hint.title() });
  const more = hint.getByRole('button', { name: player.words.hint.more() });
  for (;;) {
    await expect(hint).toBeVisible();
    for (const size of PHONES) {
      await resized(player.page, size);
      expect(await hintFaults(player.page), size.join(' × ')).toEqual([]);
    }
    if (!(await more.isVisible())) break;
    await more.click();
  }
  await player.page.keyboard.press('Escape');
  const [host, friend] = friends;
  await resized(host.page, PHONE);
  await host.page.getByRole('button', { name: host.words.live['menu.people']() }).click();
  const redeal = host.page.getByRole('button', { name: host.words.live['host.redeal']() });
  await expect(redeal).toBeInViewport();
  await redeal.click();
  await host.page.getByRole('button', { name: host.words.live['host.yes']() }).click();
  for (const [size, one] of [
    [PHONE, friend],
    [[768, 1024] as const, host],
  ] as const) {
    await resized(one.page, size);
    await expect(one.page.locator('.toast')).toBeVisible();
    expect(await one.page.evaluate(covered)).toEqual([]);
    // Whole sentences are in sight: nothing has to be pressed to read them.
    await expect(one.page.locator('.toast .all')).toHaveCount(0);
  }
});
