// What the host of a table chooses besides its rules.

import type { BotLevel, TablePolicy } from '@minibridge/table';

export const SIZES = [4] as const;
export const DOORS = ['code', 'host'] as const;
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export const LATE_COMERS = ['next-deal', 'at-once'] as const;
export const WATCHING = ['nobody', 'public-cards', 'all-cards-later'] as const;
export const HINTS = ['everybody'] as const;

export type TableSettings = {
  /** Players; bots count. */
  readonly size: (typeof SIZES)[number];
  /** Who may take a free seat: everybody who has the table's code, or whom the host seats. */
  readonly door: (typeof DOORS)[number];
  /** Of every bot at the table. */
  readonly botLevel: BotLevel;
  /** How long bots take for a card. */
  readonly speed: (typeof SPEEDS)[number];
  readonly undo: TablePolicy['undo'];
  readonly pause: TablePolicy['pause'];
  /** When somebody takes the seat of a bot. */
  readonly lateComers: (typeof LATE_COMERS)[number];
  /** What those who only watch may see; all cards come with a delay. */
  readonly watching: (typeof WATCHING)[number];
  /** Who may ask for hints while a deal is played; absent: nobody. */
  readonly hints?: (typeof HINTS)[number];
  /** Seconds, 10..3600, after which a bot plays for somebody who is away; absent: the table waits. */
  readonly botAfter?: number;
};
