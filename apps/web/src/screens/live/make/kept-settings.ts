// What somebody chose for the last table; the first answers make a good table.

import type { TableSettings } from '@minibridge/protocol';
import { BOT_LEVELS } from '@minibridge/table';
import * as v from 'valibot';
import { FIRST_BOT_LEVEL } from '../../../settings/choice';

const KEY = 'minibridge.table-settings';

export const FIRST_SETTINGS: TableSettings = {
  size: 4,
  door: 'code',
  botLevel: FIRST_BOT_LEVEL,
  speed: 'normal',
  undo: 'with-consent',
  pause: 'anyone',
  lateComers: 'at-once',
  watching: 'public-cards',
  hints: 'everybody',
  botAfter: 60,
};

const KEPT: v.GenericSchema<unknown, TableSettings> = v.object({
  size: v.literal(4),
  door: v.picklist(['code', 'host']),
  botLevel: v.picklist(BOT_LEVELS),
  speed: v.picklist(['slow', 'normal', 'fast']),
  undo: v.picklist(['never', 'with-consent', 'free']),
  pause: v.picklist(['anyone', 'nobody']),
  lateComers: v.picklist(['next-deal', 'at-once']),
  watching: v.picklist(['nobody', 'public-cards', 'all-cards-later']),
  hints: v.exactOptional(v.literal('everybody')),
  botAfter: v.exactOptional(v.picklist([60, 180])),
});

/** The settings kept in `storage`; the first ones where there are none or broken ones. */
export function keptTableSettings(storage: Pick<Storage, 'getItem'>): TableSettings {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), KEPT), storage.getItem(KEY));
  return kept.success ? kept.output : FIRST_SETTINGS;
}

export function keepTableSettings(storage: Pick<Storage, 'setItem'>, settings: TableSettings): void {
  storage.setItem(KEY, JSON.stringify(settings));
}
