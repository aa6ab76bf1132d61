// The names of the rule sets for four players.

export const PRESET_IDS = [
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
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export const DEFAULT_PRESET: PresetId = 'mb.site4';

export function isPresetId(text: string): text is PresetId {
  return PRESET_IDS.some((id) => id === text);
}
