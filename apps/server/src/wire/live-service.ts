// The live part of the server, without a port: tables, limits, and what the ways to them share.

import { type LiveTables, liveTables } from '../live/live-tables.ts';
import type { Surroundings } from '../live/surroundings.ts';
import type { Store } from '../store/store.ts';
import { type Limits, type Meters, metersFor, USUAL_LIMITS } from './limits.ts';
import type { OriginSettings } from './origin.ts';

export type LiveSettings = OriginSettings & {
  /** Milliseconds after which clients come back when the server stops. */
  readonly retryAfterRestart: number;
  readonly limits: Limits;
};

export const USUAL_LIVE: LiveSettings = {
  allowedOrigins: [],
  proxies: 0,
  retryAfterRestart: 1_000,
  limits: USUAL_LIMITS,
};

export type LiveService = {
  readonly tables: LiveTables;
  readonly store: Store;
  readonly settings: LiveSettings;
  readonly meters: Meters;
  readonly report: Surroundings['report'];
  /** Every text that goes out to a client is shown here, for the operator's figures. */
  readonly said?: (text: string) => void;
};

export function liveService(around: Surroundings, settings: LiveSettings = USUAL_LIVE): LiveService {
  const { store, report, means } = around;
  return { tables: liveTables(around), store, settings, meters: metersFor(settings.limits, means.now), report };
}
