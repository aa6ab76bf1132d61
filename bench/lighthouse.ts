// Lighthouse, mobile, on the start page and on a table in play: median of three runs, 0 to 100.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, systemChromium } from '../scripts/workspace/chromium.mjs';
import { freePort } from '../scripts/workspace/free-port.mjs';
import { keptMatch } from './support/kept-match.ts';
import { servedPage } from './support/served-page.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = { readonly [C in Category]: number };

function print(metric: string, value: number): void {
  console.log(JSON.stringify({ bench: 'lighthouse', metric, value, unit: 'points' }));
}

/** One audit of `url`, as a first visit, in the browser that listens on `port`; only what the page wrote down stays, the match in play. */
async function audit(url: string, port: number): Promise<Scores> {
  const flags = { port, onlyCategories: [...CATEGORIES], logLevel: 'silent' as const };
  const categories = (await lighthouse(url, flags))?.lhr.categories;
  const score = (name: Category): number => Math.round((categories?.[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(name: string, url: string, port: number): Promise<void> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url, port));
  for (const category of CATEGORIES) print(`${name}, ${category}`, median(runs.map((run) => run[category])));
}

/** Lays a match in play into the browser's storage. */
async function keepMatch(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate((match) => localStorage.setItem('minibridge.match', match), keptMatch());
  await page.close();
}

const served = await servedPage();
const port = await freePort();
const profile = mkdtempSync(join(tmpdir(), 'minibridge-lighthouse-'));
const executablePath = systemChromium();
const context = await chromium.launchPersistentContext(profile, {
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  ...(executablePath ? { executablePath } : {}),
});
try {
  await measure('start page', `${served.address}/`, port);
  await keepMatch(context, served.address);
  await measure('table in play', `${served.address}/#/table`, port);
} finally {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  served.stop();
}
