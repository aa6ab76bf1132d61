// The named rule sets in words.

import type { PresetId } from '@minibridge/bridge';
import type { SetupMessages } from '@minibridge/messages';

type PresetKey =
  | 'site4'
  | 'ebu'
  | 'ebu-school'
  | 'acbl'
  | 'slam800'
  | 'slams'
  | 'levels'
  | 'nbb'
  | 'shape-first'
  | 'nt-first'
  | 'count'
  | 'targets'
  | 'targets-1';

const KEY: { readonly [P in PresetId]: PresetKey } = {
  'mb.site4': 'site4',
  'mb.ebu': 'ebu',
  'mb.ebu-school': 'ebu-school',
  'mb.acbl': 'acbl',
  'mb.slam800': 'slam800',
  'mb.slams': 'slams',
  'mb.levels': 'levels',
  'mb.nbb': 'nbb',
  'mb.shape-first': 'shape-first',
  'mb.nt-first': 'nt-first',
  'mb.count': 'count',
  'mb.targets': 'targets',
  'mb.targets+1': 'targets-1',
};

export function presetName(words: SetupMessages, id: PresetId): string {
  return words[`preset.${KEY[id]}`]();
}

export function presetNote(words: SetupMessages, id: PresetId): string {
  return words[`preset.${KEY[id]}-note`]();
}
