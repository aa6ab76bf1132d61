/**
 * The browser of the browser tests: the system's Chromium, else Playwright's own. Its headless shell first: the same browser without
 * windows of its own, in which the tests take a sixth less time.
 */
import { existsSync, readFileSync } from 'node:fs';
import { TOOLS } from './root.mjs';
import { run, runNode } from './run.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
];

/** Path of the browser on this machine: what CHROMIUM says, else a usual place, else undefined. */
export function systemChromium() {
  return process.env.CHROMIUM || USUAL_PLACES.find((path) => existsSync(path));
}

/** Runs in a container without a display, asks nobody for anything, and makes no request of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Exit code: 0 when there is a browser, installed if need be. */
export async function ensureChromium() {
  if (systemChromium() !== undefined) return 0;
  const code = isRootOnDebian() ? await installFromDebian() : await downloadByPlaywright();
  if (code !== 0) {
    console.error(
      'There is no Chromium for the browser tests, and it could not be installed. ' +
        'Install it (Debian: apt-get install chromium-headless-shell fonts-noto-core) or name its path in CHROMIUM.',
    );
  }
  return code;
}

function isRootOnDebian() {
  const release = '/etc/os-release';
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

/** The fonts have the Greek and Polish letters of the screenshots. */
async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const code = await run('apt-get', ['-qq', 'update'], { env, seconds: 120 });
  if (code !== 0) return code;
  return run('apt-get', ['-qq', 'install', '-y', 'chromium-headless-shell', 'fonts-noto-core'], { env, seconds: 300 });
}

/** Does nothing when Playwright has it already. */
function downloadByPlaywright() {
  return runNode(TOOLS.playwright, ['install', 'chromium'], { seconds: 300 });
}
