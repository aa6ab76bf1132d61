/** Other ways to a table: where WebSocket is blocked, from another device, and a friend who comes in the middle of a deal. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { act } from './support/deal';
import { prepare } from './support/device';
import { dueNow } from './support/due';
import { MOUSE } from './support/hand';
import { type LiveServer, liveServer } from './support/live-server';
import { wordsOf } from './support/words';

let server: LiveServer;
test.beforeAll(async () => {
  server = await liveServer();
});
test.afterAll(() => server.end());

async function opened(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await prepare(page, { settings: { name, taps: 1 }, haste: 3 });
  return page;
}

async function makeTable(page: Page): Promise<string> {
  const { live } = await wordsOf('en');
  await page.goto(`${server.address}/#/live`);
  await page.getByRole('button', { name: live['home.make']() }).click();
  await expect(page.locator('.live-qr')).toBeVisible();
  return page.url();
}

/** Does what is due until a card has been played by this person. */
async function playACard(page: Page): Promise<void> {
  const own = () => page.locator('.play > .hand [data-card]').count();
  for (let left = Number.POSITIVE_INFINITY; ; ) {
    const now = await dueNow(page);
    if (now?.is === 'score') return;
    if (now) await act({ page, pointer: MOUSE }, now);
    else await page.waitForTimeout(50);
    const cards = await own();
    if (cards > 0 && cards < Math.min(left, 13)) return;
    left = cards || left;
  }
}

test('where WebSocket is blocked, a deal is played by long polling', async ({ context }) => {
  const page = await opened(context, 'Ola');
  await page.routeWebSocket(/\/live$/, (socket) => socket.close());
  const { live } = await wordsOf('en');
  await makeTable(page);
  await page.getByRole('button', { name: live['lobby.start']() }).click();
  await playACard(page);
  await expect(page.locator('.at-table')).toHaveAttribute('data-stage', /play|score/);
});

test('the return code brings the seat to another device', async ({ browser, context }) => {
  const { live } = await wordsOf('en');
  const first = await opened(context, 'Ola');
  const link = await makeTable(first);
  await first.getByRole('button', { name: live['menu.people']() }).click();
  await first.getByText(live['return.title']()).click();
  const code = ((await first.locator('.live-more .live-code > b').textContent()) ?? '').toLowerCase();
  const second = await opened(await browser.newContext(), 'Ola');
  await second.goto(`${server.address}/#/live`);
  await second.getByLabel(live['home.code'](), { exact: true }).fill(code);
  await second.getByRole('button', { name: live['home.go']() }).click();
  await expect(second.locator('.live-seat.mine')).toContainText('Ola');
  expect(second.url()).toBe(link);
  await expect(first.getByText(live['left.other-device']())).toBeVisible();
});

test('a friend without a name comes in the middle of a deal, watches, and takes the seat of a bot', async ({
  browser,
  context,
}) => {
  const { live, setup } = await wordsOf('en');
  const host = await opened(context, 'Ola');
  const link = await makeTable(host);
  await host.getByRole('button', { name: live['lobby.start']() }).click();
  await playACard(host);
  const friend = await opened(await browser.newContext(), '');
  await friend.goto(link);
  await friend.getByRole('button', { name: live['watch.sit']() }).click();
  await friend.getByLabel(setup['new.name']()).fill('Jürgen');
  await friend.getByRole('dialog').locator('.tile').first().click();
  await friend.getByRole('button', { name: live['lobby.sit-said']({ seat: 'N' }) }).click();
  await expect(friend.locator('.at-table.with-friends:not(.live-watching)')).toBeVisible();
  // The others have agreed to these rules before: who comes later reads them now, and nobody has to wait for it after the deal.
  await friend.getByRole('dialog').getByRole('button', { name: live['lobby.agree']() }).click();
  await expect(friend.getByRole('dialog')).toHaveCount(0);
  await expect(host.locator('.seat', { hasText: 'Jürgen' }).first()).toBeVisible();
});
