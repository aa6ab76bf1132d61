/** Two windows of one browser that nobody has used yet, opened in the same instant: one person, whichever acts first. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { prepare } from './support/device';
import { type LiveServer, liveServer } from './support/live-server';
import { wordsOf } from './support/words';

let server: LiveServer;
test.beforeAll(async () => {
  server = await liveServer();
});
test.afterAll(() => server.end());

/** The texts that come by WebSocket, each window its own. */
async function welcomed(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"welcome"'));
}

async function twoWindows(context: BrowserContext): Promise<readonly [Page, Page]> {
  const windows = [await context.newPage(), await context.newPage()] as const;
  for (const page of windows) await prepare(page, { settings: { name: 'Ola', taps: 1 } });
  const both = windows.map(welcomed);
  await Promise.all(windows.map((page) => page.goto(`${server.address}/#/live`)));
  await Promise.all(both);
  return windows;
}

test('a table made in one window is the other’s too, and stays after a reload', async ({ context }) => {
  const { live } = await wordsOf('en');
  const [one, other] = await twoWindows(context);
  const before = await context.cookies();
  expect(before.map(({ name, httpOnly }) => ({ name, httpOnly }))).toEqual([
    { name: 'minibridge-session', httpOnly: true },
  ]);

  await one.getByRole('button', { name: live['home.make']() }).click();
  await expect(one.locator('.live-qr')).toBeVisible();
  const start = (page: Page) => page.getByRole('button', { name: live['lobby.start']() });
  await expect(start(one)).toBeVisible();
  await other.goto(one.url());
  await expect(start(other)).toBeVisible();
  await one.reload();
  await expect(start(one)).toBeVisible();
  expect((await context.cookies()).map(({ value }) => value)).toEqual(before.map(({ value }) => value));
});
