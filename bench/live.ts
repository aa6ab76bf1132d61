// What live tables cost our own server: `npm run bench -- live [short] [PART …]`, all parts without a name. Beside the peers: `npm run bench -- peers`.

import { type GrowthPlan, measureGrowth } from './live/growth.ts';
import { measureProcesses, type ProcessesPlan } from './live/processes.ts';
import { measureReconnect } from './live/reconnect.ts';
import { measureSleep } from './live/sleep.ts';
import { figuresOf } from './support/figures.ts';

const print = figuresOf('live');

const LONG: GrowthPlan = { tables: [100, 1000, 4000], rate: 1000, seconds: 8, rounds: 5 };
/** To see that everything runs; the figures say little. */
const SHORT: GrowthPlan = { tables: [20, 100, 200], rate: 100, seconds: 2, rounds: 1 };

const LONG_PROCESSES: ProcessesPlan = {
  tables: 500,
  rounds: 5,
  full: { seconds: 8, waiting: 500 },
  calm: { seconds: 8, rate: 100 },
};
const SHORT_PROCESSES: ProcessesPlan = {
  tables: 50,
  rounds: 1,
  full: { seconds: 2, waiting: 50 },
  calm: { seconds: 2, rate: 20 },
};

const words = process.argv.slice(2);
const isShort = words.includes('short');
const wanted = words.filter((word) => word !== 'short');

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  growth: () => measureGrowth(print, isShort ? SHORT : LONG),
  sleep: () => measureSleep(print, isShort ? { tables: 100, rate: 100 } : { tables: 1000, rate: 1000 }),
  processes: () => measureProcesses(print, isShort ? SHORT_PROCESSES : LONG_PROCESSES),
  reconnect: () => measureReconnect(print, isShort ? 200 : 2000),
};

const unknown = wanted.filter((word) => PARTS[word] === undefined);
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are: short, ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure();
  }
}
