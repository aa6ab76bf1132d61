// A name for each command, so that a repeat is known for what it is.

import { below, type Chance } from '@minibridge/bridge';
import type { CommandId } from './client-message';

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 12;

/** Twelve signs, 62 bits: two of the same come up for nobody. */
export function newCommandId(chance: Chance): CommandId {
  return Array.from({ length: LENGTH }, () => SIGNS[below(SIGNS.length, chance)]).join('');
}
