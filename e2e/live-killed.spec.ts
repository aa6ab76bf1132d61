/** The server is killed and started in mid-trick under four friends: play goes on at the right card, and no card is played twice. */
import type { Card } from '@minibridge/bridge';
import { expect } from '@playwright/test';
import {
  cardsSeen,
  type Friend,
  isInMidTrick,
  meet,
  type Person,
  play,
  playToCard,
  readyCards,
  test,
  trickSeen,
} from './support/friends';
import { pressCard } from './support/hand';
import { cardsOf, leaksIn, logOf, publicPart } from './support/heard';

const ADA: Person = { name: 'Ada', language: 'en', seat: 'S' };
const CLEMENT: Person = { name: 'Clément', language: 'fr', seat: 'W' };
const JURGEN: Person = { name: 'Jürgen', language: 'de', seat: 'N' };
const ELENI: Person = { name: 'Ελένη', language: 'el', seat: 'E' };

/** The first card that this friend may play now. */
async function readyCard(one: Friend): Promise<Card> {
  const [card] = await readyCards(one);
  if (card === undefined) throw new Error('It is not this friend’s turn.');
  return card;
}

async function expectCut(friends: readonly Friend[]): Promise<void> {
  for (const { page, words } of friends) {
    await expect(page.locator('.live-line')).toHaveText(words.live['line.cut']());
  }
}

async function expectBack(friends: readonly Friend[]): Promise<void> {
  for (const { page } of friends) await expect(page.locator('.live-line')).toHaveCount(0);
}

/** All were told of the same cards, each of them once, and `card` is among them. */
async function expectOnce(friends: readonly Friend[], card?: Card): Promise<void> {
  const [first] = friends;
  await expect(async () => {
    const cards = cardsOf(first?.texts ?? []);
    for (const { texts } of friends) expect(cardsOf(texts)).toEqual(cards);
    expect(new Set(cards).size).toBe(cards.length);
    if (card !== undefined) expect(cards).toContain(card);
  }).toPass();
}

test('the server is killed three times under four friends', async ({ comes, server }) => {
  const friends = [await comes(ADA), await comes(CLEMENT), await comes(JURGEN), await comes(ELENI)] as const;
  await meet(friends);

  await test.step('in mid-trick: said plainly in four languages, and everybody is at the same card again', async () => {
    const one = await playToCard(friends, (each) => isInMidTrick(each, 12));
    await expect
      .poll(async () => new Set(await Promise.all(friends.map((each) => trickSeen(each).then(String)))).size)
      .toBe(1);
    const before = await Promise.all(friends.map(cardsSeen));
    await server.kill();
    await expectCut(friends);
    await server.start();
    await expectBack(friends);
    expect(await Promise.all(friends.map(cardsSeen))).toEqual(before);
    expect(await readyCard(one)).toBeDefined();
  });

  await test.step('in the moment of a tap', async () => {
    const one = await playToCard(friends, (each) => isInMidTrick(each, 11));
    const card = await readyCard(one);
    await Promise.all([pressCard(one.page, one.pointer, card), server.kill()]);
    await server.start();
    await expectBack(friends);
    await expectOnce(friends, card);
  });

  await test.step('before a tap: the card goes out when the server is back', async () => {
    const one = await playToCard(friends, (each) => isInMidTrick(each, 10));
    const card = await readyCard(one);
    await server.kill();
    await expectCut(friends);
    await pressCard(one.page, one.pointer, card);
    await server.start();
    await expectBack(friends);
    await expectOnce(friends, card);
  });

  const reached = cardsOf(friends[0].texts).length + 6;
  await play(friends, () => cardsOf(friends[0].texts).length >= reached);
  await expectOnce(friends);
  const logs = friends.map(({ texts }) => publicPart(logOf(texts)));
  // The last card may not have come everywhere yet.
  const common = Math.min(...logs.map(({ length }) => length));
  for (const log of logs) expect(log.slice(0, common)).toEqual(logs[0]?.slice(0, common));
  for (const { texts } of friends) expect(leaksIn(texts)).toEqual([]);
});
