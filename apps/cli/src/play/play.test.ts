import { type Card, isCard, lho, PRESET_IDS, type PresetId, presetRules, type Seat } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { linesLaterOf, linesOf } from '../testing';

/** Seed 1 gives a 20-20 deal among its first deals. */
const SEED = 1;
const BOARDS = 40;
const KEYS = ['board', 'dealer', 'hands', 'points', 'declarer', 'contract', 'target', 'play', 'tricks', 'score'];

type Line = {
  readonly board?: number;
  readonly dealer: Seat;
  readonly hands: Readonly<Record<Seat, string>>;
  readonly play: readonly Card[];
  readonly tricks: Readonly<Record<'NS' | 'EW', number>>;
  readonly redeal?: true;
};

const play = (options: string): Promise<string[]> => linesLaterOf(`play ${options} --json`);
const boards = await play(`--boards ${BOARDS} --seed ${SEED}`);
const read = boards.map((line): Line => JSON.parse(line));

describe('play', () => {
  test('the same seed gives the same bytes', async () =>
    expect(await play(`--boards ${BOARDS} --seed ${SEED}`)).toEqual(boards));

  test('another seed gives other boards', async () => expect((await play('--seed 2'))[0]).not.toBe(boards[0]));

  test('the deals are those of `deal` with the same seed', () => {
    const deals = linesOf(`deal --seed ${SEED} --count ${boards.length} --json`).map((line) => JSON.parse(line).hands);
    expect(read.map(({ hands }) => hands)).toEqual(deals);
  });

  test('a board has its keys in order, a deal thrown in only what it needs', () => {
    for (const line of read) {
      expect(Object.keys(line)).toEqual(line.redeal ? ['dealer', 'hands', 'points', 'redeal'] : KEYS);
    }
    expect(read.some(({ redeal }) => redeal)).toBe(true);
  });

  test('boards are numbered without the deals thrown in', () =>
    expect(read.flatMap(({ board }) => board ?? [])).toEqual(Array.from({ length: BOARDS }, (_, i) => i + 1)));

  test('the dealer goes round, and deals again after 20 and 20', () => {
    let dealer: Seat = 'N';
    for (const line of read) {
      expect(line.dealer).toBe(dealer);
      dealer = line.redeal ? dealer : lho(dealer);
    }
  });

  test('every card is played once, every trick is won once', () => {
    for (const { play: cards, tricks } of read.filter(({ redeal }) => !redeal)) {
      expect(new Set(cards).size).toBe(52);
      expect(cards.every(isCard)).toBe(true);
      expect(tricks.NS + tricks.EW).toBe(13);
    }
  });

  test.each(PRESET_IDS)('%s', async (id: PresetId) => {
    const lines = (await play(`--rules ${id} --boards 4 --seed 3`)).map((line) => JSON.parse(line));
    const played = lines.filter(({ redeal }) => !redeal);
    expect(played).toHaveLength(4);
    const counting = presetRules(id).contract === 'none';
    for (const line of played) expect('target' in line).toBe(!counting);
  });

  test('without --json a line a deal between titles and totals', async () => {
    const lines = await linesLaterOf(`play --boards ${BOARDS} --seed ${SEED}`);
    expect(lines).toHaveLength(boards.length + 2);
    expect(lines.at(-1)).toMatch(/^total +\d+ +\d+$/);
  });
});
