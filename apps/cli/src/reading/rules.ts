// A rule set on the command line: the id of a preset.

import { accept, isPresetId, PRESET_IDS, type PresetId, refuse } from '@minibridge/bridge';
import { nearest } from '../words/nearest';
import type { Reader } from './given';
import type { Option } from './options';

export const RULES_OPTION: Option = { name: 'rules', hint: 'ID', what: 'the rule set (mb.site4)' };

export const readRules: Reader<PresetId> = (text) => {
  if (isPresetId(text)) return accept(text);
  const near = nearest(text, PRESET_IDS) ?? PRESET_IDS.find((id) => id === `mb.${text}`);
  return refuse(
    near === undefined ? { reason: 'rules-unknown', text } : { reason: 'rules-unknown', text, nearest: near },
  );
};
