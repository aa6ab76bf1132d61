// What a visitor fetches: script until the table is playable, and everything of a first visit. Gzip at its best, in kB of 1,000 bytes.
// The service worker is kept out, so that what it lays by in the background is not counted; that is told on a line of its own.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from '@playwright/test';
import { CHROMIUM_FLAGS, systemChromium } from '../scripts/workspace/chromium.mjs';
import { keptMatch } from './support/kept-match.ts';
import { servedPage } from './support/served-page.ts';

const LANGUAGES = ['en', 'pl', 'fr', 'de', 'el'] as const;
const DIST = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

function print(metric: string, bytes: number): void {
  console.log(JSON.stringify({ bench: 'size', metric, value: Math.round(bytes / 100) / 10, unit: 'kB' }));
}

/** Fonts and pictures are packed already; the rest goes over the wire compressed. */
function packed(path: string, body: Buffer): number {
  return /\.(woff2|png)$/.test(path) ? body.length : gzipSync(body, { level: 9 }).length;
}

/** Takes down every file that the page fetches, by address. */
function fetched(page: Page): Map<string, Response> {
  const files = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.ok()) files.set(response.url(), response);
  });
  return files;
}

/** Runs in the page: keeps the storage, and marks the moment in which the first card that can be played stands. */
function prepare(storage: Record<string, string>): void {
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  new MutationObserver((_changes, watch) => {
    if (!document.querySelector('button[data-card]')) return;
    performance.mark('card stands');
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: the addresses asked for before that moment; what follows is fetched for later. */
function askedBefore(): readonly string[] {
  const end = performance.getEntriesByName('card stands')[0]?.startTime ?? 0;
  const asked = performance.getEntriesByType('resource').filter((entry) => entry.startTime <= end);
  return [location.href.replace(/#.*/, ''), ...asked.map((entry) => entry.name)];
}

async function sizeOf(url: string, response: Response | undefined): Promise<number> {
  return response ? packed(new URL(url).pathname, await response.body()) : 0;
}

async function sumOf(files: Map<string, Response>, urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(urls)].map((url) => sizeOf(url, files.get(url))));
  return sizes.reduce<number>((sum, size) => sum + size, 0);
}

type Way = {
  readonly hash: string;
  readonly storage: Record<string, string>;
  readonly walk: (page: Page) => Promise<void>;
};
type Visit = { readonly script: number; readonly all: number };

/** What a new browser fetches on its way to a table. */
async function visit(browser: Browser, address: string, { hash, storage, walk }: Way): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(prepare, storage);
  const files = fetched(page);
  await page.goto(`${address}/${hash}`);
  await walk(page);
  await page.locator('button[data-card]').first().waitFor();
  const urls = await page.evaluate(askedBefore);
  const script = await sumOf(
    files,
    urls.filter((url) => new URL(url).pathname.endsWith('.js')),
  );
  const all = await sumOf(files, urls);
  await context.close();
  return { script, all };
}

const isThere = async (): Promise<void> => undefined;

async function throughStart(page: Page): Promise<void> {
  await page.locator('.start .btn.main').click();
}

function precached(): number {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/\.(br|gz|map)$/.test(path));
  return paths.reduce((sum, path) => sum + packed(path, readFileSync(path)), 0);
}

const served = await servedPage();
const executablePath = systemChromium();
const browser = await chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath ? { executablePath } : {}) });
try {
  for (const language of LANGUAGES) {
    const settings = { 'minibridge.settings': JSON.stringify({ language }) };
    const kept = { ...settings, 'minibridge.match': keptMatch() };
    const table = await visit(browser, served.address, { hash: '#/table', storage: kept, walk: isThere });
    print(`script to a playable table, ${language}`, table.script);
    print(`whole first visit that opens a table, ${language}`, table.all);
    const start = await visit(browser, served.address, { hash: '', storage: settings, walk: throughStart });
    print(`script from the start page into the first deal, ${language}`, start.script);
    print(`whole first visit from the start page into the first deal, ${language}`, start.all);
  }
  print('laid by in the background for offline play, all languages', precached());
} finally {
  await browser.close();
  served.stop();
}
