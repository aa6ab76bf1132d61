/** How the page is built. It is served with a strict CSP: no inline script, no inline style, nothing from elsewhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** The one font every language needs at once; the others are fetched when a letter asks for them. */
const FIRST_FONT = /source-sans-3-latin-wght-normal-[\w-]+\.woff2$/;

function preloadFirstFont(): Plugin {
  return {
    name: 'minibridge:preload-first-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const file = Object.keys(context.bundle ?? {}).find((name) => FIRST_FONT.test(name));
        if (!file) throw new Error('The Latin font is missing from the bundle.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** The suits and court signs, of which styles know only the names, stand first in every page. */
function cardShapes(): Plugin {
  const shapes = join(import.meta.dirname, 'src/cards/shapes.html');
  return {
    name: 'minibridge:card-shapes',
    transformIndexHtml: (html) => html.replace('<body>', `<body>\n${readFileSync(shapes, 'utf8')}`),
  };
}

/**
 * A module is never split between chunks. So that the first visit does not carry what only live tables check with,
 * their protocol has a valibot of its own, in their own chunk.
 */
function valibotForLive(): Plugin {
  return {
    name: 'minibridge:valibot-for-live',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'valibot' || !importer?.includes('packages/protocol/')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?live`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preloadFirstFont(), cardShapes(), valibotForLive()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2020',
    // Old school tablets: below these, logical properties and masks would need twice the CSS.
    cssTarget: ['chrome90', 'edge90', 'firefox90', 'safari15'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files, each compressed as a whole: what every page needs, and what every stage of the table needs. What words are
    // put together with is in the page: else every catalogue is listed in it once more, with that file beside it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'page',
              test: /src\/(main\.tsx|cards\/CardFace|pieces\/(Icon|Button)|words\/card-words)|messages\/src\/runtime/,
              priority: 2,
            },
            {
              name: 'table',
              test: /src\/(screens\/table\/TableScreen|cards\/(Hand|Trick)|words\/(seat|contract)-words)\b/,
              priority: 1,
            },
            {
              name: 'play',
              test: /src\/screens\/table\/play\/PlayStage\b/,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
});
