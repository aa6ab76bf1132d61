/** Two taps in the same instant, of two defenders or in two windows of one person: exactly one card is played. */
import { type Card, partner } from '@minibridge/bridge';
import { expect, type Page } from '@playwright/test';
import { clicks } from './support/burst';
import {
  anotherWindow,
  type Friend,
  handSeen,
  meet,
  type Person,
  playToCard,
  readyCards,
  test,
  trickSeen,
} from './support/friends';
import { cardButton, pressCard } from './support/hand';
import { cardsOf, declarerIn } from './support/heard';
import { AT_NIGHT } from './support/night';

const ADA: Person = { name: 'Ada', language: 'en', seat: 'S' };
const OLA: Person = { name: 'Ola', language: 'pl', seat: 'W' };
const JURGEN: Person = { name: 'Jürgen', language: 'de', seat: 'N' };
const CLEMENT: Person = { name: 'Clément', language: 'fr', seat: 'E' };

/** How often each pair of hands meets: an instant is never the same twice. */
const TIMES = AT_NIGHT ? 4 : 2;

/** Longer than any card takes to arrive. */
const SETTLED_MS = 600;

const played = ({ texts }: Friend): readonly Card[] => cardsOf(texts);

/** Which of these cards have been played. */
function playedOf(cards: readonly Card[], one: Friend): readonly Card[] {
  return [...new Set(cards)].filter((card) => played(one).includes(card));
}

/** Whether this friend and the one opposite defend. */
function defends(friend: Friend): boolean {
  const declarer = declarerIn(friend.texts);
  return declarer !== undefined && declarer !== friend.seat && partner(declarer) !== friend.seat;
}

/** Of the lines that a page has read out, those that say whose turn it is. */
async function turnsTold({ page, words }: Friend): Promise<number> {
  const lines = await page.locator('[aria-live=polite] p').allTextContents();
  const kind = [ADA, OLA, JURGEN, CLEMENT].map(({ name }) => words.live['named.turn']({ name }));
  return lines.filter((line) => kind.includes(line)).length;
}

/** No card but these has been played, on the server and on all pages. */
async function expectPlayed(friends: readonly Friend[], cards: readonly Card[]): Promise<void> {
  await friends[0]?.page.waitForTimeout(SETTLED_MS);
  for (const one of friends) expect(played(one)).toEqual(cards);
}

/** Nothing on the page but the table: no dialog, no page of error. */
async function expectAtTable(page: Page): Promise<void> {
  await expect(page.locator('.at-table')).toHaveAttribute('data-stage', 'play');
  await expect(page.locator('dialog[open], .broken-table')).toHaveCount(0);
}

test('two defenders tap in the same instant: one card, and a kind sentence', async ({ comes }) => {
  const friends = [await comes(ADA), await comes(OLA), await comes(JURGEN), await comes(CLEMENT)] as const;
  await meet(friends);
  for (let time = 0; time < TIMES; time += 1) {
    // Not the last of a trick: after it the other one might lead.
    const one = await playToCard(friends, async (each) => defends(each) && (await trickSeen(each)).length < 3);
    const other = friends.find(({ seat }) => seat === partner(one.seat));
    const [mine] = await readyCards(one);
    const [theirs] = other ? await handSeen(other) : [];
    if (!other || !mine || !theirs) throw new Error('There are not two defenders.');
    const before = played(one);
    const hand = await handSeen(other);
    await Promise.all([
      pressCard(one.page, one.pointer, mine),
      cardButton(other.page, theirs).click({ position: { x: 11, y: 12 } }),
    ]);
    await expectPlayed(friends, [...before, mine]);
    expect(await handSeen(other)).toEqual(hand);
    expect(await turnsTold(other)).toBeGreaterThan(0);
    for (const { page } of friends) await expectAtTable(page);
  }
});

test('two windows of one person, two cards in the same instant; and double clicks', async ({ comes }) => {
  // With three friends somebody who is no bot plays before it is the same hand’s turn again, however late the second tap is.
  const friends = [await comes(ADA), await comes(OLA), await comes(JURGEN)] as const;
  const link = await meet(friends);
  // Whoever has something to play is not dummy.
  const one = await playToCard(friends);
  const second = await anotherWindow(one, link);

  await test.step('two windows', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      // Not the last of a trick: after it the same person might lead.
      await playToCard(
        friends,
        async (each) => each === one && (await readyCards(one)).length > 1 && (await trickSeen(one)).length < 3,
      );
      const cards = await readyCards(one);
      const [mine, theirs] = [cards[0], cards.at(-1)];
      if (!mine || !theirs) throw new Error('There are not two cards.');
      await expect.poll(() => readyCards(second)).toEqual(cards);
      await Promise.all([pressCard(one.page, one.pointer, mine), pressCard(second.page, one.pointer, theirs)]);
      await expect.poll(() => playedOf(cards, one)).toHaveLength(1);
      await one.page.waitForTimeout(SETTLED_MS);
      expect(playedOf([mine, theirs], one)).toHaveLength(1);
      for (const each of [...friends, second]) {
        await expect.poll(() => played(each)).toEqual(played(one));
        await expectAtTable(each.page);
      }
    }
  });

  await test.step('double and triple clicks', async () => {
    for (const times of [2, 3]) {
      const due = await playToCard(friends);
      const [card] = await readyCards(due);
      if (!card) throw new Error('It is nobody’s turn.');
      const left = [...(await readyCards(due)), ...(await handSeen(due))];
      await clicks(times)(due.page, cardButton(due.page, card));
      await expect(cardButton(due.page, card)).toHaveCount(0);
      await due.page.waitForTimeout(SETTLED_MS);
      expect(playedOf(left, due)).toEqual([card]);
    }
  });
});
