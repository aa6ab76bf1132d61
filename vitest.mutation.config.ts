import { defineConfig } from 'vitest/config';

/** The tests of the game alone; each mutant runs those that reach it, so properties see few cases. */
process.env.PROPERTY_RUNS ??= '30';

export default defineConfig({
  test: { include: ['packages/bridge/src/**/*.test.ts'], setupFiles: ['./vitest.setup.ts'], testTimeout: 30_000 },
});
