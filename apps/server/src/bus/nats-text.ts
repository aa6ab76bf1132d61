// The texts that go over NATS: short, for there is one for each card that is played.

import type { Hint, Whisper } from './bus.ts';

/** `137 KMTPQR`: a hint or a job. */
export const encodeReached = ({ table, entries }: Hint): string => `${entries} ${table}`;

/** Nothing when it is no such text. */
export function decodeReached(text: string): Hint | undefined {
  const [, entries, table] = /^(\d{1,15}) (.+)$/s.exec(text) ?? [];
  return entries === undefined || table === undefined ? undefined : { table, entries: Number(entries) };
}

/** The name of the table, a line's end, and the text as it is. */
export const encodeWhisper = ({ table, text }: Whisper): string => `${table}\n${text}`;

/** Nothing when it is no such text. */
export function decodeWhisper(line: string): Whisper | undefined {
  const end = line.indexOf('\n');
  return end < 1 ? undefined : { table: line.slice(0, end), text: line.slice(end + 1) };
}
