// A question from its records so far to its figures.

import type { ChildProcess } from 'node:child_process';
import { sayAloud } from '../support/figures.ts';
import type { Figure, Question } from './question.ts';
import { openRecords } from './records.ts';
import { type DealAsked, sharedOut } from './workers.ts';

/** Milliseconds between two words on how far it is. */
const SILENCE = 30_000;

/** Tells now and then how many deals are done, and about how long the others will take. */
function progress(question: Question, before: number): () => void {
  const start = Date.now();
  let [done, since] = [before, start];
  return () => {
    done += 1;
    const now = Date.now();
    if (now - since < SILENCE) return;
    since = now;
    const minutes = Math.ceil((((now - start) / (done - before)) * (question.deals - done)) / 60_000);
    sayAloud(`${question.name}: ${done} of ${question.deals} deals, ${minutes} min to go`);
  };
}

/** Where records are kept, and by which code they must have been made. */
export type Kept = { readonly folder: string; readonly version: string };

/** The figures of `question`; deals that have no record yet are measured. */
export async function answered(
  question: Question,
  workers: readonly ChildProcess[],
  { folder, version }: Kept,
): Promise<readonly Figure[]> {
  const records = openRecords(folder, `${question.name}-${version}`);
  const all = Array.from({ length: question.deals }, (_, index) => index);
  const missing = all.filter((index) => !records.taken.has(index));
  const went = progress(question, all.length - missing.length);
  const asked = missing.map((index): DealAsked => ({ what: 'deal', question: question.name, index }));
  await sharedOut(workers, asked, (told) => {
    if (told.what !== 'deal') return;
    records.add(told.index, told.taken);
    went();
  });
  return question.figures(all.map((index) => records.taken.get(index) ?? {}));
}
