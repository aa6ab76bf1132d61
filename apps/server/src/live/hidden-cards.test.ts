// Boards played by chance at live tables: every byte that a viewer gets and every entry in the store is searched for cards
// that must not be known yet. What may be known is worked out from the truth, without a word of audiences.

import {
  type Action,
  below,
  type Card,
  type Chance,
  isCard,
  legalActions,
  PRESET_IDS,
  pointsOf,
  presetRules,
  SEATS,
  type Seat,
  seededChance,
  type Viewer,
} from '@minibridge/bridge';
import { decodeServer } from '@minibridge/protocol';
import { type DealProof, evolveTable, stageOf, type Table, waitingFor } from '@minibridge/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsSeen } from '../../../../packages/bridge/fixtures/seen-cards.ts';
import { newHub } from '../bus/in-process.ts';
import { openMemoryStore } from '../store/memory.ts';
import type { Append, Store } from '../store/store.ts';
import { type Deals, dealsOf, eventOf, proofsOf } from './entry.ts';
import { liveTables } from './live-tables.ts';
import { evolveRoom, isInDeal, type Room } from './room.ts';
import { surroundings } from './surroundings.ts';
import { direct } from './testing.ts';

/** Suits in their order with dots between: a hand as it travels. */
const HAND = /"([AKQJT2-9]*)\.([AKQJT2-9]*)\.([AKQJT2-9]*)\.([AKQJT2-9]*)"/g;

/** Every card that a text names, alone or in a hand, read from the bytes without any decoder. */
function cardsIn(text: string): readonly Card[] {
  const alone = [...text.matchAll(/"([SHDC][AKQJT2-9])"/g)].map(([, card = '']) => card);
  const held = [...text.matchAll(HAND)].flatMap(([, ...suits]) =>
    suits.flatMap((ranks, place) => [...ranks].map((rank) => `${'SHDC'[place]}${rank}`)),
  );
  return [...alone, ...held].filter(isCard);
}

/** The store, and the truth as its entries tell it at every moment. `entered`: each entry with the truth after its append. */
function truthful(inner: Store, entered: (entry: string) => void) {
  let room: Room | undefined;
  let deals: Deals = new Map();
  const proofs = new Map<number, DealProof>();
  function learn({ entries, secrets = [] }: Append): void {
    deals = new Map([...deals, ...dealsOf(secrets)]);
    for (const [deal, proof] of proofsOf(secrets)) proofs.set(deal, proof);
    for (const entry of entries) room = evolveRoom(room, eventOf(entry, room, deals));
    for (const entry of entries) entered(entry);
  }
  const store: Store = {
    ...inner,
    append: async (what) => {
      const appended = await inner.append(what);
      if (appended === 'kept') learn(what);
      return appended;
    },
  };
  /** What nobody may read while the newest deal is in play: its id, from which all hands can be worked out, and its salt. */
  const secret = (): readonly string[] => {
    const proof = room && isInDeal(room.table) ? proofs.get(room.deals) : undefined;
    return proof ? [proof.deal, proof.salt] : [];
  };
  return { store, room: () => room, secret };
}

/** Cards of the newest deal in `text` that `viewer` has not seen. */
function leaks(text: string, viewer: Viewer, room: Room | undefined): readonly Card[] {
  const board = room?.table.board;
  if (room === undefined || board === undefined || !isInDeal(room.table)) return [];
  const step = { events: room.table.boardLog, board, views: [] };
  const seen = cardsSeen(viewer, [step]);
  return cardsIn(text).filter((card) => !seen.has(card));
}

/** Words whose cards are everybody's: drawn for the deal, or proved after it. */
const OPEN = /"(draw|dealerDrawn|proof|dealProved)"/;

type Truth = Pick<ReturnType<typeof truthful>, 'room' | 'secret'>;
type Watcher = Truth & { readonly viewer: Viewer; readonly found: string[] };

/** Looks at each text at the moment when it is sent. What belongs to a deal that is over may be sent at any time. */
function searched({ viewer, found, room, secret }: Watcher): (text: string) => void {
  let boards = 0;
  return (text) => {
    if (secret().some((hidden) => text.includes(hidden))) found.push(`the deal itself in ${text}`);
    if (/,"board",/.test(text)) boards += 1;
    const isOfNewest = boards === room()?.deals;
    if (!isOfNewest || OPEN.test(text)) return;
    for (const card of leaks(text, viewer, room())) found.push(`${card} in ${text} to ${JSON.stringify(viewer)}`);
  };
}

/** Somebody who sits, sees what the seat sees, and does something that is allowed. */
function sitter(seat: Seat, chance: Chance) {
  let table: Table | undefined;
  let seen = 0;
  return {
    seat,
    hear: (text: string): void => {
      const decoded = decodeServer(text);
      if (!decoded.ok) throw new Error(`not understood: ${text}`);
      const message = decoded.value;
      if (message.type === 'watching' && message.anew) [table, seen] = [undefined, 0];
      if (message.type !== 'released') return;
      table = evolveTable(table, message.event);
      seen += 1;
    },
    seen: () => seen,
    table: () => table,
    action: (): Action | undefined => {
      const board = table?.board;
      if (table === undefined || board === undefined || !waitingFor(table).includes(seat)) return undefined;
      const points = below(4, chance) === 0 ? below(38, chance) : pointsOf(board.dealt[seat] ?? []);
      if (board.phase === 'announcing') return { type: 'announce', by: seat, points };
      const legal = legalActions(board, seat).filter(({ type }) => type !== 'takeBack');
      return legal[below(legal.length, chance)];
    },
  };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What goes over the wire; a test of the search adds what must not. */
type Show = (viewer: Viewer, text: string, secret: readonly string[]) => string;
const asItIs: Show = (_viewer, text) => text;

/** A store, tables on it, and what is found in their bytes. */
function searchedTables(show: Show) {
  const found: string[] = [];
  const { store, room, secret } = truthful(openMemoryStore(), (entry) => {
    if (secret().some((hidden) => entry.includes(hidden))) found.push(`the deal itself in entry ${entry}`);
    if (OPEN.test(entry)) return;
    for (const card of leaks(entry, { as: 'kibitzer' }, room())) found.push(`${card} in entry ${entry}`);
  });
  const report = (what: string, error: unknown): void => void found.push(`${what}: ${error}`);
  const at = { card: 0, trick: 0, contract: 0 };
  const tables = liveTables(surroundings({ store, bus: newHub().join(), pace: () => at, report }));
  const watched = (viewer: Viewer) => {
    const search = searched({ viewer, found, room, secret });
    return (text: string) => search(show(viewer, text, secret()));
  };
  return { tables, room, secret, found, watched };
}

type Searched = ReturnType<typeof searchedTables>;
type Sitter = ReturnType<typeof sitter> & ReturnType<typeof direct>;

/** A table of one deal with these people, and a spectator. */
async function arranged({ tables, watched }: Searched, people: readonly Sitter[], chance: Chance): Promise<string> {
  const watching = below(2, chance) === 0 ? 'public-cards' : 'all-cards-later';
  const preset = PRESET_IDS[below(PRESET_IDS.length, chance)] ?? 'mb.site4';
  const rules = { ...presetRules(preset), match: { deals: 1, firstDealer: 'draw' as const } };
  const [host, ...guests] = people;
  for (const one of people) one.onText(watched({ as: 'seat', seat: one.seat }), one.hear);
  const table = (await host?.open(rules, { watching }, host.seat)) ?? '';
  for (const guest of guests) {
    await guest.watch({ table, seen: 0 });
    await guest.ask(table, { type: 'sit', seat: guest.seat, name: 'guest' }, 0);
    await guest.ask(table, { type: 'agree', card: 1 }, 0);
  }
  const spectator = direct(tables, 'spectator');
  spectator.onText(watched({ as: watching === 'public-cards' ? 'kibitzer' : 'teacher' }));
  await spectator.watch({ table, seen: 0 });
  return table;
}

/** Everybody does what is due; the host throws a deal away now and then. */
async function turn(table: string, people: readonly Sitter[], isRedealt: boolean): Promise<void> {
  const [host] = people;
  const now = host?.table();
  if (now && stageOf(now) !== 'playing') await host?.ask(table, { type: 'next' }, host.seen());
  else if (isRedealt) await host?.ask(table, { type: 'redeal' }, host.seen());
  for (const one of people) {
    const action = one.action();
    if (action !== undefined) await one.ask(table, { type: 'act', action }, one.seen());
  }
  await pause();
}

/** A deal at a live table with one to four people and a spectator; the cards that leaked. */
async function playedBoard(seed: number, show = asItIs) {
  const chance = seededChance(seed);
  const searched = searchedTables(show);
  const seats = SEATS.slice(0, 1 + below(4, chance));
  const people = seats.map((seat) => ({ ...sitter(seat, chance), ...direct(searched.tables, `p${seat}`) }));
  const table = await arranged(searched, people, chance);
  let redeals = below(3, chance);
  const isOver = (): boolean => {
    const now = searched.room()?.table;
    return now !== undefined && stageOf(now) === 'over';
  };
  for (let turns = 0; turns < 5_000 && !isOver(); turns += 1) {
    const isRedealt = redeals > 0 && below(40, chance) === 0;
    if (isRedealt) redeals -= 1;
    await turn(table, people, isRedealt);
  }
  await searched.tables.close();
  return { found: searched.found, isOver: isOver() };
}

const runs = fc.readConfigureGlobal().numRuns ?? 100;
/** A board takes as long as a thousand small cases; the night and PROPERTY_RUNS=10000 play them all. */
const RUNS = { numRuns: runs > 1_000 ? runs : Math.ceil(runs / 40), endOnFailure: true };

describe('what leaves a live table', () => {
  test('names no card before its viewer may know it, nor does any entry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2 ** 32 - 1 }), async (seed) => {
        expect(await playedBoard(seed)).toEqual({ found: [], isOver: true });
      }),
      RUNS,
    );
  });

  test('teeth: a hand in a text that is not for the viewer is found', async () => {
    const leaking = (viewer: Viewer, text: string): string =>
      viewer.as === 'seat' && viewer.seat === 'N' && text.includes('"hand"')
        ? '["KMTPQR",1,"hand","W","AKQJT98765432..."]'
        : text;
    const boards = await Promise.all([1, 2, 3].map((seed) => playedBoard(seed, leaking)));
    expect(boards.flatMap(({ found }) => found).join()).toContain('"hand","W"');
  });

  test.each([0, 1])('teeth: the id of the deal in play, and its salt, are found in any text (%i)', async (which) => {
    const leaking = (_viewer: Viewer, text: string, secret: readonly string[]): string =>
      `${text}${secret[which] ?? ''}`;
    const { found } = await playedBoard(1, leaking);
    expect(found.join()).toContain('the deal itself');
  });
});
