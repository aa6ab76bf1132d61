/** Friends at one table: two browsers in two languages and two bots, a reload in mid-trick, and a server killed in mid-trick. */
import { presetRules, type Rules } from '@minibridge/bridge';
import type { Language } from '@minibridge/messages';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { act } from './support/deal';
import { prepare } from './support/device';
import { dueNow } from './support/due';
import { MOUSE } from './support/hand';
import { type LiveServer, liveServer } from './support/live-server';
import { type Words, wordsOf } from './support/words';

const RULES: Rules = { ...presetRules('mb.site4'), id: 'own', match: { deals: 2, firstDealer: 'north' } };

type Friend = { readonly page: Page; readonly words: Words; readonly pointer: typeof MOUSE };

let server: LiveServer;
test.beforeAll(async () => {
  server = await liveServer();
});
test.afterAll(() => server.end());

async function friend(browser: Browser, language: Language, name: string): Promise<Friend> {
  const page = await (
    await browser.newContext({ baseURL: server.address, viewport: { width: 1024, height: 768 } })
  ).newPage();
  await prepare(page, { settings: { language, name, taps: 1 }, choice: { rules: RULES }, haste: 3 });
  await page.addInitScript(() => {
    const table = { size: 4, door: 'code', botLevel: 1, speed: 'fast', undo: 'never', pause: 'anyone' };
    const rest = { lateComers: 'at-once', watching: 'public-cards', botAfter: 180 };
    localStorage.setItem('minibridge.table-settings', JSON.stringify({ ...table, ...rest }));
  });
  return { page, words: await wordsOf(language), pointer: MOUSE };
}

/** With friends, make a table: two taps. */
async function makeTable({ page, words }: Friend): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: words.table['start.friends']() }).click();
  await page.getByRole('button', { name: words.live['home.make']() }).click();
  await expect(page.locator('.live-code')).toBeVisible();
  return page.url();
}

/** Follows the link, chooses a seat, agrees. */
async function join({ page, words }: Friend, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('.live-seat.at-W .btn').click();
  await page.getByRole('button', { name: words.live['lobby.agree']() }).click();
  await expect(page.locator('.live-agreed')).toBeVisible();
}

/** Everybody does what is theirs to do, in turn, until `until` holds. */
async function play(friends: readonly Friend[], until: () => Promise<boolean>): Promise<void> {
  while (!(await until())) {
    const [one] = (await Promise.all(friends.map(async (each) => ({ each, now: await dueNow(each.page) })))).filter(
      ({ now }) => now !== undefined && now.is !== 'score',
    );
    if (one?.now) await act(one.each, one.now);
    else await friends[0]?.page.waitForTimeout(30);
  }
}

/** It is this friend's turn, some cards of the trick lie there, and the own hand has at most so many cards. */
async function isInMidTrick({ page }: Friend, most: number): Promise<boolean> {
  if ((await dueNow(page))?.is !== 'card') return false;
  return page.evaluate((cards) => {
    const lies = document.querySelectorAll('.p-trick .trick .card').length;
    return lies > 0 && document.querySelectorAll('.play > .hand [data-card]').length <= cards;
  }, most);
}

/** Plays on until somebody is in the middle of a trick; one of four always plays, for at most one friend is dummy. */
async function midTrick(friends: readonly Friend[], most: number): Promise<Friend> {
  let found: Friend | undefined;
  await play(friends, async () => {
    for (const one of friends) if (await isInMidTrick(one, most)) found = one;
    return found !== undefined;
  });
  if (found === undefined) throw new Error('Nobody was to play.');
  return found;
}

const atStage = (friends: readonly Friend[], stage: string) => async (): Promise<boolean> => {
  const stages = await Promise.all(friends.map(({ page }) => page.locator('.at-table').getAttribute('data-stage')));
  return stages.every((each) => each === stage);
};

/** The cards of the trick and of the own hand. */
function cardsSeen({ page }: Friend): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.p-trick [data-card], .play > .hand [data-card]')].map(
      ({ dataset }) => dataset.card ?? '',
    ),
  );
}

/** The totals of the sheet as they are written. */
function totals({ page }: Friend): Promise<readonly string[]> {
  return page.locator('.score-sheet tfoot td').allInnerTexts();
}

test('a match in two languages goes on through a reload and a killed server', async ({ browser }) => {
  test.setTimeout(120_000);
  const ola = await friend(browser, 'pl', 'Ola');
  const jurgen = await friend(browser, 'de', 'Jürgen');
  const both = [ola, jurgen];
  const link = await makeTable(ola);
  await join(jurgen, link);
  await ola.page.getByRole('button', { name: ola.words.live['lobby.start']() }).click();

  await test.step('a reload in mid-trick leads back to the same cards', async () => {
    const one = await midTrick(both, 12);
    const before = await cardsSeen(one);
    await one.page.reload();
    await expect(async () => expect(await cardsSeen(one)).toEqual(before)).toPass();
  });

  await test.step('a killed server: said plainly, and nothing is lost', async () => {
    const one = await midTrick(both, 9);
    const before = await cardsSeen(one);
    await server.kill();
    for (const { page, words } of both) {
      await expect(page.locator('.live-line')).toHaveText(words.live['line.cut']());
    }
    await server.start();
    for (const { page } of both) await expect(page.locator('.live-line')).toHaveCount(0);
    expect(await cardsSeen(one)).toEqual(before);
  });

  await test.step('a phrase is read in the own language', async () => {
    await play(both, atStage(both, 'score'));
    await ola.page.getByRole('button', { name: ola.words.live['menu.say']() }).click();
    await ola.page.getByRole('button', { name: ola.words.live['phrase.well-played']() }).click();
    const phrase = jurgen.words.live['phrase.well-played']();
    await expect(
      jurgen.page.locator('.toast', { hasText: jurgen.words.live['say.heard']({ name: 'Ola', phrase }) }),
    ).toBeVisible();
  });

  await test.step('the match is played to its end, and both have the same sheet', async () => {
    await ola.page.getByRole('button', { name: ola.words.live['next.deal']() }).click();
    await jurgen.page.getByRole('button', { name: jurgen.words.live['next.deal']() }).click();
    await play(both, atStage(both, 'score'));
    expect(await totals(ola)).toEqual(await totals(jurgen));
    await expect(ola.page.getByRole('button', { name: ola.words.live['next.match']() })).toBeVisible();
  });

  await test.step('every deal was the promised one', async () => {
    await ola.page.goto(`${link}/deals`);
    for (const number of [1, 2]) {
      await expect(ola.page.getByText(ola.words.live['sheet.fair-right']({ number }))).toBeVisible();
    }
  });
});
