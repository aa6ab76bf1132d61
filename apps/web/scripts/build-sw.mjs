/**
 * The service worker, made last: everything that `vite build` wrote is kept for offline play, every language and font included.
 * A new version waits until all tabs of the old one are closed, so that a running match never mixes two builds.
 */
import { fileURLToPath } from 'node:url';
import { generateSW } from 'workbox-build';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const { count, size, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ['**/*.{html,js,css,woff2,svg,png,json,wasm,webmanifest}'],
  globIgnores: ['sw.js', 'workbox-*.js'],
  swDest: `${dist}sw.js`,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  dontCacheBustURLsMatching: /^assets\//,
  navigateFallback: '/index.html',
  navigateFallbackDenylist: [/^\/healthz$/],
  clientsClaim: true,
  cleanupOutdatedCaches: true,
});
for (const warning of warnings) process.stderr.write(`${warning}\n`);
process.stdout.write(`sw.js keeps ${count} files, ${Math.round(size / 1000)} kB\n`);
