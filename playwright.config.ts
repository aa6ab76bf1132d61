import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, systemChromium } from './scripts/workspace/chromium.mjs';
import { freePort } from './scripts/workspace/free-port.mjs';

/** Chosen once: the workers read this file again and inherit the environment. */
process.env.E2E_PORT ??= String(await freePort());
/** Tables of these tests, and no others. */
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'minibridge-e2e-'));
const address = `http://localhost:${process.env.E2E_PORT}`;
const executablePath = systemChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // A machine may stumble. What passed only at the second try is told beside the count, and is to be mended.
  retries: 1,
  // Generous, for machines that do other things too: tests wait for states, so that a quick machine is quick.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    screenshot: 'only-on-failure',
    // Each test is a first visit; what is kept for offline play would only be fetched in vain.
    serviceWorkers: 'block',
    trace: process.env.TRACE ? 'on' : 'off',
    launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: {
    command: `node scripts/start.mjs --port ${process.env.E2E_PORT}`,
    url: `${address}/healthz`,
    env: { DATA_DIR: process.env.E2E_DATA },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
