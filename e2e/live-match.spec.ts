/** Four browsers, at night three and a bot as well, each in a language of its own, play a match from making the table to the result. */
import type { Suit } from '@minibridge/bridge';
import { expect } from '@playwright/test';
import { type Friend, isScored, meet, type Person, play, test, toPlay, totals, trickSeen } from './support/friends';
import { leaksIn, logOf, publicPart, told, unfairIn } from './support/heard';
import { AT_NIGHT } from './support/night';

const OLA: Person = { name: 'Ola', language: 'pl', seat: 'S' };
const JURGEN: Person = { name: 'Jürgen', language: 'de', seat: 'W' };
const ELENI: Person = { name: 'Ελένη', language: 'el', seat: 'N' };
const ADA: Person = { name: 'Ada', language: 'en', seat: 'S' };

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** Every sentence by which a page asks for a card; no two languages share one. */
function sentencesOf({ words: { table } }: Friend): readonly string[] {
  const hands = ['dummy', 'declarer'] as const;
  const leads = [table['play.your-lead'](), table['play.won-lead']({ hand: 'own' })];
  const opposite = hands.flatMap((hand) => [
    table['play.opposite-lead']({ hand }),
    table['play.won-lead']({ hand }),
    ...SUITS.map((suit) => table['play.opposite-follow']({ hand, suit })),
    ...SUITS.map((suit) => table['play.opposite-free']({ hand, suit })),
  ]);
  const follow = SUITS.flatMap((suit) => [table['play.follow']({ suit }), table['play.free']({ suit })]);
  return [...leads, ...opposite, ...follow];
}

/** Whoever is to play reads so in the own language. */
async function expectAsked(friend: Friend): Promise<void> {
  expect(await friend.page.locator('html').getAttribute('lang')).toBe(friend.language);
  expect(sentencesOf(friend)).toContain(await friend.page.locator('.prompt > span').textContent());
}

/** All pages show the trick that one of them shows. Cards in it. */
async function expectSameTrick(one: Friend, friends: readonly Friend[]): Promise<number> {
  const trick = await trickSeen(one);
  // Once in a trick, before its last card.
  if (trick.length !== 3) return 0;
  for (const other of friends) await expect.poll(() => trickSeen(other)).toEqual(trick);
  return trick.length;
}

/** Plays to the score, and looks at all pages on the way. */
async function playTogether(friends: readonly Friend[]): Promise<void> {
  const asked = new Set<Friend>();
  let seen = 0;
  await play(friends, async (looks) => {
    const one = toPlay(looks);
    if (one === undefined) return isScored(looks);
    seen += await expectSameTrick(one, friends);
    if (!asked.has(one)) await expectAsked(one);
    asked.add(one);
    return false;
  });
  expect(seen).toBeGreaterThan(8);
  expect(asked.size).toBeGreaterThan(1);
}

/** Everybody was told the same, but the own cards; and of no other card before it was to be seen. */
function expectNothingTold(friends: readonly Friend[]): void {
  const [first] = friends;
  for (const { texts } of friends) {
    expect(leaksIn(texts)).toEqual([]);
    expect(unfairIn(texts)).toEqual([]);
    expect(publicPart(logOf(texts))).toEqual(publicPart(logOf(first?.texts ?? [])));
    expect(told(texts).at(-1)?.table?.sheet).toHaveLength(1);
  }
}

/** The search itself: with other eyes, what each page was told names cards that are hidden. */
function expectTeeth(friends: readonly Friend[]): void {
  for (const { texts } of friends) expect(leaksIn(texts, { as: 'kibitzer' }).join()).toContain('"hand"');
}

async function matchOf(friends: readonly [Friend, ...Friend[]]): Promise<void> {
  await meet(friends);
  await playTogether(friends);
  for (const one of friends) {
    expect(await totals(one)).toEqual(await totals(friends[0]));
    await expect(one.page.getByRole('button', { name: one.words.live['next.match']() })).toBeVisible();
  }
  expectNothingTold(friends);
  expectTeeth(friends);
}

if (AT_NIGHT) {
  test('three friends and a bot in three languages', async ({ comes }) => {
    await matchOf([await comes(OLA), await comes(JURGEN), await comes(ELENI)]);
  });
}

test('four friends in four languages', async ({ comes }) => {
  const [ada, jurgen] = [await comes(ADA), await comes(JURGEN)];
  await matchOf([ada, jurgen, await comes({ ...OLA, seat: 'N' }), await comes({ ...ELENI, seat: 'E' })]);
});
