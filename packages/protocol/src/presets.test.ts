// A preset travels as its id, so both ends must mean the same by it.

import { PRESET_IDS, presetRules } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from './version';

/** A number that changes with any switch of any preset (FNV-1a, 32 bits). */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

test('when a preset changes its switches, raise PROTOCOL_VERSION and write the new number here', () => {
  const now = fingerprint(JSON.stringify(PRESET_IDS.map(presetRules)));
  expect({ version: PROTOCOL_VERSION, presets: now }).toEqual({ version: 1, presets: 2_283_737_867 });
});
