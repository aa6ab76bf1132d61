/** A headless Chromium that talks to nobody, for pictures of our own pages. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openChromium = () =>
  chromium.launch({ args: QUIET, ...(existsSync(SYSTEM) ? { executablePath: SYSTEM } : {}) });
