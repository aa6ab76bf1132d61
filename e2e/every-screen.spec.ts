/**
 * Every screen in five languages: axe finds nothing, and with long words, other letters, a long name and large text it fits every
 * window. `npm run night` asks everything of every language.
 */
import { LANGUAGES, type Language } from '@minibridge/messages';
import { expect, type Page, test } from '@playwright/test';
import { type Light, violations } from './support/axe';
import { prepare } from './support/device';
import { enlarged, misfitsOf, resized, smallTargetsOf } from './support/measure';
import { AT_NIGHT } from './support/night';
import { LONG_NAME, ONE_WORD, openScreen, SCREENS, type Screen } from './support/screens';

/** In the dark the same page has other colours and nothing else, in every language the same: asked once. */
const lightsIn = (language: Language): readonly Light[] =>
  AT_NIGHT || language === 'en' ? ['light', 'dark'] : ['light'];

/** Measured with a long name: the longest words, and the other alphabet. */
const NAMES: { readonly [language in Language]?: string } = {
  de: LONG_NAME,
  el: ONE_WORD,
  ...(AT_NIGHT && { en: LONG_NAME, pl: ONE_WORD, fr: LONG_NAME }),
};

const USUAL = [1280, 720] as const;
/** 1440 × 900, enlarged to 200 % by the browser. */
const ZOOMED = [720, 450] as const;
const SIZES = [ZOOMED, [320, 568], [360, 740], [740, 360], [768, 1024], [1024, 768], [1440, 900]] as const;
/** Text alone enlarged to 200 %: nothing is cut off; only a phone may then scroll sideways. */
const LARGE_TEXT = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const;
const TEXT = { usual: 16, large: 32 } as const;

async function misfitsAtEverySize(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  const take = (where: string, found: readonly string[]) => wrong.push(...found.map((text) => `${where}: ${text}`));
  for (const size of SIZES) {
    await resized(page, size);
    take(size.join('×'), [...(await misfitsOf(page)), ...(await smallTargetsOf(page))]);
  }
  await enlarged(page, TEXT.large);
  for (const size of LARGE_TEXT) {
    await resized(page, size);
    const found = (await misfitsOf(page)).filter((text) => size[0] > 700 || !text.endsWith('too wide'));
    take(`${size.join('×')}, text 200 %`, found);
  }
  await enlarged(page, TEXT.usual);
  await resized(page, USUAL);
  return wrong;
}

// axe is put into the page from outside, which the page's own policy rightly forbids.
test.use({
  bypassCSP: true,
  hasTouch: true,
  viewport: { width: USUAL[0], height: USUAL[1] },
  contextOptions: { reducedMotion: 'reduce' },
});
if (AT_NIGHT) test.setTimeout(900_000);

for (const { code } of LANGUAGES) {
  test(`every screen, ${code}`, async ({ page }) => {
    const name = NAMES[code];
    await prepare(page, { settings: { language: code, ...(name && { name }) } });
    await page.goto('/');
    const wrong: string[] = [];
    const take = (where: string, found: readonly string[]) => wrong.push(...found.map((text) => `${where}: ${text}`));
    let standing: Screen | undefined;
    for (const screen of SCREENS) {
      await openScreen(page, screen, name, standing);
      standing = screen;
      for (const light of lightsIn(code)) take(`${screen.name}, ${light}`, await violations(page, light));
      if (name) take(screen.name, await misfitsAtEverySize(page));
    }
    expect(wrong).toEqual([]);
  });
}
