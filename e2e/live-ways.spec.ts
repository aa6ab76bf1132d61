/** Other ways to a table: where WebSocket is blocked, from another device, and a friend who comes in the middle of a deal. */
import { expect } from '@playwright/test';
import {
  begin,
  type Friend,
  handSeen,
  isScored,
  makeTable,
  meet,
  type Person,
  play,
  playToCard,
  readyCards,
  test,
  trickSeen,
} from './support/friends';
import { playCard } from './support/hand';
import { cardsOf, leaksIn } from './support/heard';

const OLA: Person = { name: 'Ola', language: 'en', seat: 'S' };
const JURGEN: Person = { name: 'Jürgen', language: 'de', seat: 'W' };

/** Refuses this page every WebSocket to the table server. How often it did, so far. */
async function withoutSockets({ page }: Friend): Promise<() => number> {
  let refused = 0;
  await page.routeWebSocket(/\/live$/, (socket) => {
    refused += 1;
    return socket.close();
  });
  return () => refused;
}

/** How the server has answered the long polls of this page: method and status, as they come. */
function pollAnswers({ page }: Friend): ReadonlySet<string> {
  const answers = new Set<string>();
  page.on('response', (answer) => {
    const isPoll = new URL(answer.url()).pathname === '/live/poll';
    if (isPoll) answers.add(`${answer.request().method()} ${answer.status()}`);
  });
  return answers;
}

/** The code with which this friend's seat is taken from another device. */
async function returnCode({ page, words }: Friend): Promise<string> {
  await page.getByRole('button', { name: words.live['menu.people']() }).click();
  await page.getByText(words.live['return.title']()).click();
  return (await page.locator('.live-more .live-code > b').textContent()) ?? '';
}

/** Cards of the open trick, and no others, lie there, and two tricks at least have been played. */
async function isInMidDeal(one: Friend): Promise<boolean> {
  const played = cardsOf(one.texts).length;
  return played > 8 && played % 4 > 0 && (await trickSeen(one)).length === played % 4;
}

async function comesWithCode({ page, words }: Friend, code: string): Promise<void> {
  await page.goto('/#/live');
  // Small letters do as well.
  await page.getByLabel(words.live['home.code'](), { exact: true }).fill(code.toLowerCase());
  await page.getByRole('button', { name: words.live['home.go']() }).click();
}

test('where WebSocket is blocked, a deal is played by long polling', async ({ comes }) => {
  const ola = await comes(OLA);
  const refused = await withoutSockets(ola);
  const answers = pollAnswers(ola);
  await meet([ola]);
  await play([ola], isScored);
  await expect(ola.page.getByRole('button', { name: ola.words.live['next.match']() })).toBeVisible();
  expect(refused()).toBeGreaterThan(0);
  expect([...answers].sort()).toEqual(['GET 200', 'POST 204']);
  expect(ola.texts).toEqual([]);
});

test('the return code brings the seat to another device in mid-deal', async ({ comes }) => {
  // Neighbours: one of them at least is not dummy.
  const both = [await comes(OLA), await comes(JURGEN)] as const;
  const link = await meet(both);
  const first = await playToCard(both, isInMidDeal);
  const other = both.find((one) => one !== first);
  const [hand, trick] = [await handSeen(first), await trickSeen(first)];
  const before = cardsOf(first.texts);
  expect(trick).toEqual(before.slice(-(before.length % 4)));
  const code = await returnCode(first);

  // A device of which nobody has told who uses it.
  const second = await comes({ ...first, name: '' });
  await comesWithCode(second, code);
  await expect.poll(() => handSeen(second)).toEqual(hand);
  await expect.poll(() => trickSeen(second)).toEqual(trick);
  expect(second.page.url()).toBe(link);
  await expect(first.page.getByText(first.words.live['left.other-device']())).toBeVisible();
  await expect(first.page.locator('.at-table')).toHaveCount(0);

  await expect.poll(() => readyCards(second)).not.toEqual([]);
  const [card] = await readyCards(second);
  if (card === undefined) throw new Error('It is not the turn of who came back.');
  await playCard(second.page, second.pointer, card);
  for (const texts of [second.texts, other?.texts ?? []]) {
    await expect.poll(() => cardsOf(texts).slice(0, before.length + 1)).toEqual([...before, card]);
  }
  expect(cardsOf(first.texts)).toEqual(before);
  expect(leaksIn(second.texts)).toEqual([]);
});

test('a friend without a name comes in the middle of a deal, watches, and takes the seat of a bot', async ({
  comes,
}) => {
  // Bots are slow, so that the deal goes on while the friend comes.
  const host = await comes(OLA, { settings: { speed: 'slow' } });
  const friend = await comes({ name: '', language: 'en', seat: 'N' });
  const { live, setup } = friend.words;
  const link = await makeTable(host);
  await begin(host);
  await play([host], async () => {
    const left = (await handSeen(host)).length;
    return left > 0 && left < 13;
  });
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: live['watch.sit']() }).click();
  await friend.page.getByLabel(setup['new.name']()).fill('Jürgen');
  await friend.page.getByRole('dialog').locator('.tile').first().click();
  await friend.page.getByRole('button', { name: live['lobby.sit-said']({ seat: 'N' }) }).click();
  await expect(friend.page.locator('.at-table.with-friends:not(.live-watching)')).toBeVisible();
  // The others have agreed to these rules before: who comes later reads them now, and nobody has to wait for it after the deal.
  await friend.page.getByRole('dialog').getByRole('button', { name: live['lobby.agree']() }).click();
  await expect(friend.page.getByRole('dialog')).toHaveCount(0);
  await expect(host.page.locator('.seat', { hasText: 'Jürgen' }).first()).toBeVisible();
});
