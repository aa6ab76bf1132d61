// Processor time of another process, as Linux counts it: all its threads, in user and kernel mode.

import { readFileSync } from 'node:fs';

/** Linux shows processes their time in hundredths of a second, whatever its own clock. */
const TICK = 10_000;

/** Places in /proc/PID/stat after the name in parentheses, which may contain blanks. */
const USER = 11;
const SYSTEM = 12;

/** Microseconds since the process began, to 10,000. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK;
}
