// How long bots take, so that people can follow.

import type { Settings } from '../settings/settings';

/** Milliseconds before a bot's card, and before the first card after a complete trick. */
export type Pace = { readonly card: number; readonly trick: number };

export const PACE: { readonly [S in Settings['speed']]: Pace } = {
  slow: { card: 1500, trick: 2800 },
  normal: { card: 800, trick: 1700 },
  fast: { card: 150, trick: 450 },
};
