/** A card is taken back by consent: one asks, another agrees, declines, or has to agree with a third; each reads it in the own language. */
import { type Card, partner, rankOf, suitOf } from '@minibridge/bridge';
import { expect } from '@playwright/test';
import { type Friend, handSeen, meet, type Person, playToCard, readyCards, test, trickSeen } from './support/friends';
import { playCard } from './support/hand';
import { cardsOf, declarerIn, leaksIn } from './support/heard';

const ADA: Person = { name: 'Ada', language: 'en', seat: 'S' };
const OLA: Person = { name: 'Ola', language: 'pl', seat: 'W' };
const JURGEN: Person = { name: 'Jürgen', language: 'de', seat: 'N' };
const ELENI: Person = { name: 'Ελένη', language: 'el', seat: 'E' };

const prompt = ({ page }: Friend) => page.locator('.prompt > span');

async function plays(one: Friend): Promise<Card> {
  const [card] = await readyCards(one);
  if (card === undefined) throw new Error('It is not this friend’s turn.');
  await playCard(one.page, one.pointer, card);
  await expect.poll(() => cardsOf(one.texts).at(-1)).toBe(card);
  return card;
}

async function asksBack({ page, words }: Friend): Promise<void> {
  await page.getByRole('button', { name: words.table['undo.ask']() }).click();
}

/** The question, in the language of whoever is asked. */
function question(asked: Friend, by: Friend) {
  return asked.page.getByRole('dialog', { name: asked.words.live['named.undo-asked']({ name: by.name }) });
}

async function answers(asked: Friend, by: Friend, answer: 'undo.agree' | 'undo.disagree'): Promise<void> {
  const dialog = question(asked, by);
  await expect(dialog).toContainText(asked.words.table['undo.explain']());
  // The cross of the dialog has the same name as the button that declines.
  await dialog.locator('.btn', { hasText: asked.words.table[answer]() }).click();
  await expect(dialog).toHaveCount(0);
}

/** The page has read this out. */
async function expectTold({ page }: Friend, text: string): Promise<void> {
  await expect(page.locator('[aria-live=polite] p', { hasText: text }).first()).toBeAttached();
}

/** Nothing has been played on the card. */
function backText({ words, name }: Friend, by: Friend, card: Card): string {
  const named = words.table['card.name']({ rank: rankOf(card), suit: suitOf(card) });
  const you = name === by.name ? 'yes' : 'no';
  return words.live['news.taken-back']({ you, name: by.name, card: named, since: 'nothing' });
}

/** The card is back, and everybody has heard so once: by name, and not in the words of a table of one. */
async function expectBack(friends: readonly Friend[], by: Friend, card: Card): Promise<void> {
  await expect.poll(() => handSeen(by)).toContain(card);
  for (const one of friends) {
    await expect.poll(() => trickSeen(one)).not.toContain(card);
    await expectTold(one, backText(one, by, card));
    const heard = one.page.locator('[aria-live=polite] p', { hasText: one.words.table['event.taken-back']() });
    await expect(heard).toHaveCount(0);
  }
}

test('undo by consent among four friends', async ({ comes }) => {
  const wish = { settings: { undo: 'with-consent' } } as const;
  const friends = [await comes(ADA, wish), await comes(OLA), await comes(JURGEN), await comes(ELENI)] as const;
  await meet(friends);
  // The opening leader defends: declarer alone is asked.
  const leader = await playToCard(friends);
  const seat = declarerIn(leader.texts);
  const declarer = friends.find((one) => one.seat === seat);
  const others = friends.filter((one) => one !== leader && one !== declarer);
  if (!declarer) throw new Error('Nobody declares.');

  await test.step('one asks and the other agrees: the card is back', async () => {
    const card = await plays(leader);
    await asksBack(leader);
    await expect(prompt(leader)).toHaveText(leader.words.table['play.undo-waits']({ asked: 'declarer' }));
    for (const one of others) {
      await expect(prompt(one)).toHaveText(one.words.live['named.undo-asked']({ name: leader.name }));
      await expect(question(one, leader)).toHaveCount(0);
    }
    await answers(declarer, leader, 'undo.agree');
    await expectBack(friends, leader, card);
  });

  await test.step('one asks and the other declines: the card stays', async () => {
    const card = await plays(leader);
    await asksBack(leader);
    await answers(declarer, leader, 'undo.disagree');
    for (const one of friends) {
      const you = one === declarer ? 'yes' : 'no';
      await expectTold(one, one.words.live['news.undo-declined']({ you, name: declarer.name }));
      expect(await trickSeen(one)).toEqual([card]);
    }
    expect(await handSeen(leader)).not.toContain(card);
  });

  await test.step('declarer asks: both defenders are asked', async () => {
    const card = await plays(declarer);
    const last = friends.find((one) => one.seat === partner(leader.seat));
    await asksBack(declarer);
    await answers(leader, declarer, 'undo.agree');
    expect(await trickSeen(declarer)).toContain(card);
    if (last) await answers(last, declarer, 'undo.agree');
    for (const one of friends) await expect.poll(() => trickSeen(one)).not.toContain(card);
  });

  await playToCard(friends, (one) => cardsOf(one.texts).length > 7);
  for (const { texts } of friends) expect(leaksIn(texts)).toEqual([]);
});
