import { describe, expect, test } from 'vitest';
import { rules } from '../testing';
import { decide } from './decide';
import { type Refusal, RULE } from './refusal';
import { after, boardAfter, EQUAL, EXAMPLE, LEVEL, type Log, opened, verdict } from './testing';

type Reason = Refusal['reason'];
type Case = readonly [log: Log, tried: string, refusal: object];

const SPOKEN = opened({ rules: rules('mb.ebu') });
const CHOOSING = opened();
const NBB = opened({ rules: rules('mb.nbb', { points: { reveal: 'auto', verify: 'sum_only' } }) });
/** 21 points with north and south, and nine spades. */
const WEAK = opened({
  rules: rules('mb.nbb', { points: { reveal: 'auto', verify: 'sum_only' } }),
  deal: { N: EXAMPLE.N, E: EXAMPLE.W, S: EXAMPLE.S, W: EXAMPLE.E },
});
const PLAYING = after(CHOOSING, 'S chooses game S');
const LED = after(PLAYING, 'W plays HQ');
const AGREEING = opened({ rules: rules('mb.site4', { declarerTie: 'partners_choose' }), deal: EQUAL });
const TAKE_BACK = after(opened({ rules: rules('mb.site4', { irregularities: 'take_back' }) }), 'S chooses game S');
const THROWN_IN = opened({ deal: LEVEL });

/** For every reason the actions that are refused for it. A reason without a case does not compile. */
const CASES: { readonly [R in Reason]: readonly [Case, ...Case[]] } = {
  'wrong-phase': [
    [SPOKEN, 'N proposes N', { phase: 'announcing' }],
    [SPOKEN, 'N chooses game S', { phase: 'announcing' }],
    [SPOKEN, 'N plays SA', { phase: 'announcing' }],
    [SPOKEN, 'N takes back', { phase: 'announcing' }],
    [AGREEING, 'N announces 11', { phase: 'agreeing' }],
    [AGREEING, 'N chooses game S', { phase: 'agreeing' }],
    [CHOOSING, 'S announces 16', { phase: 'choosing' }],
    [CHOOSING, 'W plays HQ', { phase: 'choosing' }],
    [CHOOSING, 'S takes back', { phase: 'choosing' }],
    [PLAYING, 'S chooses game S', { phase: 'play' }],
    [PLAYING, 'S announces 16', { phase: 'play' }],
    [PLAYING, 'S proposes S', { phase: 'play' }],
    [THROWN_IN, 'N announces 10', { phase: 'over' }],
    [THROWN_IN, 'N proposes N', { phase: 'over' }],
    [THROWN_IN, 'N chooses game S', { phase: 'over' }],
    [THROWN_IN, 'N plays SA', { phase: 'over' }],
    [THROWN_IN, 'N takes back', { phase: 'over' }],
  ],
  'not-your-turn': [
    [SPOKEN, 'E announces 5', { turn: 'N' }],
    [PLAYING, 'E plays H2', { turn: 'W' }],
    [PLAYING, 'S plays SA', { turn: 'W' }],
    [PLAYING, 'N plays SA', { turn: 'W' }],
    [LED, 'E plays H2', { turn: 'N' }],
  ],
  'already-announced': [[after(SPOKEN, 'N announces 9'), 'N announces 9', {}]],
  'points-out-of-range': [[SPOKEN, 'N announces 38', { points: 38 }]],
  'not-of-the-declaring-side': [
    [AGREEING, 'E proposes E', {}],
    [AGREEING, 'S proposes W', {}],
  ],
  'already-proposed': [[after(AGREEING, 'N proposes S'), 'N proposes S', { declarer: 'S' }]],
  'declarer-chooses': [
    [CHOOSING, 'N chooses game S', { declarer: 'S' }],
    [CHOOSING, 'W chooses game S', { declarer: 'S' }],
  ],
  'contract-not-in-these-rules': [
    [CHOOSING, 'S chooses small-slam S', {}],
    [CHOOSING, 'S chooses level 4 S', {}],
    [CHOOSING, 'S chooses tricks S', {}],
  ],
  'fit-too-short': [
    [NBB, 'S chooses game H', { strain: 'H', have: 6, need: 8 }],
    [NBB, 'S chooses game C', { strain: 'C', have: 7, need: 8 }],
  ],
  'game-needs-points': [
    [
      opened({ rules: rules('mb.nbb', { points: { reveal: 'auto', verify: 'sum_only' } }), deal: EQUAL }),
      'N chooses game S',
      { have: 22, need: 25 },
    ],
  ],
  'points-demand-game': [
    [NBB, 'S chooses part S', { have: 25, need: 25 }],
    [WEAK, 'S chooses part NT', { have: 25, need: 25 }],
  ],
  'dummy-decides-nothing': [[LED, 'N plays HK', {}]],
  'card-not-held': [
    [PLAYING, 'W plays HA', { card: 'HA' }],
    [LED, 'S plays HA', { card: 'HA' }],
    [LED, 'S plays HQ', { card: 'HQ' }],
  ],
  'must-follow-suit': [
    [LED, 'S plays SA', { suit: 'H' }],
    [after(LED, 'S plays HK'), 'E plays D2', { suit: 'H' }],
  ],
  'no-taking-back': [[LED, 'W takes back', {}]],
  'nothing-to-take-back': [[TAKE_BACK, 'W takes back', {}]],
  'not-your-card': [[after(TAKE_BACK, 'W plays HQ'), 'N takes back', {}]],
};

describe.each(Object.entries(CASES))('every refusal — %s', (reason, cases) => {
  test.each(cases)('%#: $1', (log, tried, detail) => expect(verdict(log, tried)).toEqual({ reason, ...detail }));
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
