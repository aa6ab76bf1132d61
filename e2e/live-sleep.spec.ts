/** A tablet sleeps for a minute while the others play on; when it wakes it is at the right card. */
import { PROTOCOL_VERSION } from '@minibridge/protocol';
import { expect } from '@playwright/test';
import {
  begin,
  type Friend,
  handSeen,
  join,
  makeTable,
  type Person,
  play,
  playToCard,
  SETTINGS,
  test,
  trickSeen,
} from './support/friends';
import { cardsOf, leaksIn, told } from './support/heard';
import { program, sessionOf } from './support/program';
import { type DeviceWire, deviceWire } from './support/wire';

const OLA: Person = { name: 'Ola', language: 'pl', seat: 'S' };
const CLEMENT: Person = { name: 'Clément', language: 'fr', seat: 'W' };
const ELENI: Person = { name: 'Ελένη', language: 'el', seat: 'N' };

/** Seconds after which a bot plays for somebody who is away: the least that a table may have. */
const BOT_AFTER = 10;
const MINUTE = 60_000;

/** Seconds that a sleep really lasts, in a long run (npm run soak); 0: nobody waits so long. */
const REAL_SECONDS = Number(process.env.SLEEP_SECONDS ?? 0);

/** The page offers longer times only: the host's program asks for a short one. */
async function botsComeSoon(address: string, host: Friend, table: string): Promise<void> {
  const asking = await program(address, await sessionOf(host.page));
  asking.say({ type: 'hello', version: PROTOCOL_VERSION, tables: [] });
  const settings = { ...SETTINGS, botAfter: BOT_AFTER };
  asking.say({ type: 'command', id: 'bots-soon', table, seen: 0, ask: { type: 'changeSettings', settings } });
  await asking.hears('"accepted"', 'bots-soon');
  asking.close();
}

/** No timer of the page goes off any more. */
async function fallAsleep({ page }: Friend): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 1000));
}

/** As when the lid is opened: what was due in this minute goes off once. */
async function wakeUp({ page }: Friend): Promise<void> {
  await page.clock.fastForward(MINUTE);
  await page.clock.resume();
}

/** The page shows the hand and the trick as they must be after the cards that others were told of. */
async function expectAtRightCard(one: Friend, other: Friend): Promise<void> {
  const dealt = told(one.texts).at(-1)?.table?.board?.dealt[one.seat] ?? [];
  await expect(async () => {
    const played = cardsOf(other.texts);
    expect(cardsOf(one.texts)).toEqual(played);
    const left = dealt.filter((card) => !played.includes(card));
    expect([...(await handSeen(one))].sort()).toEqual([...left].sort());
    expect(await trickSeen(one)).toEqual(await trickSeen(other));
  }).toPass();
}

type Sleep = { readonly begins: () => void; readonly lasts: () => Promise<void> };

async function sleepThrough(friends: readonly [Friend, Friend, Friend], wire: DeviceWire, { begins, lasts }: Sleep) {
  const [ola, clement, eleni] = friends;
  const awake = [ola, eleni];
  // He too has read who declares, and sees the play.
  await playToCard(friends, () => clement.page.locator('.p-trick').isVisible());
  const before = cardsOf(ola.texts).length;
  await fallAsleep(clement);
  begins();
  const count = (): number => cardsOf(ola.texts).length;
  await Promise.all([lasts(), play(awake, () => count() >= before + 9)]);
  const asleep = cardsOf(clement.texts).length;
  expect(asleep).toBeLessThan(before + 5);

  wire.mend();
  await wakeUp(clement);
  await expectAtRightCard(clement, ola);
  await expect(clement.page.locator('.live-line')).toHaveCount(0);
  await play(friends, () => count() >= before + 15);
  const cards = cardsOf(ola.texts);
  expect(new Set(cards).size).toBe(cards.length);
  for (const { texts } of friends) expect(leaksIn(texts)).toEqual([]);
}

const sleeping = test.extend<{ wire: DeviceWire; three: readonly [Friend, Friend, Friend] }>({
  wire: async ({ server }, use) => {
    const wire = await deviceWire(server.address);
    await use(wire);
    await wire.end();
  },
  three: async ({ comes, server, wire }, use) => {
    const ola = await comes(OLA);
    const clement = await comes(CLEMENT, { address: wire.address, hasOwnClock: true });
    const eleni = await comes(ELENI);
    const link = await makeTable(ola);
    const { hash } = new URL(link);
    await Promise.all([join(clement, `${wire.address}/${hash}`), join(eleni, link)]);
    await botsComeSoon(server.address, ola, hash.slice(-6));
    await begin(ola);
    await use([ola, clement, eleni]);
  },
});

sleeping('one of three sleeps for a minute, cut off', async ({ three, wire }) => {
  const [ola] = three;
  await sleepThrough(three, wire, {
    begins: wire.cut,
    lasts: () => expect(ola.page.getByText(ola.words.live['seat.bot-plays']()).first()).toBeVisible(),
  });
});

if (REAL_SECONDS > 0) {
  sleeping('one of three sleeps for as long as it takes, and nobody is told of it', async ({ three, wire }) => {
    await sleepThrough(three, wire, {
      begins: wire.hush,
      lasts: () => new Promise((resolve) => setTimeout(resolve, REAL_SECONDS * 1000)),
    });
  });
}
