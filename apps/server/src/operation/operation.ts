// Everything that watches over a running server, put around what it stands on.

import type { Bus } from '../bus/bus.ts';
import type { Settings } from '../settings.ts';
import { NotKept, type Store } from '../store/store.ts';
import type { LiveService } from '../wire/live-service.ts';
import { type Log, newLog } from './log.ts';
import { type Metrics, newMetrics } from './metrics.ts';
import { type MetricsPort, openMetricsPort } from './metrics-port.ts';
import { readiness, type serveReadiness } from './readiness.ts';
import { keepTidy } from './retention.ts';
import { earlierNow } from './steady-clock.ts';
import { type UpOrAway, upOrAway } from './up-or-away.ts';
import { watchedBus } from './watched-bus.ts';
import { watchedService } from './watched-service.ts';
import { watchedStore } from './watched-store.ts';

export type Watched = {
  readonly settings: Settings;
  readonly store: Store;
  readonly bus: Bus;
  readonly version: string;
  readonly log?: Log;
};

export type Operation = {
  readonly log: Log;
  readonly store: Store;
  readonly bus: Bus;
  readonly report: (what: string, error: unknown) => void;
  /** A bot's thought came to nothing. */
  readonly thoughtLost: Metrics['thoughtLost'];
  readonly look: Parameters<typeof serveReadiness>[1];
  /** The live part, watched; from now on the figures know its tables. */
  readonly service: (live: LiveService) => LiveService;
  /** Begins what goes on beside the game; a sentence when the figures' port cannot be had. */
  readonly begin: () => Promise<string | undefined>;
  readonly end: () => Promise<void>;
};

function states(log: Log) {
  const store = upOrAway((isUp) => log.note({ event: isUp ? 'store-back' : 'store-away' }));
  const bus = upOrAway((isUp) => log.note({ event: isUp ? 'bus-back' : 'bus-away' }));
  return { store, bus };
}

/** Figures, where the operator has asked for them. */
function figures(
  { settings, version }: Watched,
  { store, bus, tablesAwake }: { store: UpOrAway; bus: UpOrAway; tablesAwake: () => number },
): Metrics | undefined {
  if (settings.metrics === undefined) return undefined;
  return newMetrics(version, { tablesAwake, isStoreUp: store.isUp, isBusUp: bus.isUp });
}

export function operated(watched: Watched): Operation {
  const { settings } = watched;
  const log = watched.log ?? newLog({ least: settings.logLevel });
  const { store: storeState, bus: busState } = states(log);
  let tablesAwake = () => 0;
  const metrics = figures(watched, { store: storeState, bus: busState, tablesAwake: () => tablesAwake() });
  const store = watchedStore(watched.store, { state: storeState, appended: metrics?.appended });
  const bus = watchedBus(watched.bus, { state: busState, botTurn: metrics?.botTurn });
  let untidy = (): void => undefined;
  let port: MetricsPort | undefined;

  /** A store that is away is no fault, and is told once whoever meets it first. */
  function report(what: string, error: unknown): void {
    if (error instanceof NotKept) {
      storeState.seen(false);
      return;
    }
    metrics?.fault();
    log.fault(what, error);
  }

  return {
    log,
    store,
    bus,
    report,
    thoughtLost: (how) => metrics?.thoughtLost(how),
    look: readiness({ store, bus, now: () => performance.now() }),
    service: (live) => {
      tablesAwake = live.tables.awake;
      return metrics ? watchedService(live, metrics) : live;
    },
    begin: async () => {
      if (metrics && settings.metrics) {
        const opened = await openMetricsPort(metrics, settings.metrics, report);
        if (!opened.ok) return opened.sentence;
        port = opened.port;
      }
      untidy = keepTidy({
        store,
        days: settings.retentionDays,
        now: earlierNow,
        forgotten: (tables) => log.note({ event: 'forgotten', tables }),
        report,
      });
      return undefined;
    },
    end: async () => {
      untidy();
      await port?.close();
    },
  };
}
