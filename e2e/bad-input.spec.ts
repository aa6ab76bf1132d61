/** What cannot be read is set aside with a message and a download, and a link that leads nowhere says so: never a blank page. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { prepare } from './support/device';
import { MOUSE } from './support/hand';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

const words = await wordsOf('en');
const say = words.table;

/** Of the right mark and format, but nothing that can have happened. */
const IMPOSSIBLE = JSON.stringify({ app: 'minibridge', format: 1, startedAt: 0, setup: {}, log: [] });

test.describe('a kept match that cannot be played on', () => {
  for (const [what, match, told] of [
    ['no JSON', '{"app":"minib', say['start.saved-damaged']()],
    ['of another program', '{"app":"chess","moves":["e4"]}', say['start.saved-foreign']()],
    ['of a newer version', '{"app":"minibridge","format":2}', say['start.saved-newer']()],
    ['an impossible log', IMPOSSIBLE, say['start.saved-damaged']()],
  ] as const) {
    test(`${what}: set aside, told, and given as a file`, async ({ page }) => {
      await prepare(page, { match });
      await page.goto('/#/table');
      await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();

      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: say['start.saved-download']() }).click();
      const file = await coming;
      expect(await readFile(await file.path(), 'utf8')).toBe(match);

      await page.getByRole('button', { name: say['start.saved-dismiss']() }).click();
      await expect(page.getByText(told)).toHaveCount(0);
      await startMatch(page, MOUSE, words);
    });
  }
});

test.describe('a link that leads nowhere', () => {
  for (const [address, told] of [
    ['#/nowhere', say['start.bad-link-page']()],
    ['#/settings/more', say['start.bad-link-page']()],
    ['#/rules/mb.whist', say['start.bad-link-rules']()],
    ['#/deal/ABC', say['start.bad-link-deal']()],
    ['#/deal/', say['start.bad-link-deal']()],
  ] as const) {
    test(`${address} opens the start page and says why`, async ({ page }) => {
      await prepare(page);
      await page.goto(`/${address}`);
      await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
      await expect(page.getByRole('link', { name: say['start.match']() })).toBeVisible();
    });
  }
});
