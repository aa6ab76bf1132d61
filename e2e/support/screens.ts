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
  /** From the page as it opens to the screen. */
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

/** The replay at its last card, with what all cards cost. */
async function openReplayEnd(page: Page): Promise<void> {
  await openReplay(page);
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
  await makeTable(page);
  await page.locator('.live-people .ico').click();
  for (const part of await page.locator('.live-more > summary').all()) await part.click();
  await expect(page.locator('.dialog .live-qr')).toBeVisible();
}

async function openPhrases(page: Page): Promise<void> {
  await makeTable(page);
  await page.locator('.live-people .ico').click();
  await page.locator('.dialog-body > .btn').first().click();
  await expect(page.locator('.live-phrases .btn')).toHaveCount(17);
}

const table = (name: string, match: Made, go?: Screen['go']): Screen => ({
  name,
  address: 'table',
  match,
  ...(go ? { go } : {}),
});

export const SCREENS: readonly Screen[] = [
  { name: 'start', address: '' },
  { name: 'new', address: 'new', go: openSwitches },
  { name: 'settings', address: 'settings' },
  { name: 'rules', address: 'rules/mb.ebu' },
  table('draw', { at: 'draw' }),
  table('count', { at: 'count', rules: 'mb.ebu' }),
  table('count-help', { at: 'count', rules: 'mb.ebu' }, openHelp),
  table('declarer', { at: 'contract', role: 'declarer' }),
  table('agree', { at: 'agree', rules: 'mb.ebu-school' }),
  table('contract', { at: 'contract', role: 'declarer' }, goOn),
  table('contract-levels', { at: 'contract', role: 'declarer', rules: 'mb.levels' }, goOn),
  table('play-declarer', { at: 9, role: 'declarer' }),
  table('play-defender', { at: 13, role: 'defender' }),
  table('play-dummy', { at: 13, role: 'dummy' }),
  table('last-trick', { at: 9, role: 'declarer' }, openLastTrick),
  table('menu', { at: 9, role: 'declarer' }, openMenu),
  table('score', { at: 'score', role: 'declarer', after: 1 }, possibleThere),
  table('score-levels', { at: 'score', role: 'declarer', rules: 'mb.levels' }, possibleThere),
  table('match-over', { at: 'score', after: 3 }, possibleThere),
  table('replay', { at: 'score', role: 'declarer' }, openReplay),
  table('replay-end', { at: 'score', role: 'declarer' }, openReplayEnd),
  { name: 'lesson', address: 'first-deal' },
  { name: 'live', address: 'live' },
  { name: 'live-new', address: 'live/new' },
  { name: 'live-lobby', address: 'live/new', go: makeTable },
  { name: 'live-people', address: 'live/new', go: openPeople },
  { name: 'live-say', address: 'live/new', go: openPhrases },
];

/** Leaves what was open and opens this screen, with whatever it needs on the device. */
export async function openScreen(page: Page, { name, address, match, go }: Screen, player = ''): Promise<void> {
  const kept = match && madeMatch({ name: player, ...match });
  await page.evaluate((text) => {
    localStorage.removeItem('minibridge.lesson');
    if (text === null) localStorage.removeItem('minibridge.match');
    else localStorage.setItem('minibridge.match', text);
  }, kept ?? null);
  await page.goto(`/?${Math.random()}#/${address}`);
  await expect(page.locator('h1').first(), `the screen ${name} opens`).toBeVisible();
  await go?.(page);
  // A step within the screen brings its own heading.
  await expect(page.locator('h1').first(), `the screen ${name} stands`).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
