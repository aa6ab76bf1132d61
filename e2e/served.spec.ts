/** What the server promises to a browser: the page runs under the strict policy, asks nobody else, and comes packed. */
import { expect, test } from '@playwright/test';

test('the start page opens without a complaint of the browser and asks only its own server', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(error.message));
  page.on('request', (request) => void (request.url().startsWith(String(baseURL)) || foreign.push(request.url())));

  const answer = await page.goto('/');
  await page.waitForLoadState('networkidle');

  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/minibridge/i);
  expect(complaints).toEqual([]);
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
});

test('scripts come packed and may be kept for a year', async ({ page }) => {
  const script = page.waitForResponse((response) => /\/assets\/[^/]+\.js$/.test(response.url()));
  await page.goto('/');
  const headers = await (await script).allHeaders();
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  expect(headers['cache-control']).toContain('immutable');
});

test('an unknown address is answered in plain words', async ({ request }) => {
  const answer = await request.get('/no/such/page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toBe('There is nothing at this address. The game is at /\n');
});
