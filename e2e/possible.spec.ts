/** After a deal: the twenty results, and in the replay what a card cost; worked out in workers, or without, or said to be impossible. */
import { type Card, type FullDeal, parseDeal } from '@minibridge/bridge';
import { FIRST_DEAL } from '@minibridge/learn';
import { expect, type Page, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { prepare } from './support/device';
import { MOUSE, press } from './support/hand';
import { madeMatch } from './support/made';
import { openScreen } from './support/screens';
import { wordsOf } from './support/words';

function example(): FullDeal {
  const deal = parseDeal(FIRST_DEAL.deal);
  if (!deal.ok) throw new Error(deal.refusal.reason);
  return deal.value;
}

/** The example deal, played to its end by this line and then by bots. */
const played = (line: readonly Card[] = FIRST_DEAL.line) =>
  ({ role: 'declarer', at: 'score', deal: example(), line }) as const;

const rows = (page: Page) => page.locator('.possible tbody tr:not(.group)');

async function expectTwentyResults(page: Page): Promise<void> {
  await expect(rows(page).nth(0).locator('td')).toHaveText([/^10/, '8', '9', '5', '8']);
  await expect(rows(page).nth(1).locator('td')).toHaveText(['3', '5', '4', '8', '4']);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the solver is fetched when the play is over, and works in workers that go with the score', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const ofSolver = () => asked.filter((url) => /look-back|worker|\.wasm/.test(url));
  const { table, score } = await wordsOf('en');
  await prepare(page, { match: madeMatch({ ...played(), at: 48 }) });
  await page.goto('/#/table');
  await playUntil({ page, pointer: MOUSE }, 'turn');
  expect(ofSolver()).toEqual([]);

  await playUntil({ page, pointer: MOUSE }, 'score');
  const section = page.locator('.possible');
  await expect(section.getByRole('heading')).toHaveText(score['possible.title']());
  await expectTwentyResults(page);
  const best = score['possible.best-kind']({ kind: 'game', strain: 'S', by: 'any', points: 420 });
  await expect(section.getByRole('status')).toContainText(best);
  const game = section.getByRole('row', { name: table['choose.kind']({ kind: 'game' }) });
  await expect(game.locator('td').first()).toContainText('420');
  expect(ofSolver().some((url) => url.includes('worker'))).toBe(true);

  await page.goto('/#/settings');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('in the replay a card that cost a trick has a sign, and all better cards are named', async ({ page }) => {
  const { table, score } = await wordsOf('en');
  await prepare(page);
  await page.goto('/');
  await openScreen(page, { name: 'score', address: 'table', match: played(['D4']) });
  await press(MOUSE, page.getByRole('button', { name: score['next.replay']() }));
  const replay = page.getByRole('dialog');
  const says = replay.getByRole('status');
  await expect(says).toContainText(/cost|gave a trick away/);

  await press(MOUSE, replay.getByRole('button', { name: score['replay.next']() }));
  await expect(says).toContainText('This card cost 1 trick. Best: ♠ 9, 7, 6, ♥ Q, J, 10, 9, ♦ A, ♣ K, 8 or 5.');
  const four = `${table['card.name']({ rank: '4', suit: 'D' })}, ${score['review.mark']({ cost: 1 })}`;
  await expect(replay.getByRole('img', { name: four })).toBeVisible();
  await expect(replay.locator('.diagram .note')).toHaveText('−1');

  await page.keyboard.press('End');
  await expect(says).toContainText('Nobody could see all the cards.');
});

test('on a phone a sign beside a card leaves its hand as high as it was', async ({ page }) => {
  const { score } = await wordsOf('en');
  await page.setViewportSize({ width: 360, height: 640 });
  await prepare(page);
  await page.goto('/');
  await openScreen(page, { name: 'score', address: 'table', match: played(['D4']) });
  await press(MOUSE, page.getByRole('button', { name: score['next.replay']() }));
  const replay = page.getByRole('dialog');
  await expect(replay.getByRole('status')).toContainText(/cost|gave a trick away/);
  const heights = () =>
    replay
      .locator('.diagram')
      .evaluateAll((hands) => hands.map((hand) => Math.round(hand.getBoundingClientRect().height)));
  const before = await heights();

  await page.keyboard.press('ArrowRight');
  await expect(replay.locator('.diagram .note')).toBeVisible();
  expect(await heights()).toEqual(before);
});

test('without workers it takes longer and is the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await prepare(page);
  await page.goto('/');
  await openScreen(page, { name: 'score', address: 'table', match: played() });
  await expectTwentyResults(page);
});

test('where the solver cannot be had the score says so and is whole', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  const { score } = await wordsOf('en');
  await prepare(page);
  await page.goto('/');
  await openScreen(page, { name: 'score', address: 'table', match: played() });
  await expect(page.locator('.possible').getByRole('status')).toHaveText(score['possible.failed']());
  await press(MOUSE, page.getByRole('button', { name: score['next.replay']() }));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);
});
