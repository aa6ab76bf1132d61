// Who sits where, policies and settings, as they come from outside.

import { BOT_LEVELS, type Occupant, type Seating, type TablePolicy } from '@minibridge/table';
import * as v from 'valibot';
import { DOORS, HINTS, LATE_COMERS, SIZES, SPEEDS, type TableSettings, WATCHING } from '../settings';
import { four, NAME_TOLD, whole } from './basic';
import type { Reads } from './by-name';

const botLevel = v.picklist(BOT_LEVELS);
const undo = v.picklist(['never', 'with-consent', 'free']);
const pause = v.picklist(['anyone', 'nobody']);

export const OCCUPANT: Reads<Occupant> = v.variant('kind', [
  v.object({ kind: v.literal('person'), name: NAME_TOLD }),
  v.object({ kind: v.literal('bot'), level: botLevel, name: NAME_TOLD }),
]);
export const SEATING: Reads<Seating> = four(OCCUPANT);
export const POLICY: Reads<TablePolicy> = v.object({ undo, pause });

export const SETTINGS: Reads<TableSettings> = v.object({
  size: v.picklist(SIZES),
  door: v.picklist(DOORS),
  botLevel,
  speed: v.picklist(SPEEDS),
  undo,
  pause,
  lateComers: v.picklist(LATE_COMERS),
  watching: v.picklist(WATCHING),
  hints: v.exactOptional(v.picklist(HINTS)),
  botAfter: v.exactOptional(whole(10, 3600)),
});
