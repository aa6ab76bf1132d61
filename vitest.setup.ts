/**
 * How many random cases each property sees: PROPERTY_RUNS, or 500.
 * `npm run check` asks for few, `npm test` for the default, `npm run night` for many.
 * PROPERTY_SEED makes them the same cases each time, to look at a failure again.
 */
import fc from 'fast-check';

const { PROPERTY_RUNS = '500', PROPERTY_SEED } = process.env;

fc.configureGlobal({
  numRuns: Number(PROPERTY_RUNS),
  ...(PROPERTY_SEED === undefined ? {} : { seed: Number(PROPERTY_SEED) }),
});
