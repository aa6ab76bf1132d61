// The same tables by a worker of Chromium and by a worker of Node, in turn.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSolver, type Hands } from '@minibridge/solver';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_FLAGS, systemChromium } from '../../scripts/workspace/chromium.mjs';
import { mean, median, print } from './figures.mts';
import { wallTimes } from './wall-times.mts';

const PAGE = fileURLToPath(new URL('page', import.meta.url));
const TYPES: { readonly [E in string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Memory is shared only in a page that is isolated. */
const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

function serve(
  folder: string,
  headers: { readonly [H in string]: string },
): Promise<{ server: Server; address: string }> {
  const server = createServer(({ url = '/' }, answer) => {
    const path = url === '/' ? '/index.html' : url;
    try {
      const body = readFileSync(join(folder, path));
      answer
        .writeHead(200, { ...headers, 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const at = server.address();
      resolve({ server, address: `http://localhost:${typeof at === 'object' ? at?.port : ''}` });
    });
  });
}

async function builtPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'minibridge-solver-page-'));
  await build({
    root: PAGE,
    base: './',
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
    worker: { format: 'es' },
  });
  return outDir;
}

type InPage = { readonly workers: number; readonly times: readonly number[] };

async function measurePage(page: Page, deals: readonly Hands[], workers: number): Promise<InPage> {
  await page.waitForFunction(() => window.measureTables !== undefined);
  return page.evaluate(
    ([some, count]) => window.measureTables?.(some, { workers: count }) ?? { workers: 0, times: [] },
    [deals, workers] as const,
  );
}

async function inNode(deals: readonly Hands[]): Promise<readonly number[]> {
  const solver = await createSolver({ workers: 1 });
  const times = await wallTimes(solver, deals);
  await solver.close();
  return times;
}

/** Prints the ratio; then that the page also works where memory cannot be shared, and where there are no workers. */
export async function measureChromium(deals: readonly Hands[], runs: number): Promise<void> {
  const folder = await builtPage();
  const { server, address } = await serve(folder, ISOLATED);
  const plain = await serve(folder, {});
  const executablePath = systemChromium();
  const browser = await chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const [there, here]: [number[], number[]] = [[], []];
    let workers = 0;
    for (let run = 0; run < runs; run += 1) {
      const inPage = await measurePage(page, deals, 1);
      workers = inPage.workers;
      there.push(mean(inPage.times));
      here.push(mean(await inNode(deals)));
    }
    print('workers in Chromium that were asked for and are there', workers, 'workers');
    print('full table in a worker of Chromium, mean', median(there), 'ms');
    print('full table in a worker of Node, mean', median(here), 'ms');
    print('Chromium ÷ Node', median(there) / median(here), 'ratio');
    await page.goto(plain.address);
    const unshared = await measurePage(page, deals.slice(0, 2), 1);
    print('workers in Chromium without shared memory', unshared.workers, 'workers');
    print('full table in Chromium without shared memory, mean', mean(unshared.times), 'ms');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await page.reload();
    const alone = await measurePage(page, deals.slice(0, 2), 1);
    print('workers in Chromium where there are none', alone.workers, 'workers');
    print('full table in the page itself, mean', mean(alone.times), 'ms');
  } finally {
    await browser.close();
    server.close();
    plain.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
