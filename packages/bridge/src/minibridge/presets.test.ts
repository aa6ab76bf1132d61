import { describe, expect, test } from 'vitest';
import { rules } from '../testing';
import { DEFAULT_PRESET, isPresetId, PRESET_IDS } from './preset-ids';
import { PRESETS, presetRules } from './presets';
import { type Rules, SWITCH_NAMES } from './rules';
import { checkedRules, rulesProblems } from './rules-problems';
import { BASE_TARGETS } from './targets';

const FIXED_ORDER = [
  'mb.site4',
  'mb.ebu',
  'mb.ebu-school',
  'mb.acbl',
  'mb.slam800',
  'mb.slams',
  'mb.levels',
  'mb.nbb',
  'mb.shape-first',
  'mb.nt-first',
  'mb.count',
  'mb.targets',
  'mb.targets+1',
];

/** How points become known, who declares, when dummy is seen. */
function procedure({
  points,
  redeal2020,
  declarer,
  declarerTie,
  dummyDown,
  dummyMayHelp,
  irregularities,
}: Rules): string {
  const help = dummyMayHelp ? 'helps' : 'silent';
  return [points.reveal, points.verify, redeal2020, declarer, declarerTie, dummyDown, help, irregularities].join(' ');
}

/** What may be chosen. */
function choice({ contract, denominations, minTrumpFit, gameMinHcp, targetTable, targetTrumpExtra }: Rules): string {
  const game = gameMinHcp === undefined ? '-' : `${gameMinHcp.hcp}-${gameMinHcp.mode}`;
  const table = targetTable === undefined ? '-' : `${targetTable.length}-rows`;
  const fit = typeof minTrumpFit === 'number' ? minTrumpFit : `${minTrumpFit.major}/${minTrumpFit.minor}`;
  return [contract, denominations.join('+'), fit, game, table, targetTrumpExtra ?? '-'].join(' ');
}

/** What it brings, and how long it goes on. */
function reward({
  score: { trick, bonus, under, mode, sheet },
  match: { deals, timeLimitMin, firstDealer },
}: Rules): string {
  const bonuses = [bonus.part, bonus.game, bonus.small ?? '-', bonus.grand ?? '-'].join('/');
  return [trick, bonuses, under, mode, sheet, deals ?? '-', timeLimitMin ?? '-', firstDealer].join(' ');
}

const BASE = 'sum_only same_dealer more_hcp first_from_dealer before_contract silent';
const SPOKEN = `announce ${BASE} ebu`;
const SHOWN = `auto ${BASE} prevented`;

describe('the presets — how points become known, who declares, when dummy is seen', () => {
  test.each([
    ['mb.site4', SHOWN],
    ['mb.ebu', SPOKEN],
    ['mb.ebu-school', 'announce sum_only same_dealer more_hcp partners_choose before_contract helps ebu'],
    ['mb.acbl', SPOKEN],
    ['mb.slam800', SPOKEN],
    ['mb.slams', SHOWN],
    ['mb.levels', SHOWN],
    ['mb.nbb', SPOKEN],
    ['mb.shape-first', 'auto sum_only same_dealer more_hcp first_from_dealer shape_first silent prevented'],
    ['mb.nt-first', SPOKEN],
    ['mb.count', SPOKEN],
    ['mb.targets', SPOKEN],
    ['mb.targets+1', SPOKEN],
  ])('%s: %s', (id, text) => expect(procedure(rules(id))).toBe(text));
});

describe('the presets — what may be chosen', () => {
  test.each([
    //               kinds                 strains     fit game table extra
    ['mb.site4', 'part_game C+D+H+S+NT 0 - - -'],
    ['mb.ebu', 'part_game C+D+H+S+NT 0 - - -'],
    ['mb.ebu-school', 'part_game C+D+H+S+NT 0 - - -'],
    ['mb.acbl', 'part_game C+D+H+S+NT 0 - - -'],
    ['mb.slam800', 'part_game_small C+D+H+S+NT 0 - - -'],
    ['mb.slams', 'part_game_small_grand C+D+H+S+NT 0 - - -'],
    ['mb.levels', 'levels_1_7 C+D+H+S+NT 0 - - -'],
    ['mb.nbb', 'part_game C+D+H+S+NT 8 25-enforced - -'],
    ['mb.shape-first', 'part_game C+D+H+S+NT 0 - - -'],
    ['mb.nt-first', 'part_game NT 0 - - -'],
    ['mb.count', 'none C+D+H+S+NT 0 - - -'],
    ['mb.targets', 'target_table C+D+H+S+NT 0 - 7-rows 0'],
    ['mb.targets+1', 'target_table C+D+H+S+NT 0 - 7-rows 1'],
  ])('%s: %s', (id, text) => expect(choice(rules(id))).toBe(text));
  test('both target presets use the base table', () => {
    expect(rules('mb.targets').targetTable).toEqual(BASE_TARGETS);
    expect(rules('mb.targets+1').targetTable).toEqual(BASE_TARGETS);
  });
});

describe('the presets — what it brings, and how many deals', () => {
  test.each([
    //             trick  part/game/small/grand under mode sheet               deals minutes first dealer
    ['mb.site4', 'bridge 50/300/-/- 50 duplicate part_or_game_bonus 4 - draw'],
    ['mb.ebu', 'bridge 50/300/-/- 50 duplicate part_or_game_bonus - - draw'],
    ['mb.ebu-school', 'bridge 50/300/-/- 50 duplicate part_or_game_bonus - - draw'],
    ['mb.acbl', 'bridge 50/300/-/- 50 duplicate made_plus_game - - draw'],
    ['mb.slam800', 'bridge 50/300/800/- 50 duplicate part_or_game_bonus - - draw'],
    ['mb.slams', 'bridge 50/300/800/1300 50 duplicate part_or_game_bonus 4 - draw'],
    ['mb.levels', 'bridge 50/300/800/1300 50 duplicate part_or_game_bonus 4 - draw'],
    ['mb.nbb', 'bridge 50/300/-/- 50 duplicate part_or_game_bonus - - draw'],
    ['mb.shape-first', 'bridge 50/300/-/- 50 duplicate part_or_game_bonus 4 - draw'],
    ['mb.nt-first', 'bridge 50/300/-/- 50 duplicate part_or_game_bonus - - draw'],
    ['mb.count', 'bridge 50/300/-/- 50 tricks_only part_or_game_bonus - - draw'],
    ['mb.targets', 'bridge 50/300/-/- 50 made_failed part_or_game_bonus - - draw'],
    ['mb.targets+1', 'bridge 50/300/-/- 50 made_failed part_or_game_bonus - - draw'],
  ])('%s: %s', (id, text) => expect(reward(rules(id))).toBe(text));
});

describe('the presets — as a family', () => {
  test('thirteen, in this order', () => expect(PRESET_IDS).toEqual(FIXED_ORDER));
  test('the four-deal match is the default', () => expect(DEFAULT_PRESET).toBe('mb.site4'));
  test.each(PRESET_IDS)('%s can be played and knows its name', (id) => {
    expect(isPresetId(id)).toBe(true);
    expect(presetRules(id).id).toBe(id);
    expect(rulesProblems(presetRules(id))).toEqual([]);
    expect(checkedRules(presetRules(id))).toEqual({ ok: true, value: presetRules(id) });
  });
  test.each(['', 'site4', 'mb.three-A', 'toString'])('%o is no preset', (text) => expect(isPresetId(text)).toBe(false));
  test.each([
    ['mb.site4', undefined],
    ['mb.ebu', 'mb.site4'],
    ['mb.ebu-school', 'mb.ebu'],
    ['mb.acbl', 'mb.ebu'],
    ['mb.slam800', 'mb.ebu'],
    ['mb.slams', 'mb.site4'],
    ['mb.levels', 'mb.site4'],
    ['mb.nbb', 'mb.ebu'],
    ['mb.shape-first', 'mb.site4'],
    ['mb.nt-first', 'mb.ebu'],
    ['mb.count', 'mb.ebu'],
    ['mb.targets', 'mb.ebu'],
    ['mb.targets+1', 'mb.targets'],
  ] as const)('%s stands on %s and names only what is different', (id, base) => {
    const { base: named, changes } = PRESETS[id];
    expect(named).toBe(base);
    if (base === undefined) return;
    const below = presetRules(base);
    for (const name of SWITCH_NAMES) {
      const changed = changes[name] !== undefined;
      if (changed) expect(changes[name]).not.toEqual(below[name]);
      else expect(presetRules(id)[name]).toEqual(below[name]);
    }
  });
  test('every switch of every preset is in the list that is read aloud', () => {
    for (const id of PRESET_IDS) {
      const switches = Object.keys(presetRules(id)).filter((name) => name !== 'id');
      for (const name of switches) expect(SWITCH_NAMES).toContain(name);
    }
    expect(new Set(SWITCH_NAMES).size).toBe(15);
  });
});
