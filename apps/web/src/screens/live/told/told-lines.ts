// What is told at a table besides the game, line after line: one is shown, the others wait, the last ones can be read again.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LiveTable } from '../../../live/live-table';

/** `id` rises with every line. */
export type ToldLine = {
  readonly id: number;
  readonly text: string;
  /** Whether it is wrong once the table stands so; absent: it never is. */
  readonly isOvertaken?: (now: LiveTable) => boolean;
};

export type ToldLines = {
  /** The last ones, shown already or not, the newest last. */
  readonly lines: readonly ToldLine[];
  /** The line that is to be read now, or on a phone the page of it. */
  readonly shown: ToldLine | undefined;
  readonly tell: (text: string) => void;
  /** The shown line has been read, with all its pages. */
  readonly putAway: () => void;
  /** The newest line that was read out; kept here, since what reads out comes and goes with the seat. */
  readonly readOut: { current: number };
};

export const ToldContext = createContext<ToldLines | undefined>(undefined);

/** Only inside the page of a table. */
export function useToldLines(): ToldLines {
  const told = useContext(ToldContext);
  if (told === undefined) throw new Error('This belongs to the page of a table.');
  return told;
}

/** Milliseconds that a letter takes a slow reader, and the least for a line that others wait behind, and for one alone. */
const LETTER = 75;
const LEAST = 4000;
const ALONE = 8000;

/** How long, in milliseconds, a line stays in sight. `waits`: another one is to be shown after it. */
export function readingTime({ text }: ToldLine, waits: boolean): number {
  return Math.max(waits ? LEAST : ALONE, text.length * LETTER);
}
