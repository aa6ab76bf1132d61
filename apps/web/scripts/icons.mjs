/** Draws the PNG icons from `public/icons/mark.svg`. Run by hand when the mark changes; the results are committed. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openChromium } from './chromium.mjs';

const folder = new URL('../public/icons/', import.meta.url);
const mark = await readFile(new URL('mark.svg', folder), 'utf8');
/** Without its round corners: the system cuts its own shape. */
const square = mark.replace(' rx="13"', '');
/** Inside the safe zone, the inner 80 %. */
const safe = square
  .replace('viewBox="0 0 52 52"', 'viewBox="-8 -8 68 68"')
  .replace('<rect ', '<rect x="-8" y="-8" ')
  .replace('width="52" height="52"', 'width="68" height="68"');

const ICONS = [
  { name: 'icon-192', size: 192, svg: mark },
  { name: 'icon-512', size: 512, svg: mark },
  { name: 'maskable-512', size: 512, svg: safe },
  { name: 'apple-touch-icon', size: 180, svg: square },
];

const browser = await openChromium();
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)), omitBackground: true });
  await page.close();
}
await browser.close();
