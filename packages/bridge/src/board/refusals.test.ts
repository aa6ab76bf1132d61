import { describe, expect, test } from 'vitest';
import { rules } from '../testing';
import { decide } from './decide';
import { type Refusal, RULE } from './refusal';
import { after, boardAfter, EQUAL, LEVEL, type Log, opened, verdict } from './testing';

type Reason = Refusal['reason'];
type Case = readonly [log: () => Log, tried: string, refusal: object];

const spoken = (): Log => opened({ rules: rules('mb.ebu') });
const choosing = (): Log => opened();
const dutch = (): Log => opened({ rules: rules('mb.nbb', { points: { reveal: 'auto', verify: 'sum_only' } }) });
/** 22 points with north and south, and twelve spades. */
const weak = (): Log =>
  opened({ rules: rules('mb.nbb', { points: { reveal: 'auto', verify: 'sum_only' } }), deal: EQUAL });
const playing = (): Log => after(choosing(), 'S chooses game S');
const led = (): Log => after(playing(), 'W plays HQ');
const agreeing = (): Log => opened({ rules: rules('mb.site4', { declarerTie: 'partners_choose' }), deal: EQUAL });
const takeBack = (): Log =>
  after(opened({ rules: rules('mb.site4', { irregularities: 'take_back' }) }), 'S chooses game S');
const thrownIn = (): Log => opened({ deal: LEVEL });

/** For every reason the actions that are refused for it. A reason without a case does not compile. */
const CASES: { readonly [R in Reason]: readonly [Case, ...Case[]] } = {
  'wrong-phase': [
    [spoken, 'N proposes N', { phase: 'announcing' }],
    [spoken, 'N chooses game S', { phase: 'announcing' }],
    [spoken, 'N plays SA', { phase: 'announcing' }],
    [spoken, 'N takes back', { phase: 'announcing' }],
    [agreeing, 'N announces 11', { phase: 'agreeing' }],
    [agreeing, 'N chooses game S', { phase: 'agreeing' }],
    [choosing, 'S announces 16', { phase: 'choosing' }],
    [choosing, 'W plays HQ', { phase: 'choosing' }],
    [choosing, 'S takes back', { phase: 'choosing' }],
    [playing, 'S chooses game S', { phase: 'play' }],
    [playing, 'S announces 16', { phase: 'play' }],
    [playing, 'S proposes S', { phase: 'play' }],
    [thrownIn, 'N announces 10', { phase: 'over' }],
    [thrownIn, 'N proposes N', { phase: 'over' }],
    [thrownIn, 'N chooses game S', { phase: 'over' }],
    [thrownIn, 'N plays SA', { phase: 'over' }],
    [thrownIn, 'N takes back', { phase: 'over' }],
  ],
  'not-your-turn': [
    [spoken, 'E announces 5', { turn: 'N' }],
    [playing, 'E plays H2', { turn: 'W' }],
    [playing, 'S plays SA', { turn: 'W' }],
    [playing, 'N plays SA', { turn: 'W' }],
    [led, 'E plays H2', { turn: 'N' }],
  ],
  'already-announced': [[() => after(spoken(), 'N announces 9'), 'N announces 9', {}]],
  'points-out-of-range': [[spoken, 'N announces 38', { points: 38 }]],
  'not-of-the-declaring-side': [
    [agreeing, 'E proposes E', {}],
    [agreeing, 'S proposes W', {}],
  ],
  'already-proposed': [[() => after(agreeing(), 'N proposes S'), 'N proposes S', { declarer: 'S' }]],
  'declarer-chooses': [
    [choosing, 'N chooses game S', { declarer: 'S' }],
    [choosing, 'W chooses game S', { declarer: 'S' }],
  ],
  'contract-not-in-these-rules': [
    [choosing, 'S chooses small-slam S', {}],
    [choosing, 'S chooses level 4 S', {}],
    [choosing, 'S chooses tricks S', {}],
  ],
  'fit-too-short': [
    [dutch, 'S chooses game H', { strain: 'H', have: 6, need: 8 }],
    [dutch, 'S chooses game C', { strain: 'C', have: 7, need: 8 }],
  ],
  'game-needs-points': [[weak, 'N chooses game S', { have: 22, need: 25 }]],
  'points-demand-game': [
    [dutch, 'S chooses part S', { have: 25, need: 25 }],
    [dutch, 'S chooses part NT', { have: 25, need: 25 }],
  ],
  'dummy-decides-nothing': [[led, 'N plays HK', {}]],
  'card-not-held': [
    [playing, 'W plays HA', { card: 'HA' }],
    [led, 'S plays HA', { card: 'HA' }],
    [led, 'S plays HQ', { card: 'HQ' }],
  ],
  'must-follow-suit': [
    [led, 'S plays SA', { suit: 'H' }],
    [() => after(led(), 'S plays HK'), 'E plays D2', { suit: 'H' }],
  ],
  'no-taking-back': [[led, 'W takes back', {}]],
  'nothing-to-take-back': [[takeBack, 'W takes back', {}]],
  'not-your-card': [[() => after(takeBack(), 'W plays HQ'), 'N takes back', {}]],
};

describe.each(Object.entries(CASES))('every refusal — %s', (reason, cases) => {
  test.each(cases)('%#: $1', (log, tried, detail) => expect(verdict(log(), tried)).toEqual({ reason, ...detail }));
});

describe('every refusal rests on a rule', () => {
  test.each(Object.entries(RULE))('%s: %s', (reason, rule) => {
    expect(rule).toMatch(/^MB \d+$/);
    expect(Object.keys(CASES)).toContain(reason);
  });
  test.each([
    ['wrong-phase', 'MB 1'],
    ['not-your-turn', 'MB 9'],
    ['already-announced', 'MB 3'],
    ['points-out-of-range', 'MB 3'],
    ['not-of-the-declaring-side', 'MB 6'],
    ['already-proposed', 'MB 6'],
    ['declarer-chooses', 'MB 8'],
    ['contract-not-in-these-rules', 'MB 8'],
    ['fit-too-short', 'MB 8'],
    ['game-needs-points', 'MB 8'],
    ['points-demand-game', 'MB 8'],
    ['dummy-decides-nothing', 'MB 12'],
    ['card-not-held', 'MB 10'],
    ['must-follow-suit', 'MB 10'],
    ['no-taking-back', 'MB 16'],
    ['nothing-to-take-back', 'MB 16'],
    ['not-your-card', 'MB 16'],
  ] as const)('%s: %s', (reason, rule) => expect(RULE[reason]).toBe(rule));
});

describe('a contract of the grid that differs only in its number is not in the rules', () => {
  test.each([8, 10, Number.NaN, 9.5])('target %d instead of 9', (target) => {
    const board = boardAfter(
      opened({ rules: rules('mb.targets', { points: { reveal: 'auto', verify: 'sum_only' } }) }),
    );
    const tried = { type: 'choose', by: 'S', contract: { kind: 'target', target, strain: 'NT' } } as const;
    expect(decide(board, tried)).toEqual({ ok: false, refusal: { reason: 'contract-not-in-these-rules' } });
  });
});
