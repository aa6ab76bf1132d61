// Every screen of the product, and the shortest way to it.

import { expect, type Page } from '@playwright/test';
import { type Made, madeMatch } from './made';

/** Of somebody whose name needs all the room that there is; in one word. */
export const LONG_NAME = 'Maximiliana Theodora von Hohenfels-Saale';
export const ONE_WORD = 'Wolfeschlegelsteinhausenbergerdorffsohn';

export type Screen = {
  readonly name: string;
  /** What follows `#/`. */
  readonly address: string;
  readonly match?: Made;
  /** The screen from which this one is reached; else it is opened by its address. */
  readonly from?: Screen;
  /** From the page as it opens, or from that screen. */
  readonly go?: (page: Page) => Promise<void>;
};

const goOn = (page: Page) => page.locator('.at-table .btn.main').click();

async function openSwitches(page: Page): Promise<void> {
  await page.locator('details.switches > summary').click();
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('.bar .ico').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function openLastTrick(page: Page): Promise<void> {
  await page.locator('.me button.tricks').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openHelp(page: Page): Promise<void> {
  await page.locator('.bar-end .ico').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** What was possible stands on the score. */
async function possibleThere(page: Page): Promise<void> {
  await expect(page.locator('.possible table'), 'the solver has its answer').toBeVisible({ timeout: 60_000 });
}

/** The replay at its first card, which cost tricks. */
async function openReplay(page: Page): Promise<void> {
  await page.locator('.score-foot .btn').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.trick .note')).toBeVisible();
}

/** With what all cards cost. */
async function toLastCard(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await expect(page.locator('.replay-cost')).toBeVisible();
}

/** A table with the choices that stand there; its waiting room. */
async function makeTable(page: Page): Promise<void> {
  const name = page.locator('.field input').first();
  if ((await name.inputValue()) === '') await name.fill('Ola');
  await page.locator('.page-foot .btn.main').click();
  await expect(page.locator('.live-qr')).toBeVisible();
}

async function openPeople(page: Page): Promise<void> {
  await page.locator('.live-people .ico').click();
  for (const part of await page.locator('.live-more > summary').all()) await part.click();
  await expect(page.locator('.dialog .live-qr')).toBeVisible();
}

/** The dialog of the people leads on. */
async function openPhrases(page: Page): Promise<void> {
  await page.locator('.dialog-body > .btn').first().click();
  await expect(page.locator('.live-phrases .btn')).toHaveCount(17);
}

const table = (name: string, match: Made, go?: Screen['go']): Screen => ({
  name,
  address: 'table',
  match,
  ...(go ? { go } : {}),
});

const reached = (name: string, from: Screen, go: NonNullable<Screen['go']>): Screen => ({
  name,
  address: from.address,
  from,
  go,
});

const COUNT = table('count', { at: 'count', rules: 'mb.ebu' });
const DECLARER = table('declarer', { at: 'contract', role: 'declarer' });
const PLAY = table('play-declarer', { at: 9, role: 'declarer' });
const LAST_TRICK = reached('last-trick', PLAY, openLastTrick);
const SCORE = table('score', { at: 'score', role: 'declarer' }, possibleThere);
const REPLAY = reached('replay', SCORE, openReplay);
const LIVE_NEW: Screen = { name: 'live-new', address: 'live/new' };
const LOBBY = reached('live-lobby', LIVE_NEW, makeTable);
const PEOPLE = reached('live-people', LOBBY, openPeople);

/** A screen that is reached from another follows it, so that whoever visits all of them in their order opens as few pages as may be. */
export const SCREENS: readonly Screen[] = [
  { name: 'start', address: '' },
  { name: 'new', address: 'new', go: openSwitches },
  { name: 'settings', address: 'settings' },
  { name: 'rules', address: 'rules/mb.ebu' },
  table('draw', { at: 'draw' }),
  COUNT,
  reached('count-help', COUNT, openHelp),
  DECLARER,
  reached('contract', DECLARER, goOn),
  table('agree', { at: 'agree', rules: 'mb.ebu-school' }),
  table('contract-levels', { at: 'contract', role: 'declarer', rules: 'mb.levels' }, goOn),
  PLAY,
  LAST_TRICK,
  reached('menu', LAST_TRICK, async (page) => {
    await closeDialog(page);
    await openMenu(page);
  }),
  table('play-defender', { at: 13, role: 'defender' }),
  table('play-dummy', { at: 13, role: 'dummy' }),
  SCORE,
  REPLAY,
  reached('replay-end', REPLAY, toLastCard),
  table('score-levels', { at: 'score', role: 'declarer', rules: 'mb.levels', after: 1 }, possibleThere),
  table('match-over', { at: 'score', after: 3 }, possibleThere),
  { name: 'lesson', address: 'first-deal' },
  { name: 'live', address: 'live' },
  LIVE_NEW,
  LOBBY,
  PEOPLE,
  reached('live-say', PEOPLE, openPhrases),
];

/** Leaves what was open and opens this address, with whatever it needs on the device. */
async function openAddress(page: Page, { address, match }: Screen, player: string): Promise<void> {
  const kept = match && madeMatch({ name: player, ...match });
  // Away from the page first: bots who play on there would keep their match in place of this one.
  await page.goto('/healthz');
  await page.evaluate((text) => {
    localStorage.removeItem('minibridge.lesson');
    if (text === null) localStorage.removeItem('minibridge.match');
    else localStorage.setItem('minibridge.match', text);
  }, kept ?? null);
  await page.goto(`/?${Math.random()}#/${address}`);
}

/** Opens this screen. `standing`: which one stands on the page; it is left as it is where it leads to this one. */
export async function openScreen(page: Page, screen: Screen, player = '', standing?: Screen): Promise<void> {
  const { name, from, go } = screen;
  if (from === undefined) await openAddress(page, screen, player);
  else if (from !== standing) await openScreen(page, from, player);
  await expect(page.locator('h1').first(), `the screen ${name} opens`).toBeVisible();
  await go?.(page);
  // A step within the screen brings its own heading.
  await expect(page.locator('h1').first(), `the screen ${name} stands`).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
