/** While a deal is played, nothing on the page tells of a card that the person cannot see. */
import { type Card, rankOf, type Seat, suitOf } from '@minibridge/bridge';
import { expect, type Page, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { prepare } from './support/device';
import { MOUSE } from './support/hand';
import { cardsPlayed, handsDealt } from './support/log';
import { startMatch } from './support/start';
import { wordsOf } from './support/words';

const words = await wordsOf('en');
const say = words.table;

/** Cards that lie hidden at this moment: all but those of the open hands and of the tricks. */
async function hiddenCards(page: Page, open: readonly Seat[]): Promise<readonly Card[]> {
  const played = (await cardsPlayed(page)).map(({ card }) => card);
  const closed = (await handsDealt(page)).filter(({ seat }) => !open.includes(seat));
  return closed.flatMap(({ hand }) => hand).filter((card) => !played.includes(card));
}

/** In words, as cards are read out. */
function nameOf(card: Card): string {
  return say['card.name']({ rank: rankOf(card), suit: suitOf(card) });
}

async function expectNothingTold(page: Page, open: readonly Seat[]): Promise<void> {
  const hidden = await hiddenCards(page, open);
  expect(hidden.length).toBeGreaterThan(0);
  const shown = await page.evaluate(() => ({
    cards: [...document.querySelectorAll<HTMLElement>('[data-s][data-r]')].map(({ dataset: { s, r } }) => `${s}${r}`),
    html: document.documentElement.outerHTML,
  }));
  expect(hidden.filter((card) => shown.cards.includes(card))).toEqual([]);
  expect(hidden.filter((card) => shown.html.includes(`data-card="${card}"`))).toEqual([]);
  expect(hidden.filter((card) => shown.html.includes(`"${nameOf(card)}"`))).toEqual([]);
}

/** Looks whenever a card is to be played, as long as somebody has hidden cards left. */
async function lookAround(page: Page, open: readonly Seat[]): Promise<number> {
  let looks = 0;
  const pick = async () => {
    if ((await cardsPlayed(page)).length < 48) {
      await expectNothingTold(page, open);
      looks += 1;
    }
    return undefined;
  };
  await playUntil({ page, pointer: MOUSE, pick }, 'score');
  return looks;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a declarer sees two hands', async ({ page }) => {
  await prepare(page, { choice: { policy: 'always-declarer' }, seed: 41, haste: 6 });
  await startMatch(page, MOUSE, words);
  await playUntil({ page, pointer: MOUSE }, 'count');
  await expectNothingTold(page, ['S']);
  expect(await lookAround(page, ['S', 'N'])).toBeGreaterThan(20);
});

test('a defender sees dummy and no more', async ({ page }) => {
  await prepare(page, { seed: 5, haste: 6 });
  await startMatch(page, MOUSE, words);
  await playUntil({ page, pointer: MOUSE }, 'turn');
  const lies = await page.locator('.rows [data-card]').first().getAttribute('data-card');
  const dummy = (await handsDealt(page)).find(({ hand }) => hand.some((card) => card === lies));
  expect(['E', 'W']).toContain(dummy?.seat);
  expect(await lookAround(page, ['S', ...(dummy ? [dummy.seat] : [])])).toBeGreaterThan(10);
});
