import { defineConfig } from 'vitest/config';

/**
 * The tests of the game alone. Each mutant runs those that reach it, so a property sees few cases,
 * and the same ones each time: a mutant that lives today must not be dead tomorrow.
 */
process.env.PROPERTY_RUNS ??= '5';
process.env.PROPERTY_SEED ??= '1';

export default defineConfig({
  test: { include: ['packages/bridge/src/**/*.test.ts'], setupFiles: ['./vitest.setup.ts'], testTimeout: 30_000 },
});
