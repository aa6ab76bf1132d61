/** Takes pictures of the gallery at all sizes: `npm run gallery -w @minibridge/web [-- play,long]`. They land in `.cache/gallery`. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openChromium } from '../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}.cache/gallery/`;
const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [740, 360],
];
const SCENES = ['pieces', 'count', 'contract', 'play', 'long', 'defend', 'right'];

const wanted = process.argv[2]?.split(',') ?? SCENES;
await mkdir(folder, { recursive: true });
const server = await createServer({
  root,
  configFile: `${root}vite.config.ts`,
  server: { port: 5199, hmr: false, watch: null },
  optimizeDeps: { entries: ['gallery/index.html'] },
  logLevel: 'error',
});
await server.listen();
const browser = await openChromium();
const page = await browser.newPage();
page.on('pageerror', (error) => process.stderr.write(`${error}\n`));
for (const scene of wanted) {
  await page.goto(`http://localhost:5199/gallery/?scene=${scene}&motion=none&${process.argv[3] ?? ''}`);
  await page.waitForSelector('.screen');
  await page.evaluate(() => document.fonts.ready);
  for (const [width = 0, height = 0] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      await page.screenshot({ path: `${folder}${scene}-${width}-${theme}.png`, fullPage: scene === 'pieces' });
    }
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    process.stdout.write(`${scene} ${width}×${height}: ${over[0]} px too wide, ${over[1]} px to scroll\n`);
  }
}
await browser.close();
await server.close();
