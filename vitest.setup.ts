/**
 * How many random cases each property sees: PROPERTY_RUNS, or 500.
 * `npm run check` asks for few, `npm test` for the default, `npm run night` for many.
 */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 500) });
