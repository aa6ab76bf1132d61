// What was chosen for the next match: a named rule set with changes, and where the person sits.

import {
  DEFAULT_PRESET,
  PRESET_IDS,
  type PresetId,
  presetRules,
  type Rules,
  rulesProblems,
  SEATS,
  type Seat,
  SWITCH_NAMES,
  type Switches,
} from '@minibridge/bridge';
import { BOT_LEVELS, type BotLevel, SEAT_POLICIES, type SeatPolicy } from '@minibridge/table';
import * as v from 'valibot';
import { RULES_SHAPE } from '../host/saved-shapes';

export type Choice = {
  readonly base: PresetId;
  /** The base's rules, or changed ones under the id `own`. */
  readonly rules: Rules;
  readonly seat: Seat;
  readonly policy: SeatPolicy;
  readonly botLevel: BotLevel;
};

/**
 * The level of bots until somebody chooses: who sets up a match has mostly played the first deal, in which they are at level 1.
 * A partner who counts is easier to understand than one who forgets what was said; and every device plays it at once,
 * without fetching anything.
 */
export const FIRST_BOT_LEVEL: BotLevel = 2;

const KEY = 'minibridge.choice';

const CHOICE = v.object({
  base: v.picklist(PRESET_IDS),
  rules: RULES_SHAPE,
  seat: v.picklist(SEATS),
  policy: v.picklist(SEAT_POLICIES),
  // Absent in what was kept before there was a choice.
  botLevel: v.optional(v.picklist(BOT_LEVELS), FIRST_BOT_LEVEL),
});

function firstChoice(): Choice {
  const bots = { botLevel: FIRST_BOT_LEVEL };
  return { base: DEFAULT_PRESET, rules: presetRules(DEFAULT_PRESET), seat: 'S', policy: 'any-seat', ...bots };
}

/** The choice kept in `storage`; one that is missing or broken is the first one. */
export function keptChoice(storage: Pick<Storage, 'getItem'>): Choice {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), CHOICE), storage.getItem(KEY));
  return kept.success ? kept.output : firstChoice();
}

export function keepChoice(storage: Pick<Storage, 'setItem'>, choice: Choice): void {
  storage.setItem(KEY, JSON.stringify(choice));
}

/** The rules of a choice if they can be played, else those of its named rule set. */
export function playableRules({ base, rules }: Choice): Rules {
  return rulesProblems(rules).length === 0 ? rules : presetRules(base);
}

/** The choice with another named rule set, unchanged. */
export function withPreset(choice: Choice, base: PresetId): Choice {
  return { ...choice, base, rules: presetRules(base) };
}

/** The choice with these rules, under the named rule set that they are nearest to. */
export function withRulesOf(choice: Choice, rules: Rules): Choice {
  const changes = (id: PresetId): number => changedSwitches(id, rules).length;
  const nearest = PRESET_IDS.reduce((best, id) => (changes(id) < changes(best) ? id : best));
  return withRules({ ...choice, base: nearest }, rules);
}

/** The choice with changed rules; rules that equal the preset bear its name again. */
export function withRules(choice: Choice, rules: Rules): Choice {
  const changed = changedSwitches(choice.base, rules).length > 0;
  return { ...choice, rules: { ...rules, id: changed ? 'own' : choice.base } };
}

/** The switches in which `rules` differ from the preset `base`. */
export function changedSwitches(base: PresetId, rules: Rules): readonly (keyof Switches)[] {
  const preset = presetRules(base);
  return SWITCH_NAMES.filter((name) => JSON.stringify(preset[name]) !== JSON.stringify(rules[name]));
}
