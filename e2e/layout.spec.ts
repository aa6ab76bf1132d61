/** Every screen fits every window, with long words, other letters, a long name and large text. */
import { expect, type Page, test } from '@playwright/test';
import { prepare } from './support/device';
import { misfitsOf, smallTargetsOf } from './support/measure';
import { openScreen, SCREENS, type Screen } from './support/screens';
import { wordsOf } from './support/words';

const NAME = 'Maximiliana Theodora von Hohenfels-Saale';
const SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
/** 1440 × 900, enlarged to 200 % by the browser. */
const ZOOMED = [720, 450] as const;
/** Text alone enlarged to 200 %: nothing is cut off; only a phone may then scroll sideways. */
const LARGE_TEXT = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

async function resized(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The reader's own text size, as it is set in the browser: media queries in em follow it, too. */
async function enlarged(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await browser.detach();
}

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['de', 'el', 'pl'] as const) {
  test(`every screen fits, ${language}`, async ({ page }) => {
    await prepare(page, { settings: { language, name: NAME } });
    await page.goto('/');
    const wrong: string[] = [];
    const take = (where: string, found: readonly string[]) => wrong.push(...found.map((text) => `${where}: ${text}`));
    for (const screen of SCREENS) {
      await resized(page, [1024, 768]);
      await enlarged(page, 16);
      await openScreen(page, screen, NAME);
      for (const size of [...SIZES, ZOOMED]) {
        await resized(page, size);
        take(`${screen.name} ${size.join('×')}`, [...(await misfitsOf(page)), ...(await smallTargetsOf(page))]);
      }
      await enlarged(page, 32);
      for (const size of LARGE_TEXT) {
        await resized(page, size);
        const found = (await misfitsOf(page)).filter((text) => size[0] > 700 || !text.endsWith('too wide'));
        take(`${screen.name} ${size.join('×')}, text 200 %`, found);
      }
    }
    expect(wrong).toEqual([]);
  });
}

/** Runs in the page. Words at the seats that go over the end of a line. */
function brokenWords(): readonly string[] {
  const notes = [...document.querySelectorAll('.seat i, .seat em')].flatMap((note) => [...note.childNodes]);
  return notes.flatMap((text) =>
    [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    }),
  );
}

/** Runs in the page. Where the hand lies while `text` is said above it. */
function handBelow(text: string): { readonly top: number; readonly bottom: number; readonly fits: boolean } {
  const said = document.querySelector('.prompt > span');
  if (said) said.textContent = text;
  const { top = 0, bottom = 0 } = document.querySelector('.play > .hand')?.getBoundingClientRect() ?? {};
  return { top, bottom, fits: document.documentElement.scrollHeight <= innerHeight };
}

const AT_SIDES: readonly Screen[] = [
  { name: 'declarer at a side', address: 'table', match: { at: 'contract', role: 'defender' } },
  { name: 'dummy at a side', address: 'table', match: { at: 1, role: 'defender' } },
];
const PHONE = [360, 740] as const;

for (const language of ['en', 'de', 'fr', 'el', 'pl'] as const) {
  test(`on a phone a role is never broken, and no prompt moves the hand, ${language}`, async ({ page }) => {
    await prepare(page, { settings: { language, name: NAME } });
    await page.goto('/');
    await resized(page, PHONE);
    for (const screen of AT_SIDES) {
      await openScreen(page, screen, NAME);
      expect(await page.evaluate(brokenWords), screen.name).toEqual([]);
    }
    const { table: say } = await wordsOf(language);
    const prompts = [
      say['play.undo-waits']({ asked: 'defenders' }),
      say['refusal.played-since']({ seat: 'E' }),
      say['play.watch-turn']({ seat: 'E' }),
      say['play.opposite-free']({ hand: 'declarer', suit: 'C' }),
      say['refusal.undo-asked']({ seat: 'E' }),
      say['refusal.must-follow-suit']({ suit: 'D' }),
    ];
    const before = await page.evaluate(handBelow, say['play.follow']({ suit: 'S' }));
    expect(before.fits).toBe(true);
    for (const prompt of prompts) expect(await page.evaluate(handBelow, prompt), prompt).toEqual(before);
  });
}
