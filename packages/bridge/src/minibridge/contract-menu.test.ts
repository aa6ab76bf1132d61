import { describe, expect, test } from 'vitest';
import { isSameContract } from '../contract/contract';
import { contractText } from '../notation/contract-text';
import { contract, rules } from '../testing';
import { type ChoosingFrom, contractMenu, fitNeeded, offerFor } from './contract-menu';
import { PRESET_IDS } from './preset-ids';
import { presetRules } from './presets';
import type { Switches } from './rules';

/** 9 spades, 6 hearts, 4 diamonds, 7 clubs together. */
const TOGETHER = { S: 9, H: 6, D: 4, C: 7 };

function from(preset: string, sidePoints = 25, changes: Partial<Switches> = {}): ChoosingFrom {
  return { rules: rules(preset, changes), sidePoints, together: TOGETHER };
}

/** The open contracts. */
function open(choosing: ChoosingFrom): string {
  return contractMenu(choosing)
    .filter(({ closed }) => closed === undefined)
    .map((offer) => contractText(offer.contract))
    .join(', ');
}

/** Why a contract is closed, in a word and numbers. */
function closed(choosing: ChoosingFrom, text: string): string {
  const reason = offerFor(choosing, contract(text))?.closed;
  return reason === undefined ? 'open' : `${reason.reason} ${reason.have} ${reason.need}`;
}

const PARTS = 'part C, part D, part H, part S, part NT';
const GAMES = 'game C, game D, game H, game S, game NT';
const SMALL_SLAMS = 'small-slam C, small-slam D, small-slam H, small-slam S, small-slam NT';
const GRAND_SLAMS = 'grand-slam C, grand-slam D, grand-slam H, grand-slam S, grand-slam NT';

describe('MB 8 — what the grid offers, from the lowest kind', () => {
  test.each([
    ['mb.site4', `${PARTS}, ${GAMES}`],
    ['mb.slam800', `${PARTS}, ${GAMES}, ${SMALL_SLAMS}`],
    ['mb.slams', `${PARTS}, ${GAMES}, ${SMALL_SLAMS}, ${GRAND_SLAMS}`],
    ['mb.nt-first', 'part NT, game NT'],
    ['mb.count', 'tricks C, tricks D, tricks H, tricks S, tricks NT'],
    ['mb.targets', 'target 9 C, target 9 D, target 9 H, target 9 S, target 9 NT'],
    ['mb.targets+1', 'target 10 C, target 10 D, target 10 H, target 10 S, target 9 NT'],
  ])('%s: %s', (preset, contracts) => expect(open(from(preset))).toBe(contracts));
  test('mb.levels: all 35, level by level', () => {
    const texts = open(from('mb.levels')).split(', ');
    expect(texts).toHaveLength(35);
    expect(texts.slice(0, 6).join(', ')).toBe('level 1 C, level 1 D, level 1 H, level 1 S, level 1 NT, level 2 C');
    expect(texts.at(-1)).toBe('level 7 NT');
  });
  test('40 points with trumps: thirteen tricks and no more', () =>
    expect(open(from('mb.targets+1', 40))).toBe('target 13 C, target 13 D, target 13 H, target 13 S, target 13 NT'));
});

describe('MB 8 — trumps need cards together, where the rules say so', () => {
  test.each([
    // fit of eight: S 9, H 6, D 4, C 7
    ['mb.nbb', 'game S', 'open'],
    ['mb.nbb', 'game H', 'fit-too-short 6 8'],
    ['mb.nbb', 'game C', 'fit-too-short 7 8'],
    ['mb.nbb', 'game NT', 'open'],
    ['mb.site4', 'game D', 'open'],
  ])('%s, %s: %s', (preset, text, why) => expect(closed(from(preset), text)).toBe(why));
  test.each([
    ['game S', 'open'],
    ['game H', 'fit-too-short 6 9'],
    ['game C', 'open'],
    ['game D', 'fit-too-short 4 7'],
  ])('nine in a major, seven in a minor: %s: %s', (text, why) =>
    expect(closed(from('mb.site4', 25, { minTrumpFit: { major: 9, minor: 7 } }), text)).toBe(why),
  );
  test('the suit is named', () =>
    expect(offerFor(from('mb.nbb'), contract('game H'))?.closed).toEqual({
      reason: 'fit-too-short',
      strain: 'H',
      have: 6,
      need: 8,
    }));
  test('nobody is asked for a fit while dummy is unknown', () =>
    expect(offerFor({ rules: rules('mb.nbb'), sidePoints: 25 }, contract('game H'))).toEqual({
      contract: contract('game H'),
    }));
  test.each([
    ['mb.nbb', 'S', 8],
    ['mb.nbb', 'C', 8],
    ['mb.nbb', 'NT', 0],
    ['mb.site4', 'S', 0],
  ] as const)('%s, %s: %i cards', (preset, strain, cards) => expect(fitNeeded(rules(preset), strain)).toBe(cards));
  test.each([
    ['H', 8],
    ['S', 8],
    ['C', 9],
    ['D', 9],
    ['NT', 0],
  ] as const)('eight in a major, nine in a minor: %s: %i', (strain, cards) =>
    expect(fitNeeded(rules('mb.levels', { minTrumpFit: { major: 8, minor: 9 } }), strain)).toBe(cards),
  );
});

describe('MB 8 — a game needs 25 points, and 25 points need a game, where the rules say so', () => {
  test.each([
    [24, 'part S', 'open'],
    [24, 'game S', 'game-needs-points 24 25'],
    [25, 'part S', 'points-demand-game 25 25'],
    [25, 'game S', 'open'],
    [40, 'part NT', 'points-demand-game 40 25'],
    [21, 'game NT', 'game-needs-points 21 25'],
    // The shorter reason comes first: a suit that may not be trumps at all.
    [24, 'game H', 'fit-too-short 6 8'],
  ])('%i points, %s: %s', (sidePoints, text, why) => expect(closed(from('mb.nbb', sidePoints), text)).toBe(why));
  test.each([
    [24, 'level 4 S', 'game-needs-points 24 25'],
    [24, 'level 3 S', 'open'],
    [24, 'level 3 NT', 'game-needs-points 24 25'],
    [25, 'level 4 C', 'points-demand-game 25 25'],
    [25, 'level 6 C', 'open'],
  ])('by levels: %i points, %s: %s', (sidePoints, text, why) =>
    expect(closed(from('mb.levels', sidePoints, { gameMinHcp: { hcp: 25, mode: 'enforced' } }), text)).toBe(why),
  );
  test('as advice it closes nothing', () =>
    expect(open(from('mb.site4', 21, { gameMinHcp: { hcp: 25, mode: 'advice' } }))).toBe(`${PARTS}, ${GAMES}`));
});

describe('MB 8 — what is not in the grid', () => {
  test.each([
    ['mb.site4', 'small-slam S'],
    ['mb.site4', 'level 4 S'],
    ['mb.site4', 'tricks S'],
    ['mb.slam800', 'grand-slam S'],
    ['mb.nt-first', 'game S'],
    ['mb.levels', 'game S'],
    ['mb.targets', 'target 10 S'],
    ['mb.count', 'part NT'],
  ])('%s does not know %s', (preset, text) => expect(offerFor(from(preset), contract(text))).toBeUndefined());
});

describe('MB 8 — there is always something to choose', () => {
  const flat = { S: 3, H: 3, D: 3, C: 4 };
  test.each(PRESET_IDS)('%s: at every number of points, with no fit at all', (id) => {
    for (let sidePoints = 21; sidePoints <= 40; sidePoints += 1) {
      const menu = contractMenu({ rules: presetRules(id), sidePoints, together: flat });
      expect(menu.some((offer) => offer.closed === undefined)).toBe(true);
      for (const [place, { contract: each }] of menu.entries())
        expect(menu.findIndex((offer) => isSameContract(offer.contract, each))).toBe(place);
    }
  });
});
