import { describe, expect, test } from 'vitest';
import type { Strain } from '../contract/strain';
import { rules } from '../testing';
import type { Switches, TargetRow } from './rules';
import { checkedRules, type ProblemReason, rulesProblems } from './rules-problems';

const SITE4 = rules('mb.site4');
const TARGETS = rules('mb.targets');
const NONE: readonly Strain[] = [];

/** `21-30:7 31-40:13` */
function table(text: string): readonly TargetRow[] {
  return text.split(' ').map((row) => {
    const [from = 0, to = 0, tricks = 0] = row.split(/[-:]/).map(Number);
    return { from, to, tricks };
  });
}

function bonus(part: number, game: number, small?: number, grand?: number): Pick<Switches, 'score'> {
  const slams = { ...(small === undefined ? {} : { small }), ...(grand === undefined ? {} : { grand }) };
  return { score: { ...SITE4.score, bonus: { part, game, ...slams } } };
}

function deals(count: number): Pick<Switches, 'match'> {
  return { match: { firstDealer: 'draw', deals: count } };
}

function minutes(count: number): Pick<Switches, 'match'> {
  return { match: { firstDealer: 'draw', timeLimitMin: count } };
}

function gameFrom(hcp: number): Pick<Switches, 'gameMinHcp'> {
  return { gameMinHcp: { hcp, mode: 'advice' } };
}

/** The problems of a preset with changes: `switch reason`. */
function problems(preset: string, changes: Partial<Switches>): string {
  return rulesProblems(rules(preset, changes))
    .map((problem) => `${problem.switch} ${problem.reason}`)
    .join(', ');
}

type Case = readonly [preset: string, changes: Partial<Switches>, switchName: keyof Switches];

/** For every reason a rule set that it stops. A reason without a case does not compile. */
const CASES: { readonly [R in ProblemReason]: readonly Case[] } = {
  'counting-needs-tricks-only': [
    ['mb.site4', { contract: 'none' }, 'score'],
    ['mb.count', { score: { ...SITE4.score, mode: 'made_failed' } }, 'score'],
  ],
  'target-table-missing': [['mb.site4', { contract: 'target_table', score: TARGETS.score }, 'targetTable']],
  'target-table-gap': [
    ['mb.targets', { targetTable: table('22-40:7') }, 'targetTable'],
    ['mb.targets', { targetTable: table('21-39:7') }, 'targetTable'],
    ['mb.targets', { targetTable: table('20-24:7 26-40:9') }, 'targetTable'],
    ['mb.targets', { targetTable: [] }, 'targetTable'],
  ],
  'target-table-overlap': [
    ['mb.targets', { targetTable: table('20-25:7 25-40:9') }, 'targetTable'],
    ['mb.targets', { targetTable: table('20-40:7 40-40:13') }, 'targetTable'],
    ['mb.targets', { targetTable: table('21-40:7 21-21:8') }, 'targetTable'],
  ],
  'target-table-unused': [['mb.site4', { targetTable: table('20-40:9') }, 'targetTable']],
  'target-extra-unused': [
    ['mb.site4', { targetTrumpExtra: 0 }, 'targetTrumpExtra'],
    ['mb.levels', { targetTrumpExtra: 1 }, 'targetTrumpExtra'],
  ],
  'target-out-of-range': [
    ['mb.targets', { targetTable: table('20-30:6 31-40:13') }, 'targetTable'],
    ['mb.targets', { targetTable: table('20-30:7 31-40:14') }, 'targetTable'],
    ['mb.targets', { targetTable: table('20-30:7.5 31-40:13') }, 'targetTable'],
    ['mb.targets', { targetTable: table('20-40:7 30-25:9') }, 'targetTable'],
  ],
  'no-denomination': [['mb.site4', { denominations: NONE }, 'denominations']],
  'denomination-twice': [['mb.site4', { denominations: ['NT', 'S', 'NT'] }, 'denominations']],
  'fit-needs-no-trump': [
    ['mb.site4', { minTrumpFit: 8, denominations: ['C', 'D', 'H', 'S'] }, 'denominations'],
    ['mb.site4', { minTrumpFit: { major: 8, minor: 0 }, denominations: ['S'] }, 'denominations'],
    ['mb.site4', { minTrumpFit: { major: 0, minor: 9 }, denominations: ['C'] }, 'denominations'],
  ],
  'fit-out-of-range': [
    ['mb.site4', { minTrumpFit: { major: 14, minor: 9 } }, 'minTrumpFit'],
    ['mb.site4', { minTrumpFit: { major: 8, minor: -1 } }, 'minTrumpFit'],
    ['mb.site4', { minTrumpFit: { major: 7.5, minor: 8 } }, 'minTrumpFit'],
  ],
  'fit-needs-dummy-lengths': [
    ['mb.site4', { minTrumpFit: 8, dummyDown: 'after_lead' }, 'minTrumpFit'],
    ['mb.site4', { minTrumpFit: { major: 0, minor: 9 }, dummyDown: 'after_lead' }, 'minTrumpFit'],
  ],
  'game-points-out-of-range': [
    ['mb.site4', gameFrom(20), 'gameMinHcp'],
    ['mb.site4', gameFrom(41), 'gameMinHcp'],
    ['mb.site4', gameFrom(25.5), 'gameMinHcp'],
  ],
  'game-points-need-game': [
    ['mb.targets', gameFrom(25), 'gameMinHcp'],
    ['mb.count', gameFrom(25), 'gameMinHcp'],
  ],
  'slam-bonus-missing': [
    ['mb.site4', { contract: 'part_game_small' }, 'score'],
    ['mb.site4', { contract: 'part_game_small_grand', ...bonus(50, 300, 800) }, 'score'],
    ['mb.slams', bonus(50, 300, undefined, 1300), 'score'],
    ['mb.site4', { contract: 'levels_1_7' }, 'score'],
    ['mb.levels', bonus(50, 300, 800), 'score'],
    ['mb.levels', bonus(50, 300, undefined, 1300), 'score'],
    // Targets of 12 and 13 scored in points are slams of bridge.
    ['mb.targets', { score: SITE4.score }, 'score'],
    ['mb.targets', bonus(50, 300, 800), 'score'],
  ],
  'score-out-of-range': [
    ['mb.site4', bonus(-1, 300), 'score'],
    ['mb.site4', bonus(50, 10_001), 'score'],
    ['mb.slams', bonus(50, 300, 800.5, 1300), 'score'],
    ['mb.slams', bonus(50, 300, 800, -1300), 'score'],
    ['mb.site4', { score: { ...SITE4.score, under: -50 } }, 'score'],
    ['mb.acbl', { score: { ...SITE4.score, sheet: 'made_plus_game', bonus: { part: 50, game: 40 } } }, 'score'],
  ],
  'deals-out-of-range': [
    ['mb.site4', deals(0), 'match'],
    ['mb.site4', deals(101), 'match'],
    ['mb.site4', deals(2.5), 'match'],
  ],
  'time-out-of-range': [
    ['mb.site4', minutes(0), 'match'],
    ['mb.site4', minutes(601), 'match'],
  ],
};

describe.each(Object.entries(CASES))('custom rules — %s', (reason, cases) => {
  test.each(cases)('%s with %o: change %s', (preset, changes, name) =>
    expect(problems(preset, changes)).toBe(`${name} ${reason}`),
  );
});

describe('custom rules — what can be played', () => {
  const playable: readonly (readonly [preset: string, changes: Partial<Switches>])[] = [
    ['mb.targets', { targetTable: table('21-40:13') }],
    ['mb.targets', { targetTable: table('20-30:7 31-40:13'), targetTrumpExtra: 1 }],
    ['mb.targets', { targetTable: table('0-40:7') }],
    ['mb.targets', { score: rules('mb.slams').score }],
    ['mb.targets', { score: { ...SITE4.score, mode: 'tricks_only' } }],
    ['mb.site4', { denominations: ['S'] }],
    ['mb.site4', { minTrumpFit: 0, denominations: ['C', 'D', 'H', 'S'] }],
    ['mb.site4', { minTrumpFit: 0, dummyDown: 'after_lead' }],
    ['mb.site4', { minTrumpFit: 8, dummyDown: 'shape_first' }],
    ['mb.site4', { minTrumpFit: { major: 13, minor: 0 } }],
    ['mb.site4', { minTrumpFit: { major: 0, minor: 13 }, denominations: ['NT'] }],
    ['mb.site4', gameFrom(21)],
    ['mb.site4', gameFrom(40)],
    ['mb.levels', gameFrom(25)],
    ['mb.slam800', bonus(0, 0, 0)],
    ['mb.site4', bonus(10_000, 10_000)],
    ['mb.site4', { score: { ...SITE4.score, under: 0 } }],
    ['mb.site4', deals(1)],
    ['mb.site4', deals(100)],
    ['mb.site4', minutes(1)],
    ['mb.site4', minutes(600)],
    ['mb.site4', { match: { firstDealer: 'north' } }],
  ];
  test.each(playable)('%s with %o', (preset, changes) => expect(problems(preset, changes)).toBe(''));
});

describe('custom rules — every contradiction is named at once', () => {
  const changes: Partial<Switches> = { contract: 'none', denominations: [], ...deals(0) };
  test('three of them', () =>
    expect(problems('mb.site4', changes)).toBe(
      'score counting-needs-tricks-only, denominations no-denomination, match deals-out-of-range',
    ));
  test('refused', () =>
    expect(checkedRules(rules('mb.site4', changes))).toEqual({
      ok: false,
      refusal: [
        { switch: 'score', reason: 'counting-needs-tricks-only' },
        { switch: 'denominations', reason: 'no-denomination' },
        { switch: 'match', reason: 'deals-out-of-range' },
      ],
    }));
});
