import { describe, expect, test } from 'vitest';
import { actionText, rules } from '../testing';
import { declaringSide, dummyOf } from './board';
import { legalActions } from './legal-actions';
import { after, boardAfter, EQUAL, type Log, newEvents, opened, verdict } from './testing';

const SCHOOL = rules('mb.site4', { declarerTie: 'partners_choose' });
const AGREED = rules('mb.site4', { declarer: 'partners_choose' });

describe('MB 6 — equal partners: first from the dealer, or the coin', () => {
  test.each([
    ['first_from_dealer', 'N', 'first', 'N'],
    ['first_from_dealer', 'E', 'first', 'S'],
    ['first_from_dealer', 'E', 'second', 'S'],
    ['coin', 'E', 'first', 'S'],
    ['coin', 'E', 'second', 'N'],
  ] as const)('%s, dealer %s, coin %s: %s', (declarerTie, dealer, coin, declarer) => {
    const board = boardAfter(opened({ rules: rules('mb.site4', { declarerTie }), deal: EQUAL, dealer, coin }));
    if (board.phase !== 'choosing') throw new Error(board.phase);
    expect(board.declarer).toBe(declarer);
    expect(dummyOf(board)).toBe(declarer === 'N' ? 'S' : 'N');
    expect(declaringSide(board)).toBe('NS');
  });
});

describe('MB 6 — the partners agree: both must name the same', () => {
  const equal = (): Log => opened({ rules: SCHOOL, deal: EQUAL });
  test('nothing is shown before', () => {
    expect(boardAfter(equal())).toMatchObject({ phase: 'agreeing', side: 'NS', proposals: {} });
    expect(equal().at(-1)).toMatchObject({ type: 'announced' });
  });
  test.each([
    [['N proposes N', 'S proposes N'], 'N'],
    [['N proposes S', 'S proposes S'], 'S'],
    [['S proposes N', 'N proposes N'], 'N'],
    [['N proposes N', 'S proposes S', 'N proposes S'], 'S'],
    [['N proposes N', 'N proposes S', 'S proposes N', 'S proposes S'], 'S'],
  ])('%s: %s declares', (proposals, declarer) =>
    expect(boardAfter(after(equal(), ...proposals))).toMatchObject({ phase: 'choosing', declarer, dummyFaced: true }),
  );
  test.each([
    [[], 'N proposes N', 'legal'],
    [[], 'N proposes S', 'legal'],
    [[], 'S proposes S', 'legal'],
    [[], 'E proposes N', { reason: 'not-of-the-declaring-side' }],
    [[], 'N proposes E', { reason: 'not-of-the-declaring-side' }],
    [[], 'W proposes E', { reason: 'not-of-the-declaring-side' }],
    [['N proposes N'], 'N proposes N', { reason: 'already-proposed', declarer: 'N' }],
    [['N proposes N'], 'N proposes S', 'legal'],
    [['N proposes N'], 'S proposes S', 'legal'],
  ])('after %o, %s: %o', (before, tried, answer) => expect(verdict(after(equal(), ...before), tried)).toEqual(answer));
  test('while they differ both proposals stand', () =>
    expect(boardAfter(after(equal(), 'N proposes N', 'S proposes S'))).toMatchObject({
      phase: 'agreeing',
      proposals: { N: 'N', S: 'S' },
    }));
  test('dummy goes down with the agreement', () =>
    expect(newEvents(after(equal(), 'N proposes N'), 'S proposes N')).toEqual(['declarerProposed', 'handFaced']));
  test.each([
    ['N', [], ['N proposes N', 'N proposes S']],
    ['N', ['N proposes N'], ['N proposes S']],
    ['S', ['N proposes N'], ['S proposes N', 'S proposes S']],
    ['E', [], []],
  ] as const)('%s may, after %o: %o', (seat, before, may) =>
    expect(legalActions(boardAfter(after(equal(), ...before)), seat).map(actionText)).toEqual(may),
  );
  test('east and west agree likewise', () => {
    const log = opened({
      rules: SCHOOL,
      deal: { N: EQUAL.W, E: EQUAL.N, S: EQUAL.E, W: EQUAL.S },
    });
    expect(boardAfter(log)).toMatchObject({ phase: 'agreeing', side: 'EW' });
    expect(boardAfter(after(log, 'W proposes E', 'E proposes E'))).toMatchObject({ phase: 'choosing', declarer: 'E' });
    expect(boardAfter(after(log, 'W proposes E', 'E proposes W'))).toMatchObject({ phase: 'agreeing' });
  });
});

describe('MB 6 — rules in which the partners always agree', () => {
  test('unequal partners too', () => {
    const log = opened({ rules: AGREED });
    expect(boardAfter(log)).toMatchObject({ phase: 'agreeing', side: 'NS' });
    expect(boardAfter(after(log, 'N proposes N', 'S proposes N'))).toMatchObject({ phase: 'choosing', declarer: 'N' });
  });
});
