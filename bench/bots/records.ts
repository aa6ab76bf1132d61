// What was taken down, a line of JSON a deal, in a file of its own for each question: an interrupted run goes on where it was.

import { join } from 'node:path';
import { addLine, linesOf } from './kept-lines.ts';
import type { Taken } from './question.ts';

export type Records = {
  /** By index of the deal. */
  readonly taken: ReadonlyMap<number, Taken>;
  readonly add: (index: number, taken: Taken) => void;
};

function isTaken(value: unknown): value is Taken {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number');
}

/** Nothing of a line that was cut off: its deal is measured again. */
function lineOf(text: string): Taken | undefined {
  try {
    const line: unknown = JSON.parse(text);
    return isTaken(line) ? line : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function keptIn(file: string): Map<number, Taken> {
  const kept = new Map<number, Taken>();
  for (const line of linesOf(file).map(lineOf)) {
    const { deal, ...taken } = line ?? {};
    if (deal !== undefined) kept.set(deal, taken);
  }
  return kept;
}

/** `name`: the question and the version of the code that measures it. */
export function openRecords(folder: string, name: string): Records {
  const file = join(folder, `${name}.jsonl`);
  const taken = keptIn(file);
  const add = (index: number, record: Taken): void => {
    taken.set(index, record);
    addLine(file, { deal: index, ...record });
  };
  return { taken, add };
}
