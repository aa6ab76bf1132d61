/** Somebody plays foul beside honest browsers, as a stranger and from a seat: the game goes on, and no hidden card is learnt. */
import { expect } from '@playwright/test';
import { begin, type Friend, handSeen, join, makeTable, type Person, play, playToCard, test } from './support/friends';
import { cardsOf, leaksIn, logOf } from './support/heard';
import { attack, type Target } from './support/hostile';
import { sessionOf } from './support/program';

const OLA: Person = { name: 'Ola', language: 'pl', seat: 'S' };
const JURGEN: Person = { name: 'Jürgen', language: 'de', seat: 'W' };
/** Has a page of her own, and programs beside it. */
const MALLORY: Person = { name: 'Mallory', language: 'en', seat: 'N' };

/** Words of the table's log that nobody may bring about from outside. */
const NEVER = ['undoAsked', 'undoAnswered', 'paused', 'seated', 'dealThrownAway', 'matchClosed', 'policyChanged'];

const lineState = ({ page }: Friend) => page.locator('.live-line');

test('foul play beside honest browsers', async ({ comes, server }) => {
  const friends = [await comes(OLA), await comes(JURGEN), await comes(MALLORY)] as const;
  const [ola, jurgen, mallory] = friends;
  const link = await makeTable(ola);
  await join(jurgen, link);
  await join(mallory, link);
  await begin(ola);
  const target = async (): Promise<Target> => ({
    address: server.address,
    table: new URL(link).hash.slice(-6),
    seat: MALLORY.seat,
    cards: [...(await handSeen(ola)).slice(0, 3), ...(await handSeen(jurgen)).slice(0, 3)],
  });
  const session = await sessionOf(mallory.page);
  const heard: (readonly string[])[] = [];
  await playToCard(friends);

  await test.step('from a seat', async () => {
    for (let round = 0; round < 3; round += 1) {
      await playToCard([ola, jurgen, mallory], (one) => one !== mallory);
      const before = cardsOf(ola.texts);
      heard.push(...(await attack(await target(), session)));
      expect(cardsOf(ola.texts)).toEqual(before);
      const reached = before.length + 3;
      await play(friends, () => cardsOf(ola.texts).length >= reached);
    }
  });

  await test.step('as a stranger, all the while that the others play', async () => {
    const reached = cardsOf(ola.texts).length + 8;
    let isOver = false;
    const foul = (async () => {
      while (!isOver) heard.push(...(await attack(await target())));
    })();
    await play(friends, () => cardsOf(ola.texts).length >= reached);
    isOver = true;
    await foul;
  });

  for (const texts of heard) expect(leaksIn(texts)).toEqual([]);
  for (const one of friends) {
    expect(leaksIn(one.texts)).toEqual([]);
    expect(new Set(cardsOf(one.texts)).size).toBe(cardsOf(one.texts).length);
    await expect(lineState(one)).toHaveCount(0);
  }
  const kinds = logOf(ola.texts).map(({ type }) => type);
  expect(kinds.slice(kinds.indexOf('onBoard')).filter((type) => NEVER.includes(type))).toEqual([]);
});
