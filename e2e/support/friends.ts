// Friends at one live table: each with a browser and a language of their own, from making the table to the result.

import { type Card, isCard, presetRules, type Rules, type Seat } from '@minibridge/bridge';
import type { Language } from '@minibridge/messages';
import type { TableSettings } from '@minibridge/protocol';
import { test as base, expect, type Page } from '@playwright/test';
import { act, type Player } from './deal';
import { prepare } from './device';
import { type Due, dueNow } from './due';
import { MOUSE } from './hand';
import { hearing } from './heard';
import { type LiveServer, liveServer } from './live-server';
import { type Words, wordsOf } from './words';

export type Person = {
  readonly name: string;
  readonly language: Language;
  readonly seat: Seat;
};

export type Friend = Player &
  Person & {
    readonly words: Words;
    /** Every text that came by WebSocket. */
    readonly texts: readonly string[];
  };

/** What lies on the device, and how it comes to the server. */
type Wish = {
  /** For new tables. */
  readonly deals?: number;
  readonly settings?: Partial<TableSettings>;
  /** Another address of the server. */
  readonly address?: string;
  /** The page's time may be stopped. */
  readonly hasOwnClock?: boolean;
};

/** How many times the page's clock is faster than ours: nothing on it is waited for in vain. */
const HASTE = 3;

export const SETTINGS = {
  ...{ size: 4, door: 'code', botLevel: 1, speed: 'fast', undo: 'never', pause: 'anyone' },
  ...{ lateComers: 'at-once', watching: 'public-cards', botAfter: 180 },
} as const satisfies TableSettings;

type Comes = (person: Person, wish?: Wish) => Promise<Friend>;

function rulesFor({ deals = 1 }: Wish): Rules {
  return { ...presetRules('mb.site4'), id: 'own', match: { deals, firstDealer: 'north' } };
}

/** The device of a person, before the first page is opened on it. */
async function ready(page: Page, { language, name }: Person, wish: Wish): Promise<void> {
  if (wish.hasOwnClock) await page.clock.install();
  await prepare(page, { settings: { language, name, taps: 1 }, choice: { rules: rulesFor(wish) }, haste: HASTE });
  await page.addInitScript(
    (settings) => localStorage.setItem('minibridge.table-settings', settings),
    JSON.stringify({ ...SETTINGS, ...wish.settings }),
  );
}

/** A server of the test's own, and a way for friends to come to it. Nobody's page may break; all leave in the end. */
export const test = base.extend<{ server: LiveServer; comes: Comes }>({
  server: async ({ browserName: _any }, use) => {
    const server = await liveServer();
    await use(server);
    await server.end();
  },
  comes: async ({ browser, server }, use) => {
    const pages: Page[] = [];
    const broken: string[] = [];
    await use(async (person, wish = {}) => {
      const size = { width: 1024, height: 768 };
      const context = await browser.newContext({
        baseURL: wish.address ?? server.address,
        viewport: size,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      pages.push(page);
      page.on('pageerror', ({ message }) => broken.push(`${person.name}: ${message}`));
      const texts = hearing(page);
      await ready(page, person, wish);
      return { ...person, page, pointer: MOUSE, texts, words: await wordsOf(person.language) };
    });
    expect(broken).toEqual([]);
    for (const page of pages) await expect(page.locator('.broken-table')).toHaveCount(0);
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

/** One more window of the same person. */
export async function anotherWindow(one: Friend, link: string): Promise<Friend> {
  const page = await one.page.context().newPage();
  const texts = hearing(page);
  await ready(page, one, {});
  await page.goto(link);
  return { ...one, page, texts };
}

/** With friends, make a table: two taps. Its address. */
export async function makeTable({ page, words }: Friend): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: words.table['start.friends']() }).click();
  await page.getByRole('button', { name: words.live['home.make']() }).click();
  await expect(page.locator('.live-code')).toBeVisible();
  return page.url();
}

/** Follows the link, chooses the seat, agrees. */
export async function join({ page, words, seat }: Friend, link: string): Promise<void> {
  await page.goto(link);
  await page.locator(`.live-seat.at-${seat} .btn`).click();
  await page.getByRole('button', { name: words.live['lobby.agree']() }).click();
  await expect(page.locator('.live-agreed')).toBeVisible();
}

/** The first, who sits South as every host at first, makes a table; the others come by its link; the first begins. The link. */
export async function meet([host, ...others]: readonly [Friend, ...Friend[]]): Promise<string> {
  const link = await makeTable(host);
  await Promise.all(others.map((one) => join(one, link)));
  await begin(host);
  return link;
}

export async function begin({ page, words }: Friend): Promise<void> {
  await page.getByRole('button', { name: words.live['lobby.start']() }).click();
}

/** One friend's page at one moment. */
type Look = { readonly one: Friend; readonly now: Due | undefined };

function lookAround(friends: readonly Friend[]): Promise<readonly Look[]> {
  return Promise.all(friends.map(async (one) => ({ one, now: await dueNow(one.page) })));
}

async function actAll(looks: readonly Look[]): Promise<boolean> {
  const acting = looks.flatMap(({ one, now }) => (now === undefined || now.is === 'score' ? [] : [{ one, now }]));
  await Promise.all(acting.map(({ one, now }) => act(one, now)));
  return acting.length > 0;
}

/** Everybody does what is theirs to do until `until` holds for what is on the pages. */
export async function play(
  friends: readonly Friend[],
  until: (looks: readonly Look[]) => boolean | Promise<boolean>,
): Promise<void> {
  for (;;) {
    const looks = await lookAround(friends);
    if (await until(looks)) return;
    if (!(await actAll(looks))) await friends[0]?.page.waitForTimeout(30);
  }
}

/** Who is to play a card. */
export function toPlay(looks: readonly Look[]): Friend | undefined {
  return looks.find(({ now }) => now?.is === 'card')?.one;
}

export function isScored(looks: readonly Look[]): boolean {
  return looks.every(({ now }) => now?.is === 'score');
}

/** Plays on until a card is to be played and `isThere` says so; who is to play it. */
export async function playToCard(
  friends: readonly Friend[],
  isThere: (one: Friend) => boolean | Promise<boolean> = () => true,
): Promise<Friend> {
  let found: Friend | undefined;
  await play(friends, async (looks) => {
    const one = toPlay(looks);
    if (one !== undefined && (await isThere(one))) found = one;
    if (found === undefined && isScored(looks)) throw new Error('The deal is over.');
    return found !== undefined;
  });
  if (found === undefined) throw new Error('Nobody was to play.');
  return found;
}

/** The cards that this friend may play now. */
export async function readyCards({ page }: Friend): Promise<readonly Card[]> {
  const now = await dueNow(page);
  return now?.is === 'card' ? now.cards : [];
}

/** The cards of the open trick, in the order in which they were played; a closed one may lie over them for a moment. */
export async function trickSeen({ page }: Friend): Promise<readonly Card[]> {
  const cards = await page.evaluate(() =>
    [...(document.querySelector('.p-trick .trick')?.querySelectorAll<HTMLElement>('.card') ?? [])].map(
      ({ dataset: { s = '', r = '' } }) => s + r,
    ),
  );
  return cards.filter(isCard);
}

/** The cards of the own hand, as they lie. */
export async function handSeen({ page }: Friend): Promise<readonly Card[]> {
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.play > .hand [data-card]')].map(({ dataset }) => dataset.card ?? ''),
  );
  return cards.filter(isCard);
}

/** The cards of the trick and of the own hand. */
export async function cardsSeen(one: Friend): Promise<readonly Card[]> {
  return [...(await trickSeen(one)), ...(await handSeen(one))];
}

/** Some cards of the open trick lie there, and the own hand has at most so many cards. */
export async function isInMidTrick(one: Friend, most: number): Promise<boolean> {
  return (await trickSeen(one)).length > 0 && (await handSeen(one)).length <= most;
}

/** The totals of the sheet as they are written. */
export function totals({ page }: Friend): Promise<readonly string[]> {
  return page.locator('.score-sheet tfoot td').allInnerTexts();
}
