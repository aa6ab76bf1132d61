// What a command is: its options, its help, and how a checked command line becomes lines of output.

import type { Result } from '@minibridge/bridge';
import type { Complaint } from './complaint';
import type { Given, Option } from './reading/options';

/** What is made while it is read; asynchronous where it takes a search. */
export type Stream<T> = Iterable<T> | AsyncIterable<T>;

/** Says something to people beside the result. */
export type Aside = (sentence: string) => void;

/** Both are made while they are written, and only one of them is. */
type Report = {
  /** Each becomes one line; keys in the order in which they stand. */
  readonly json: Stream<object>;
  /** For people, line by line. */
  readonly text: Stream<string>;
};

export type Command = {
  readonly summary: string;
  /** How it is called, without the options that every command has. */
  readonly usage: string;
  /** Whether words may stand among the options, as a deal does; `prepare` reads them. */
  readonly takesWords?: boolean;
  /** Besides `--json` and `--help`. */
  readonly options: readonly Option[];
  /** Sentences under the options, if they do not say everything. */
  readonly notes?: readonly string[];
  readonly example: string;
  /** Checks everything before the first line is made. `aside`: where a long search says how far it is. */
  readonly prepare: (given: Given, aside: Aside) => Result<Report, Complaint>;
};
