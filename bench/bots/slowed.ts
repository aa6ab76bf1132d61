// A browser that is slower: its pages run for one part of the time and stand still for the rest. The browser's own brake reaches
// the page's main thread only, and bots think in a worker.

import type { Browser } from '@playwright/test';

/** Milliseconds that pages run at a time: short beside any decision. */
const RUNS = 4;

async function pagesOf(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []));
}

/** Slows all pages down so many times, until what is returned is called. */
export async function slowed(browser: Browser, times: number): Promise<() => void> {
  const processes = await pagesOf(browser);
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const id of processes) process.kill(id, name);
  };
  let timer: ReturnType<typeof setTimeout>;
  let since = performance.now();
  /** Milliseconds in all: timers are late, and the next pause makes up for it. */
  let [ran, stood] = [0, 0];
  const stop = (): void => {
    signal('SIGSTOP');
    const now = performance.now();
    ran += now - since;
    since = now;
    timer = setTimeout(go, Math.max(1, ran * (times - 1) - stood));
  };
  const go = (): void => {
    const now = performance.now();
    stood += now - since;
    since = now;
    signal('SIGCONT');
    timer = setTimeout(stop, RUNS);
  };
  stop();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}
