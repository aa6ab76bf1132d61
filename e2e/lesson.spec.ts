/** The guided first deal: from the start page to its score, in two languages, with mouse and finger. */
import { type Card, isCard } from '@minibridge/bridge';
import { FIRST_DEAL } from '@minibridge/learn';
import type { Language } from '@minibridge/messages';
import { expect, type Page, test } from '@playwright/test';
import { playUntil } from './support/deal';
import { prepare } from './support/device';
import { FINGER, MOUSE, type Pointer, press } from './support/hand';
import { type Words, wordsOf } from './support/words';

type Learner = { readonly page: Page; readonly pointer: Pointer; readonly words: Words };

/** The cards that the learner plays, in order. */
const OWN_CARDS = FIRST_DEAL.steps.flatMap(({ expect: asked }) => (asked?.type === 'play' ? [asked.card] : []));

const plain = (text: string): string => text.replaceAll(/<\/?b>/g, '');

/** The contract grid's cell in words: "Game in spades, 10 tricks, 420 points". */
function cellOf({ page, words: { table } }: Learner, kind: 'part' | 'game', tricks: number, points: number) {
  const contract = table['contract.name']({ kind, strain: 'S' });
  return page.getByRole('radio', { name: table['choose.said']({ contract, tricks, points }) });
}

/** A part-score is kindly declined; then the game that the lesson asks for. */
async function chooseGame(learner: Learner): Promise<void> {
  const { page, pointer, words } = learner;
  const { lesson } = words;
  const confirm = page.locator('.at-table .btn.main');
  await press(pointer, cellOf(learner, 'part', 7, 80));
  await press(pointer, confirm);
  await expect(page.getByRole('region', { name: lesson.title() })).toContainText(plain(lesson['why.contract']()));
  await press(pointer, cellOf(learner, 'game', 10, 420));
  await press(pointer, confirm);
}

/** Pixels by which the page is higher than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Asks the lesson which card it means: it marks exactly one. */
async function markedCard({ page, pointer, words }: Learner): Promise<Card | undefined> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await press(pointer, page.getByRole('button', { name: words.lesson.show() }));
  const marked = page.locator('.stage button.card.marked');
  await expect(marked).toHaveCount(1);
  const card = await marked.getAttribute('data-card');
  return card !== null && isCard(card) ? card : undefined;
}

async function firstDeal(page: Page, pointer: Pointer, language: Language): Promise<void> {
  const words = await wordsOf(language);
  const learner = { page, pointer, words };
  const played: (Card | undefined)[] = [];
  await prepare(page, { settings: { language, taps: pointer.taps }, haste: 6 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await press(pointer, page.getByRole('link', { name: words.table['start.first-deal']() }));

  await playUntil({ page, pointer }, 'contract');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await chooseGame(learner);
  const { lesson } = words;
  await expect(page.locator('.prompt > span')).toHaveText(lesson['read-on']({ button: lesson['go-on']() }));
  const pick = async (): Promise<Card | undefined> => {
    const card = await markedCard(learner);
    played.push(card);
    return card;
  };
  await playUntil({ page, pointer, pick }, 'score');

  expect(played).toEqual(OWN_CARDS);
  await expect(page.locator('.result')).toContainText('420');
  await expect(page.getByRole('region', { name: words.lesson.title() })).toContainText('4 × 30 + 300 = 420');
  await press(pointer, page.getByRole('button', { name: words.lesson['play-match']() }));
  await expect(page.getByRole('heading', { name: words.setup['new.title']() })).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first deal in Polish, by mouse', async ({ page }) => {
  await firstDeal(page, MOUSE, 'pl');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first deal in Greek, by finger', async ({ page }) => {
    await firstDeal(page, FINGER, 'el');
  });
});
