// The one line of this page to its server; it begins when somebody first goes to a live table.

import { secureChance } from '../host/chance';
import { inTurn } from './in-turn';
import { type Live, openLive } from './live';
import { pollWire } from './poll-wire';
import { socketWire } from './socket-wire';
import { PAGE_TIMERS } from './timers';

let live: Live | undefined;

function begin(): Live {
  const http = new URL('/live', location.href);
  const socket = new URL(http);
  socket.protocol = http.protocol === 'https:' ? 'wss:' : 'ws:';
  const locks: LockManager | undefined = navigator.locks;
  const ways = [socketWire(socket.href), pollWire(`${http.href}/poll`)];
  const begun = openLive({
    ways: ways.map((way) => inTurn(way, locks)),
    timers: PAGE_TIMERS,
    spread: Math.random,
    chance: secureChance(),
  });
  // A tablet that slept, or a network that is back: no need to wait for the next attempt.
  addEventListener('online', begun.wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') begun.wake();
  });
  return begun;
}

export function pageLive(): Live {
  live ??= begin();
  return live;
}
