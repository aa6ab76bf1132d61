/** A whole deal by keyboard alone: counting, the contract grid, both hands, "?", the last trick, the score, the next deal. */
import { type Card, presetRules, type Rules } from '@minibridge/bridge';
import { expect, type Page, test } from '@playwright/test';
import { prepare } from './support/device';
import { type Due, due } from './support/due';
import { cardButton } from './support/hand';
import { enter, expectFocusKept, hasFocus, tabTo } from './support/keys';
import { cardsPlayed } from './support/log';
import { wordsOf } from './support/words';

const words = await wordsOf('en');
const { table: say, setup, score } = words;

/** Everybody counts by themselves, and the match has one more deal after this. */
const RULES: Rules = {
  ...presetRules('mb.site4'),
  id: 'own',
  points: { reveal: 'self_count', verify: 'sum_only' },
};

const main = (page: Page) => page.locator('.at-table .btn.main');

/** Lifts every honour with the arrow keys and Enter, and says the sum. */
async function count(page: Page, honours: readonly Card[]): Promise<void> {
  const cards = page.locator('.hand button[data-card]');
  await tabTo(page, cards.first());
  await page.keyboard.press('Home');
  for (let at = 0; at < 13; at += 1) {
    const card = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.card);
    if (honours.some((honour) => honour === card)) await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(honours.length);
  await enter(page, main(page));
}

/** Round the grid with the arrows, as far as the game row; the choice follows the focus. */
async function chooseContract(page: Page): Promise<void> {
  const cells = page.getByRole('radio');
  await tabTo(page, cells.first());
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  }
  await enter(page, main(page));
  await expect(page.locator('.at-table')).toHaveAttribute('data-stage', 'play');
}

/** Types the letter of the card's suit until it has the focus, then Enter. */
async function play(page: Page, card: Card): Promise<void> {
  const button = cardButton(page, card);
  if (!(await page.evaluate(() => document.activeElement?.closest('.hand, .cols, .rows') !== null))) {
    await tabTo(page, page.locator('.hand button[data-card][tabindex="0"]'));
  }
  for (let press = 0; press < 13 && !(await hasFocus(button)); press += 1) {
    await page.keyboard.press(card.charAt(0).toLowerCase());
  }
  await expect(button).toBeFocused();
  // A key within the moment of silence after a card means nothing, by intent: who saw nothing happen presses again.
  await expect(async () => {
    if ((await button.count()) > 0 && (await hasFocus(button))) await page.keyboard.press('Enter');
    await expect(button).toHaveCount(0, { timeout: 1500 });
  }).toPass({ intervals: [20] });
}

async function askWhatIsPossible(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(page.locator('.prompt[data-answers]')).toContainText('You may play');
  await expect(page.getByRole('status')).toContainText('You may play');
}

/** The last trick opens and closes, and the focus is where it was. */
async function lookBack(page: Page): Promise<void> {
  const before = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.card);
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.card)).toBe(before);
}

async function act(page: Page, now: Due): Promise<void> {
  switch (now.is) {
    case 'honours':
      return count(page, now.cards);
    case 'button':
      return enter(page, main(page));
    case 'contract':
      return chooseContract(page);
    case 'card': {
      const card = now.cards.at(-1);
      if (card === undefined) throw new Error('No card stands ready.');
      return play(page, card);
    }
    default:
      throw new Error(`${now.is} was not expected.`);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole deal by keyboard alone', async ({ page }) => {
  await prepare(page, { choice: { rules: RULES, policy: 'always-declarer' }, seed: 11, haste: 3 });
  await page.goto('/');
  await enter(page, page.getByRole('link', { name: say['start.match']() }));
  await enter(page, page.getByRole('button', { name: setup['new.start']() }));
  await expect(page.locator('.at-table')).toBeVisible();

  let turns = 0;
  for (let now = await due(page); now.is !== 'score'; now = await due(page)) {
    await expectFocusKept(page);
    if (now.is === 'card') turns += 1;
    if (turns === 2) await askWhatIsPossible(page);
    if (turns === 6) await lookBack(page);
    await act(page, now);
  }
  await expectFocusKept(page);
  expect(turns).toBe(26);
  expect(await cardsPlayed(page)).toHaveLength(52);

  await enter(page, page.getByRole('button', { name: score['next.replay']() }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expectFocusKept(page);
  await enter(page, page.getByRole('button', { name: score['next.deal']() }));
  await expect(page.locator('.at-table')).toHaveAttribute('data-stage', 'count');
  await expectFocusKept(page);
});
