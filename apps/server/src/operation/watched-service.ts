// The live part with a look at what goes out to clients, and at who is connected.

import type { LiveService } from '../wire/live-service.ts';
import type { Metrics } from './metrics.ts';

export function watchedService(service: LiveService, metrics: Metrics): LiveService {
  const { meters } = service;

  function enter(address: string): (() => void) | undefined {
    const leave = meters.enter(address);
    if (leave === undefined) {
      metrics.limitMet('connections');
      return undefined;
    }
    let isIn = true;
    metrics.connected(1);
    return () => {
      if (isIn) metrics.connected(-1);
      isIn = false;
      leave();
    };
  }

  return { ...service, meters: { ...meters, enter }, said: metrics.said };
}
