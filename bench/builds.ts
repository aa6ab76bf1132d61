// Our own server as it is beside itself as it was: `npm run bench -- builds keep NAME` keeps the server of today, and after some work
// `npm run bench -- builds [short] NAME [TABLES]` sets the new one beside it, 1,000 tables each.

import { type Build, buildNow, keepBuild, keptBuild, measureBuilds } from './live/beside-itself.ts';
import { figuresOf, sayAloud } from './support/figures.ts';

const USUAL_TABLES = 1000;

const words = process.argv.slice(2).filter((word) => word !== 'short');
const isShort = process.argv.includes('short');
const [first, second] = words;

async function compare(before: Build, tables: number): Promise<void> {
  const [rounds, seconds] = isShort ? [2, 2] : [7, 6];
  await measureBuilds(figuresOf('builds'), [before, buildNow()], {
    tables,
    rounds,
    paces: {
      '1,000 actions/s': { seconds, rate: Math.min(1000, tables) },
      saturated: { seconds, waiting: tables },
    },
  });
}

if (first === 'keep' && second !== undefined) keepBuild(second);
else if (first !== undefined && first !== 'keep') await compare(keptBuild(first), Number(second ?? USUAL_TABLES));
else {
  sayAloud('builds keep NAME, or builds [short] NAME [TABLES]');
  process.exitCode = 2;
}
