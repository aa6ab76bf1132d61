// The named rule sets for four players, each its base with the changes named.
// Sources: the federations' own pages and lesson texts, see docs/rules/minibridge.md.

import { STRAINS } from '../contract/strain';
import type { PresetId } from './preset-ids';
import type { Rules, Switches } from './rules';
import { BASE_TARGETS } from './targets';

/** Four deals, points shown, part-score and game: the rules of the four-deal match, and the default. */
const SITE4: Switches = {
  points: { reveal: 'auto', verify: 'sum_only' },
  redeal2020: 'same_dealer',
  declarer: 'more_hcp',
  declarerTie: 'first_from_dealer',
  dummyDown: 'before_contract',
  contract: 'part_game',
  denominations: STRAINS,
  minTrumpFit: 0,
  score: { trick: 'bridge', bonus: { part: 50, game: 300 }, under: 50, mode: 'duplicate', sheet: 'part_or_game_bonus' },
  irregularities: 'prevented',
  dummyMayHelp: false,
  match: { deals: 4, firstDealer: 'draw' },
};

/** With a base: the base's switches and these changes on top. */
type Preset = { readonly base?: PresetId; readonly changes: Partial<Switches> };

// biome-ignore format: a table
const SLAMS = { part: 50, game: 300, small: 800, grand: 1300 };

export const PRESETS: { readonly [P in PresetId]: Preset } = {
  'mb.site4': { changes: SITE4 },
  'mb.ebu': {
    base: 'mb.site4',
    changes: {
      points: { reveal: 'announce', verify: 'sum_only' },
      match: { firstDealer: 'draw' },
      irregularities: 'ebu',
    },
  },
  'mb.ebu-school': { base: 'mb.ebu', changes: { declarerTie: 'partners_choose', dummyMayHelp: true } },
  'mb.acbl': { base: 'mb.ebu', changes: { score: { ...SITE4.score, sheet: 'made_plus_game' } } },
  'mb.slam800': {
    base: 'mb.ebu',
    changes: { contract: 'part_game_small', score: { ...SITE4.score, bonus: { part: 50, game: 300, small: 800 } } },
  },
  'mb.slams': {
    base: 'mb.site4',
    changes: { contract: 'part_game_small_grand', score: { ...SITE4.score, bonus: SLAMS } },
  },
  'mb.levels': { base: 'mb.site4', changes: { contract: 'levels_1_7', score: { ...SITE4.score, bonus: SLAMS } } },
  'mb.nbb': { base: 'mb.ebu', changes: { minTrumpFit: 8, gameMinHcp: { hcp: 25, mode: 'enforced' } } },
  'mb.shape-first': { base: 'mb.site4', changes: { dummyDown: 'shape_first' } },
  'mb.nt-first': { base: 'mb.ebu', changes: { denominations: ['NT'] } },
  'mb.count': { base: 'mb.ebu', changes: { contract: 'none', score: { ...SITE4.score, mode: 'tricks_only' } } },
  'mb.targets': {
    base: 'mb.ebu',
    changes: {
      contract: 'target_table',
      targetTable: BASE_TARGETS,
      targetTrumpExtra: 0,
      score: { ...SITE4.score, mode: 'made_failed' },
    },
  },
  'mb.targets+1': { base: 'mb.targets', changes: { targetTrumpExtra: 1 } },
};

function switchesOf(id: PresetId): Switches {
  const { base, changes } = PRESETS[id];
  return base === undefined ? { ...SITE4, ...changes } : { ...switchesOf(base), ...changes };
}

/** The whole record of a preset. */
export function presetRules(id: PresetId): Rules {
  return { id, ...switchesOf(id) };
}
