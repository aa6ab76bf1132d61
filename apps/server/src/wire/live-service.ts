// The live part of the server, without a port: tables, and the ways to them.

import { type LiveTables, liveTables } from '../live/live-tables.ts';
import type { Surroundings } from '../live/surroundings.ts';
import type { Store } from '../store/store.ts';
import type { OriginSettings } from './origin.ts';

export type LiveSettings = OriginSettings & {
  /** Milliseconds after which clients come back when the server stops. */
  readonly retryAfterRestart: number;
};

export const USUAL_LIVE: LiveSettings = { allowedOrigins: [], proxies: 0, retryAfterRestart: 1_000 };

export type LiveService = {
  readonly tables: LiveTables;
  readonly store: Store;
  readonly settings: LiveSettings;
  readonly report: Surroundings['report'];
};

export function liveService(around: Surroundings, settings: LiveSettings = USUAL_LIVE): LiveService {
  return { tables: liveTables(around), store: around.store, settings, report: around.report };
}
