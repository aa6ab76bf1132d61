// Speed of a level in the browser: the worker of the built page, in a process that runs only for one part of the time, as on a
// phone that is so many times slower.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BotQuestion, Decision } from '@minibridge/bots';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, systemChromium } from '../../scripts/workspace/chromium.mjs';
import { servedPage } from '../support/served-page.ts';
import type { Figure } from './question.ts';
import type { Settings } from './settings.ts';
import { slowed } from './slowed.ts';
import { type Answered, speedOf } from './speed.ts';

/** A mid phone beside a mid laptop. */
const SLOWER = 4;

const ASSETS = fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url));

/** Where the page finds the worker of bots that think. */
function workerPath(): string {
  const file = readdirSync(ASSETS).find((name) => /^bot-worker-.*\.js$/.test(name));
  if (file === undefined) throw new Error('The built page has no worker for bots.');
  return `/assets/${file}`;
}

/** Runs in the page: starts the worker and waits until its engine is there. */
function wakeBots(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path, { type: 'module' });
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    Object.assign(window, { bots: worker });
  });
}

/** Runs in the page: one question, and how long its answer takes. */
function askBots(question: BotQuestion): Promise<Answered> {
  const worker: unknown = Reflect.get(window, 'bots');
  if (!(worker instanceof Worker)) throw new Error('The worker was not started.');
  return new Promise((resolve) => {
    const start = performance.now();
    // Without a name of its own: what makes this file run would add a helper for it that the page does not have.
    worker.addEventListener(
      'message',
      ({ data: { decision } }: MessageEvent<{ readonly decision?: Decision }>) =>
        resolve({ ...(decision && { decision }), millis: performance.now() - start }),
      { once: true },
    );
    worker.postMessage(question);
  });
}

/** Runs in the page: milliseconds of work that is always the same. */
function workAwhile(): number {
  const start = performance.now();
  let state = 1;
  for (let step = 0; step < 3e7; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return state === 0 ? 0 : performance.now() - start;
}

async function workedIn(page: Page): Promise<number> {
  await page.evaluate(workAwhile);
  return page.evaluate(workAwhile);
}

async function measuredIn(browser: Browser, address: string, settings: Settings): Promise<readonly Figure[]> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate(wakeBots, workerPath());
  const fast = await workedIn(page);
  const restored = await slowed(browser, SLOWER);
  try {
    const slow = await workedIn(page);
    const figures = await speedOf(
      (question) => page.evaluate(askBots, question),
      `Chromium slowed ${SLOWER} times`,
      settings,
    );
    return [{ metric: 'Chromium: how many times slower the page was', value: slow / fast, unit: 'times' }, ...figures];
  } finally {
    restored();
  }
}

export async function speedInChromium(settings: Settings): Promise<readonly Figure[]> {
  const served = await servedPage();
  const executablePath = systemChromium();
  const browser = await chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath ? { executablePath } : {}) });
  try {
    return await measuredIn(browser, served.address, settings);
  } finally {
    await browser.close();
    served.stop();
  }
}
