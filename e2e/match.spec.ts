/** The end of a match of four deals by pointer, the whole of it at night: a finger on a phone, a mouse on a wide screen. The sheet adds up. */
import type { Side } from '@minibridge/bridge';
import { expect, type Page, test } from '@playwright/test';
import { nextDeal, playUntil } from './support/deal';
import { prepare } from './support/device';
import { FINGER, MOUSE, type Pointer } from './support/hand';
import { madeMatch } from './support/made';
import { AT_NIGHT } from './support/night';
import { startMatch } from './support/start';
import { type Words, wordsOf } from './support/words';

const DEALS = 4;
/** Deals on the sheet before a hand touches a card. */
const BEFORE = AT_NIGHT ? 0 : 2;

/** The numbers of a row of the sheet; a dash is nothing. */
async function pointsIn(row: ReturnType<Page['locator']>): Promise<{ readonly [S in Side]: number }> {
  const [NS, EW] = (await row.locator('td').allInnerTexts())
    .slice(-2)
    .map((text) => (text.trim() === '–' ? 0 : Number(text.replaceAll(/[^\d-]/g, ''))));
  return { NS: NS ?? Number.NaN, EW: EW ?? Number.NaN };
}

/** The sheet has a row for each deal, and its last line is their sum, told in a sentence: below, or first once the match is over. */
async function expectSheet(page: Page, { score }: Words, deals: number): Promise<void> {
  const sheet = page.getByRole('table', { name: score['match.title']() });
  const rows = await sheet.locator('tbody tr').all();
  expect(rows).toHaveLength(deals);
  const scores = await Promise.all(rows.map(pointsIn));
  const NS = scores.reduce((sum, row) => sum + row.NS, 0);
  const EW = scores.reduce((sum, row) => sum + row.EW, 0);
  expect(await pointsIn(sheet.locator('tfoot tr'))).toEqual({ NS, EW });
  const lead = NS === EW ? 'draw' : NS > EW ? 'you' : 'they';
  const stage = deals === DEALS ? 'over' : 'on';
  const told = page.locator(stage === 'over' ? '.result-match' : '.standing');
  await expect(told).toHaveText(score['match.state']({ stage, lead, diff: Math.abs(NS - EW) }));
}

/** A match at the score of one of its deals. How many are on the sheet. */
async function begin(page: Page, pointer: Pointer, seed: number): Promise<number> {
  const device = { settings: { taps: pointer.taps }, seed, haste: 4 };
  if (BEFORE > 0) {
    await prepare(page, { ...device, match: madeMatch({ after: BEFORE - 1, at: 'score' }) });
    await page.goto('/#/table');
  } else {
    await prepare(page, device);
    await startMatch(page, pointer, await wordsOf('en'));
  }
  await playUntil({ page, pointer }, 'score');
  return Math.max(1, BEFORE);
}

async function toItsEnd(page: Page, pointer: Pointer, seed: number): Promise<void> {
  const words = await wordsOf('en');
  const player = { page, pointer };
  const begun = await begin(page, pointer, seed);
  for (let deal = begun; deal < DEALS; deal += 1) {
    await expectSheet(page, words, deal);
    await nextDeal(player);
  }
  await expectSheet(page, words, DEALS);
  await expect(page.getByRole('button', { name: words.score['next.match']() })).toBeVisible();
  await expect(page.getByRole('button', { name: words.score['next.deal']() })).toHaveCount(0);
}

test.describe('on a phone, two taps', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a match of four deals', async ({ page }) => {
    test.setTimeout(300_000);
    await toItsEnd(page, FINGER, 7);
  });
});

test.describe('on a wide screen, one click', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a match of four deals', async ({ page }) => {
    test.setTimeout(300_000);
    await toItsEnd(page, MOUSE, 8);
  });
});
