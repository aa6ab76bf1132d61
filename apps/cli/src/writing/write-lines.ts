// Lines go out as they are made, to a terminal each at once: never more than a few kilobytes wait, and a reader who leaves (`| head`) is no fault.

import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Stream } from '../command';

/** Characters and milliseconds after which what is ready goes out. */
const ENOUGH = 16_384;
const PATIENCE = 50;

/** `atOnce`: somebody reads along, so that no line waits for the next one. */
async function* batches(lines: Stream<string>, atOnce: boolean): AsyncGenerator<string> {
  let ready = '';
  let since = performance.now();
  for await (const line of lines) {
    ready += `${line}\n`;
    if (!atOnce && ready.length < ENOUGH && performance.now() - since < PATIENCE) continue;
    yield ready;
    ready = '';
    since = performance.now();
  }
  if (ready !== '') yield ready;
}

/** The system's word for why writing failed, such as ENOSPC; absent for a fault of the program itself. */
function writingProblem(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'write')) return undefined;
  return 'code' in error ? String(error.code) : undefined;
}

/**
 * Writes all lines; ends early and quietly when nobody reads them any more.
 * Absent when all is well, else the system's word for what is not.
 */
export async function writeLines(
  lines: Stream<string>,
  out: Writable & { readonly isTTY?: boolean },
): Promise<string | undefined> {
  try {
    const ready = batches(lines, out.isTTY === true);
    await pipeline(Readable.from(ready, { objectMode: true, highWaterMark: 1 }), out, { end: false });
    return undefined;
  } catch (error) {
    const problem = writingProblem(error);
    if (problem === undefined) throw error;
    return problem === 'EPIPE' ? undefined : problem;
  }
}
