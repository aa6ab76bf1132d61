/**
 * Bundle one entry for Node, run inside its app: `node ../../scripts/bundle.mjs src/main.ts dist/main.js`.
 * Workspace packages go into the bundle, because they are TypeScript; npm's packages stay outside and are found in node_modules.
 */
import { build } from 'esbuild';

const [entry, outfile] = process.argv.slice(2);
if (entry === undefined || outfile === undefined) {
  console.error('Usage: bundle.mjs ENTRY OUTFILE');
  process.exit(2);
}

/** @type {import('esbuild').Plugin} */
const npmPackagesOutside = {
  name: 'npm-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@minibridge/') ? undefined : { path, external: true },
    );
  },
};

await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [npmPackagesOutside],
});
