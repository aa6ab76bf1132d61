/** Bots of every level: chosen before a match, thinking in a worker of their own, and playing on by rules where that fails. */

import type { BotLevel } from '@minibridge/table';
import { expect, type Page, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { prepare } from './support/device';
import { MOUSE, press } from './support/hand';
import { cardsPlayed, levelsOf } from './support/log';
import { madeMatch } from './support/made';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = await wordsOf('en');

/** South plays in every deal; else a match might begin with one to watch. */
const DECLARER = { policy: 'always-declarer' } as const;

/** What was fetched for bots that think; the engine by itself serves the score, too. */
function fetchedForThinking(page: Page): () => readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  return () => asked.filter((url) => url.includes('bot-worker'));
}

const isAtWork = (page: Page): boolean => page.workers().some((worker) => worker.url().includes('bot-worker'));

/** A worker of the page stays for a while after its last question: its engine was there. */
async function expectAtWork(page: Page): Promise<void> {
  await expect.poll(() => isAtWork(page)).toBe(true);
}

/** Plays on through two tricks and more: a bot that thinks takes its time for each card. */
async function playSomeTricks(page: Page): Promise<void> {
  await playUntil({ page, pointer: MOUSE }, async () => (await cardsPlayed(page)).length > 8);
}

/** The last tricks of a deal, played to its score. */
async function playLastTricks(page: Page, level: BotLevel): Promise<void> {
  await prepare(page, { match: madeMatch({ at: 36, role: 'defender', level }) });
  await page.goto('/#/table');
  await playUntil({ page, pointer: MOUSE }, 'score');
  await expect(page.getByRole('heading', { name: words.score['deal.title']() })).toBeVisible();
}

test('level 5 is chosen, and plays from the choice on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  const fetched = fetchedForThinking(page);
  await prepare(page, { choice: DECLARER, seed: 41 });
  await page.goto('/#/new');
  expect(fetched()).toEqual([]);
  await press(MOUSE, page.getByRole('radio', { name: words.setup['bots.level-5']() }).locator('xpath=..'));
  await press(MOUSE, page.getByRole('button', { name: words.setup['new.start']() }));
  await playUntil({ page, pointer: MOUSE }, 'turn');
  await expectAtWork(page);
  expect(fetched()).not.toEqual([]);
  await playSomeTricks(page);
  expect(await levelsOf(page)).toEqual([5, 5, 5]);
  expect(errors).toEqual([]);
});

test('a match whose bots need no engine fetches none', async ({ page }) => {
  const fetched = fetchedForThinking(page);
  await prepare(page, { choice: DECLARER, seed: 41, haste: 6 });
  await startMatch(page, MOUSE, words);
  await playUntil({ page, pointer: MOUSE }, 'turn');
  expect(await levelsOf(page)).toEqual([2, 2, 2]);
  expect(fetched()).toEqual([]);
});

test('a kept match goes on with its level, to the score', async ({ page }) => {
  await playLastTricks(page, 4);
  expect(await levelsOf(page)).toEqual([4, 4, 4]);
  await expectAtWork(page);
});

test('the worker cannot be fetched: a deal is played by rules, from the choice on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await page.route('**/bot-worker*.js', (route) => route.abort());
  await prepare(page, { choice: { ...DECLARER, botLevel: 5 }, seed: 43, haste: 4 });
  await startMatch(page, MOUSE, words);
  await playSomeTricks(page);
  expect(errors).toEqual([]);
});

test('the engine cannot be fetched: the deal is played by rules', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await page.route('**/*.wasm', (route) => route.abort());
  await playLastTricks(page, 5);
  expect(errors).toEqual([]);
});

test('where there are no workers the deal is played by rules', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await playLastTricks(page, 3);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('bots of level 5 think all the same, in Greek', async ({ page, context }) => {
    const greek = await wordsOf('el');
    await prepare(page, { settings: { language: 'el' }, choice: { ...DECLARER, botLevel: 5 }, seed: 45 });
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await startMatch(page, MOUSE, greek);
    await playUntil({ page, pointer: MOUSE }, 'turn');
    await expectAtWork(page);
    await playSomeTricks(page);
  });
});
