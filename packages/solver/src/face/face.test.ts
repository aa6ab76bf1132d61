// The face on the oracle: what it asks, what it makes of the answers, and that it says when one is missing.

import { type Card, seededChance } from '@minibridge/bridge';
import { cards } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import { type Crew, crewOf } from '../crew/crew';
import { minimaxBoard, minimaxCards } from '../oracle/minimax';
import { oracleRunner } from '../oracle/oracle-runner';
import { afterCards, hands, position, randomCard, randomEnding, randomHands } from '../testing';
import { analysePlay } from './analyse-play';
import { solveMany } from './solve-many';
import { solveBoard, solveCards } from './solve-position';
import { solveTable } from './solve-table';

const crew = crewOf([oracleRunner(), oracleRunner()]);

/** A crew that raises the signal before its job number `last`. */
function crewThatIsCalledOff(last: number): { readonly crew: Crew; readonly signal: AbortSignal } {
  const off = new AbortController();
  let jobs = 0;
  const runner = oracleRunner(() => {
    jobs += 1;
    if (jobs === last) off.abort();
  });
  return { crew: crewOf([runner]), signal: off.signal };
}

const SQUEEZE = 'N:A.K.A. .Q32.. .A54.. K.J.K.';
const FINESSE = 'N:AQ... 32... 54... K6...';

describe('twenty results', () => {
  test('each seat as declarer, the next one leads', async () => {
    const solved = await solveTable(crew, hands(FINESSE));
    // North and south take both tricks when west leads into the tenace, or when south may finesse.
    expect(solved).toMatchObject({
      ok: true,
      value: { complete: true, table: { N: { NT: 2, S: 2 }, S: { NT: 2 }, E: { NT: 0 }, W: { NT: 1 } } },
    });
  });
  test('what is known is told on the way, no trump first', async () => {
    const told: string[] = [];
    await solveTable(crewOf([oracleRunner()]), hands(FINESSE), {
      onProgress: ({ done, of, table }) => told.push(`${done}/${of} ${Object.keys(table.N).join(' ')}`),
    });
    expect(told).toEqual(['1/5 NT', '2/5 S NT', '3/5 H S NT', '4/5 D H S NT', '5/5 C D H S NT']);
  });
  test('stopped between strains: what is there, and that it is not all', async () => {
    const { crew: short, signal } = crewThatIsCalledOff(2);
    const solved = await solveTable(short, hands(FINESSE), { signal });
    expect(solved).toMatchObject({ ok: true, value: { complete: false, stopped: 'cancelled' } });
    expect(solved.ok && Object.keys(solved.value.table.N)).toEqual(['S', 'NT']);
  });
  test('a deadline that has passed', async () => {
    const solved = await solveTable(crew, hands(FINESSE), { deadlineMs: 0 });
    expect(solved).toMatchObject({ ok: true, value: { complete: false, stopped: 'deadline', table: { N: {} } } });
  });
  test('hands that do not go together are refused before anything starts', async () => {
    let asked = 0;
    const counting = crewOf([oracleRunner(() => (asked += 1))]);
    expect(await solveTable(counting, hands('N:A... K... Q... .'.concat('..')))).toEqual({
      ok: false,
      refusal: { reason: 'hand-size', seat: 'W', cards: 0, expected: 1 },
    });
    expect(asked).toBe(0);
  });
});

describe('one position', () => {
  const chance = seededChance(11);
  test.each(Array.from({ length: 20 }, () => randomEnding(4, chance)))('%o', async (at) => {
    const board = await solveBoard(crew, at);
    expect(board).toMatchObject({ ok: true, value: { complete: true, tricks: minimaxBoard(at) } });
    const all = await solveCards(crew, at);
    expect(all.ok && all.value.complete && all.value.tricksPerCard).toEqual(Object.fromEntries(minimaxCards(at)));
  });
  test('called off', async () => {
    const signal = AbortSignal.abort();
    const at = position(FINESSE, 'NT S');
    expect(await solveBoard(crew, at, { signal })).toMatchObject({
      ok: true,
      value: { complete: false, stopped: 'cancelled' },
    });
    expect(await solveCards(crew, at, { signal })).toMatchObject({
      ok: true,
      value: { complete: false, stopped: 'cancelled' },
    });
  });
  test('a trick that cannot be is refused', async () => {
    const at = position('N:Q... 32... 54... K6...', 'NT N', 'S4');
    const refusal = { reason: 'card-still-held', card: 'S4', seat: 'S' };
    expect(await solveBoard(crew, at)).toEqual({ ok: false, refusal });
    expect(await solveCards(crew, at)).toEqual({ ok: false, refusal });
  });
});

describe('what each card of a play cost', () => {
  const play = (played: string) => ({
    hands: hands(FINESSE),
    strain: 'NT' as const,
    declarer: 'N' as const,
    leader: 'S' as const,
    played: cards(played),
  });
  const told = async (played: string): Promise<unknown> => {
    const solved = await analysePlay(crew, play(played));
    if (!solved.ok || !solved.value.complete) return solved;
    const { atFirst, cards: along } = solved.value;
    return [
      atFirst,
      ...along.map(({ card, seat, cost, declarerTricks }) => `${seat} ${card} -${cost} ${declarerTricks}`),
    ];
  };
  test('the finesse, or not', async () => {
    expect(await told('')).toEqual([2]);
    expect(await told('S5 S6 SQ')).toEqual([2, 'S S5 -0 2', 'W S6 -0 2', 'N SQ -0 2']);
    expect(await told('S5 S6 SA')).toEqual([2, 'S S5 -0 2', 'W S6 -0 2', 'N SA -1 1']);
    expect(await told('S5 SK SQ')).toEqual([2, 'S S5 -0 2', 'W SK -0 2', 'N SQ -1 1']);
  });
  test('to the end', async () =>
    expect(await told('S5 S6 SQ S2 SA S3 S4 SK')).toEqual([
      2,
      ...['S S5', 'W S6', 'N SQ', 'E S2', 'N SA', 'E S3', 'S S4', 'W SK'].map((card) => `${card} -0 2`),
    ]));
  test('declarer of the other side: costs stay the view of who played', async () => {
    const solved = await analysePlay(crew, { ...play('S5 S6 SA'), declarer: 'W' });
    expect(solved).toMatchObject({
      ok: true,
      value: { atFirst: 0, cards: [{ cost: 0 }, { cost: 0 }, { cost: 1, declarerTricks: 1 }] },
    });
  });
  test('without a leader, the seat after declarer leads', async () => {
    const { leader, ...without } = play('S2');
    expect(leader).toBe('S');
    expect(await analysePlay(crew, without)).toMatchObject({ ok: true, value: { cards: [{ seat: 'E', card: 'S2' }] } });
  });
  test('stopped on the way: the cards so far', async () => {
    const { crew: short, signal } = crewThatIsCalledOff(3);
    const solved = await analysePlay(short, play('S5 S6 SA'), { signal });
    expect(solved).toMatchObject({ ok: true, value: { complete: false, stopped: 'cancelled', atFirst: 2 } });
    expect(solved.ok && solved.value.cards.map(({ card }) => card)).toEqual(['S5', 'S6']);
  });
  test('a card that was not there', async () =>
    expect(await analysePlay(crew, play('S5 HA'))).toEqual({
      ok: false,
      refusal: { reason: 'card-not-held', at: 1, seat: 'W', card: 'HA' },
    }));
  test.each([1, 2, 3, 4, 5])('what was given away explains the result, play %i', async (seed) => {
    const chance = seededChance(seed);
    const from = randomHands(4, chance);
    const played: Card[] = [];
    afterCards({ hands: from, strain: 'H', leader: 'E' }, 16, (at) => {
      const card = randomCard(at, chance);
      played.push(card);
      return card;
    });
    const solved = await analysePlay(crew, { hands: from, strain: 'H', declarer: 'N', played });
    if (!solved.ok || !solved.value.complete) throw new Error('not solved');
    const { atFirst, cards: along } = solved.value;
    expect(along.every(({ cost }) => cost >= 0)).toBe(true);
    const given = along.map(({ seat, cost }) => (seat === 'N' || seat === 'S' ? -cost : cost));
    expect(along.at(-1)?.declarerTricks).toBe(given.reduce((sum, tricks) => sum + tricks, atFirst));
  });
});

describe('many at once', () => {
  const chance = seededChance(5);
  const some = Array.from({ length: 6 }, () => randomEnding(3, chance));
  test('boards, in the order asked', async () => {
    const solved = await solveMany(crew, { ask: 'board', of: some });
    expect(solved).toMatchObject({ ok: true, value: { complete: true, count: 6, found: some.map(minimaxBoard) } });
  });
  test('cards and tables', async () => {
    const values = await solveMany(crew, { ask: 'cards', of: some });
    expect(values).toMatchObject({
      ok: true,
      value: { found: some.map((at) => Object.fromEntries(minimaxCards(at))) },
    });
    const tables = await solveMany(crew, { ask: 'table', of: [hands(FINESSE), hands(SQUEEZE)] });
    expect(tables).toMatchObject({ ok: true, value: { complete: true, found: [{ W: { NT: 1 } }, { N: {} }] } });
  });
  test('as many as are done in time; the others are missing', async () => {
    const { crew: short, signal } = crewThatIsCalledOff(3);
    const solved = await solveMany(short, { ask: 'board', of: some }, { signal });
    expect(solved).toMatchObject({ ok: true, value: { complete: false, stopped: 'cancelled', count: 3 } });
    expect(solved.ok && solved.value.found.map((tricks) => tricks !== undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  test('nothing asked, nothing missing', async () =>
    expect(await solveMany(crew, { ask: 'board', of: [] })).toMatchObject({
      ok: true,
      value: { complete: true, count: 0 },
    }));
  test('the one that cannot be is named', async () => {
    const wrong = position('N:A... K... Q... ...', 'NT N');
    expect(await solveMany(crew, { ask: 'board', of: [...some, wrong] })).toEqual({
      ok: false,
      refusal: { question: 6, refusal: { reason: 'hand-size', seat: 'W', cards: 0, expected: 1 } },
    });
  });
});
