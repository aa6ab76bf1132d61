// How somebody takes a seat back on another device: a code made from the table's own key, so that it can be shown again
// without standing anywhere. The store knows only its fingerprint.

import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Chance } from '@minibridge/bridge';
import { newCode, type ReturnCode } from '@minibridge/protocol';
import { KEY_ROW } from '../live/entry.ts';
import type { Secret } from '../store/store.ts';
import type { Attendant } from './people.ts';

/** The row that makes a table's codes; every table gets one when it is opened. */
export function newKeyRow(): Secret {
  return { deal: KEY_ROW, text: randomBytes(32).toString('hex') };
}

/** Numbers that follow from the key and the text, and that nobody else can foresee. */
function chanceFrom(key: string, text: string): Chance {
  let round = 0;
  return () => {
    round += 1;
    return createHmac('sha256', key).update(`${text} ${round}`).digest().readUInt32LE();
  };
}

/** The code of somebody at the table; another one after each return. */
export function returnCodeOf(key: string, { who, devices }: Attendant): ReturnCode {
  return newCode('return', chanceFrom(key, `${who} ${devices}`));
}

export function codeHash(code: ReturnCode): string {
  return createHash('sha256').update(`return code ${code}`).digest('hex');
}
