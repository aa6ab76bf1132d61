// `minibridge rules`: the rule sets, what each changes, and every switch of one.

import { accept, DEFAULT_PRESET, PRESET_IDS, PRESETS, type PresetId, presetRules } from '@minibridge/bridge';
import type { Command } from '../command';
import { optional } from '../reading/given';
import { readRules } from '../reading/rules';
import { aligned } from '../writing/columns';
import { switchesChanged, switchLines } from '../writing/switches';

function asJson(id: PresetId): object {
  const { base } = PRESETS[id];
  const { id: _, ...switches } = presetRules(id);
  return base === undefined ? { id, switches } : { id, base, switches };
}

/** The first change stands beside the names, the others below it. */
function overviewOf(id: PresetId): readonly (readonly string[])[] {
  const { base } = PRESETS[id];
  if (base === undefined) return [[id, '', 'the base of all; see "minibridge rules --rules mb.site4"']];
  const changes = switchesChanged(presetRules(id), presetRules(base));
  return changes.map(({ name, value }, place) => [...(place === 0 ? [id, base] : ['', '']), `${name} = ${value}`]);
}

function overview(): readonly string[] {
  return aligned([['rule set', 'base', 'what it changes'], ...PRESET_IDS.flatMap(overviewOf)]);
}

function oneInFull(id: PresetId): readonly string[] {
  const { base } = PRESETS[id];
  const heading = base === undefined ? `${id}, the base of all rule sets` : `${id}, based on ${base}`;
  return [heading, ...aligned(switchLines(presetRules(id)).map(({ name, value }) => [name, value]))];
}

export const RULES: Command = {
  summary: 'the rule sets and their switches',
  usage: 'rules [--rules ID]',
  options: [{ name: 'rules', hint: 'ID', what: 'only this rule set, with every switch' }],
  notes: [`Every other command plays by ${DEFAULT_PRESET} unless it is told otherwise.`],
  example: 'rules --rules mb.acbl',
  prepare(given) {
    const one = optional(given, 'rules', readRules);
    if (!one.ok) return one;
    const ids = one.value === undefined ? PRESET_IDS : [one.value];
    return accept({ json: ids.map(asJson), text: one.value === undefined ? overview() : oneInFull(one.value) });
  },
};
