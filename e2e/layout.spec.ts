/** On a phone nothing at the table breaks or moves: roles stay whole, and no prompt pushes the hand. */
import { expect, test } from '@playwright/test';
import { prepare } from './support/device';
import { resized } from './support/measure';
import { LONG_NAME, openScreen, SCREENS, type Screen } from './support/screens';
import { wordsOf } from './support/words';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

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

/** Runs in the page. What is wrong with the own line when all thirteen tricks lie beside it, and with what answers a press. */
function lineFaults(): readonly string[] {
  const pile = document.querySelector('.me > .tricks');
  const line = document.querySelector('.prompt > small');
  const prompt = document.querySelector('.prompt');
  pile?.replaceChildren(
    ...Array.from({ length: 13 }, (_, nth) => {
      const trick = document.createElement('i');
      trick.className = nth % 2 ? 'x' : '';
      return trick;
    }),
  );
  prompt?.setAttribute('data-answers', '');
  const answer = prompt?.querySelector('span');
  const room = answer ? Number.parseFloat(getComputedStyle(answer).paddingInlineStart) : 0;
  prompt?.removeAttribute('data-answers');
  const edge = pile?.firstElementChild?.getBoundingClientRect().left ?? 0;
  const end = line?.getBoundingClientRect().bottom ?? 0;
  const seen = [...(line?.children ?? [])]
    .map((part) => part.getBoundingClientRect())
    .filter(({ top }) => top < end - 2);
  return [
    ...(room < 4 ? ['no room at the left of what answers'] : []),
    ...((seen[0]?.width ?? 0) < 20 ? ['the name is gone'] : []),
    ...(seen.some(({ right }) => right > edge + 1) ? ['the tricks lie on the line'] : []),
  ];
}

const AT_SIDES: readonly Screen[] = [
  { name: 'declarer at a side', address: 'table', match: { at: 'contract', role: 'defender' } },
  { name: 'dummy at a side', address: 'table', match: { at: 1, role: 'defender' } },
];
const PHONE = [360, 740] as const;

for (const language of ['en', 'de', 'fr', 'el', 'pl'] as const) {
  test(`on a phone a role is never broken, and no prompt moves the hand, ${language}`, async ({ page }) => {
    await prepare(page, { settings: { language, name: LONG_NAME } });
    await page.goto('/');
    await resized(page, PHONE);
    for (const screen of AT_SIDES) {
      await openScreen(page, screen, LONG_NAME);
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
    for (const size of [PHONE, [320, 568]] as const) {
      await resized(page, size);
      expect(await page.evaluate(lineFaults), size.join(' × ')).toEqual([]);
    }
  });
}

/** Runs in the page. How many contracts are cut by the row with the button, and whether an arrow there says that more follow. */
function lowestContracts(): { readonly cut: number; readonly arrow: boolean } {
  const row = document.querySelector('.go-row');
  const edge = row?.getBoundingClientRect().top ?? 0;
  const cut = [...document.querySelectorAll('.cell')].filter((cell) => cell.getBoundingClientRect().bottom > edge + 1);
  return { cut: cut.length, arrow: row !== null && getComputedStyle(row, '::after').content !== 'none' };
}

test('on a phone contracts are seen whole, or an arrow says that more follow', async ({ page }) => {
  await prepare(page, { settings: { language: 'el' } });
  await page.goto('/');
  await resized(page, PHONE);
  for (const screen of SCREENS.filter(({ name }) => name.startsWith('contract'))) {
    await openScreen(page, screen);
    const fits = screen.name === 'contract';
    await expect.poll(async () => (await page.evaluate(lowestContracts)).cut === 0).toBe(fits);
    await expect.poll(async () => (await page.evaluate(lowestContracts)).arrow, screen.name).toBe(!fits);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(lowestContracts), screen.name).toEqual({ cut: 0, arrow: false });
  }
});
