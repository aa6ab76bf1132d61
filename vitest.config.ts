import { defineConfig } from 'vitest/config';

/** A property over whole boards takes its time at night size, and some even in the day on a busy machine. */
const runs = Number(process.env.PROPERTY_RUNS ?? 0);
const patience = runs > 1000 ? Math.max(3_600_000, runs * 200) : 180_000;

const common = { setupFiles: ['./vitest.setup.ts'], testTimeout: patience, hookTimeout: patience };

/** Pure code leaves nothing behind, so its test files share a thread: a third of the time. */
const shared = { ...common, pool: 'threads', isolate: false } as const;

/** Tests that start, kill and wait for servers and databases: not part of `npm run check`. */
const NEEDS_PROCESSES = '**/*.process.test.ts';

/** Tests that need a document or a storage; the rest of the page's code is tried without, in a fraction of the time. */
const NEEDS_A_PAGE = '**/*.page.test.{ts,tsx}';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    passWithNoTests: true,
    // Else one core is left idle, and of two that is half.
    maxWorkers: '100%',
    globalSetup: './packages/solver/scripts/build-wasm.mjs',
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'packages', include: ['packages/*/{src,scripts}/**/*.test.{ts,mjs}'] },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'web',
          include: ['apps/web/**/*.test.ts'],
          exclude: [NEEDS_A_PAGE, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { ...common, name: 'page', include: [`apps/web/${NEEDS_A_PAGE}`], environment: 'happy-dom' },
      },
      {
        extends: true,
        test: {
          ...common,
          // Each file leaves nothing behind: what they all need is read once.
          isolate: false,
          name: 'apps',
          include: ['apps/{server,cli}/**/*.test.ts'],
          exclude: [NEEDS_PROCESSES, '**/node_modules/**'],
        },
      },
      { extends: true, test: { ...common, name: 'processes', include: [`apps/server/${NEEDS_PROCESSES}`] } },
      { extends: true, test: { ...shared, name: 'tools', include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts'] } },
    ],
  },
});
