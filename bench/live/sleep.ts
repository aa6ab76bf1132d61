// What a table still takes of the memory when nobody is there any more.

import { setTimeout as wait } from 'node:timers/promises';
import { type Print, sayAloud } from '../support/figures.ts';
import { enterOurs } from './our-contender.ts';

/** Milliseconds: longer than a table waits for those who left before it goes to sleep. */
const UNTIL_ASLEEP = 45_000;
const KIB = 1024;

export async function measureSleep(print: Print, { tables, rate }: { readonly tables: number; readonly rate: number }) {
  const ours = await enterOurs();
  await ours.grow(1);
  await ours.play({ rate: 1, seconds: 1 });
  const before = await ours.server.memory();
  await ours.grow(tables);
  await ours.play({ rate, seconds: 5 });
  ours.leave();
  sayAloud(`sleep: everybody has left, ${UNTIL_ASLEEP / 1000} s`);
  await wait(UNTIL_ASLEEP);
  const after = await ours.server.memory();
  print(`memory of a sleeping table, reachable, ${tables} tables`, (after.live - before.live) / tables / KIB, 'KiB');
  await ours.stop();
}
