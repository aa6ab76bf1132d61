// A rule set from outside. As part of a released event a preset travels as its bare id, which saves 600 bytes a board.

import { isPresetId, type PresetId, presetRules, type Rules, rulesProblems, STRAINS } from '@minibridge/bridge';
import * as v from 'valibot';
import { LIMITS } from '../limits';
import { STRAIN, text, textThat, upTo } from './basic';
import type { Reads } from './by-name';

const figure = upTo(10_000);

/** Characters of the name of a rule set. */
const ID_LENGTH = 60;
const ID = /^[^\p{C}]*$/u;

const score = v.object({
  trick: v.picklist(['bridge', 'none']),
  bonus: v.object({ part: figure, game: figure, small: v.exactOptional(figure), grand: v.exactOptional(figure) }),
  under: figure,
  mode: v.picklist(['duplicate', 'tricks_only', 'target_plus_minus', 'made_failed']),
  sheet: v.picklist(['part_or_game_bonus', 'made_plus_game']),
});

/** The shape of a rule set: the server looks for contradictions, to answer the command that has them. */
export const RULES_SHAPE: Reads<Rules> = v.object({
  id: text(`at most ${ID_LENGTH} characters without control signs`, (id) => id.length <= ID_LENGTH && ID.test(id)),
  points: v.object({
    reveal: v.picklist(['auto', 'announce', 'self_count']),
    verify: v.picklist(['sum_only', 'each_hand']),
  }),
  redeal2020: v.picklist(['same_dealer', 'next_dealer']),
  declarer: v.picklist(['more_hcp', 'partners_choose']),
  declarerTie: v.picklist(['first_from_dealer', 'partners_choose', 'coin']),
  dummyDown: v.picklist(['before_contract', 'shape_first', 'after_lead']),
  contract: v.picklist(['part_game', 'part_game_small', 'part_game_small_grand', 'levels_1_7', 'target_table', 'none']),
  denominations: v.pipe(v.array(STRAIN), v.maxLength(STRAINS.length)),
  minTrumpFit: v.union([v.picklist([0, 8]), v.object({ major: upTo(13), minor: upTo(13) })]),
  gameMinHcp: v.exactOptional(v.object({ hcp: upTo(40), mode: v.picklist(['advice', 'enforced']) })),
  targetTable: v.exactOptional(
    v.pipe(v.array(v.object({ from: upTo(40), to: upTo(40), tricks: upTo(13) })), v.maxLength(LIMITS.targetRows)),
  ),
  targetTrumpExtra: v.exactOptional(v.picklist([0, 1])),
  score,
  irregularities: v.picklist(['prevented', 'take_back', 'ebu']),
  dummyMayHelp: v.boolean(),
  match: v.object({
    deals: v.exactOptional(figure),
    timeLimitMin: v.exactOptional(figure),
    firstDealer: v.picklist(['draw', 'north', 'random']),
  }),
});

/** A rule set that can be played: the shape, and no contradiction. */
export const RULES: Reads<Rules> = v.pipe(
  RULES_SHAPE,
  v.check((rules) => rulesProblems(rules).length === 0, 'rules without contradiction'),
);

const PRESET = v.pipe(textThat('a rule set of this version', isPresetId), v.transform(presetRules));

/** A rule set in a released event: a preset's id, or the record. */
export const RULES_OR_PRESET: Reads<Rules> = v.lazy((input) => (typeof input === 'string' ? PRESET : RULES));

const texts = new Map<PresetId, string>();

function presetText(id: PresetId): string {
  const text = texts.get(id) ?? JSON.stringify(presetRules(id));
  texts.set(id, text);
  return text;
}

/** The id where `rules` are exactly the preset of that name, the record otherwise. */
export function writtenRules(rules: Rules): string | Rules {
  const { id } = rules;
  return isPresetId(id) && presetText(id) === JSON.stringify(rules) ? id : rules;
}
