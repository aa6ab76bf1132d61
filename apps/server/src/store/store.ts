// Where tables are kept. One interface, two engines (SQLite, PostgreSQL); both pass the same tests.
// A table is its entries, numbered 0, 1, 2, …: whoever appends says how many it has read, and is told when there are more.

/** One thing that happened at a table, as a JSON text; nothing of a hidden hand stands in it. */
export type Entry = string;

/** The cards of one deal and the salt of its promise: for the server alone, in rows of their own. `deal` counts 1, 2, … at its table. */
export type Secret = { readonly deal: number; readonly text: string };

/** The first answer to a command, kept with what the command did. */
export type Answer = { readonly id: string; readonly text: string };

export type Append = {
  readonly table: string;
  /** How many entries the writer has read; 0 makes the table. */
  readonly expected: number;
  /** May be none: then only the rest is kept, if the writer has read everything. */
  readonly entries: readonly Entry[];
  /** A deal that has a text already gets this one instead. */
  readonly secrets?: readonly Secret[] | undefined;
  readonly answer?: Answer | undefined;
  /** Who is at the table from now on, for "my tables"; absent: as before. */
  readonly people?: readonly string[] | undefined;
};

/**
 * kept: on the disk. conflict: the table has other entries than `expected`; read on and decide again.
 * repeated: the command of `answer` has been answered before; nothing was written.
 */
export type Appended = 'kept' | 'conflict' | 'repeated';

/**
 * The engine cannot write at present (disk full, database gone). Nothing of it is kept, with one exception: when a database is lost
 * in the very moment of its commit, the entries may turn out to be there. The next append then meets them as a conflict.
 * Reading goes on while a disk is full; while a database is gone, what reads rejects with this too.
 */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}

/** A table in the list of a person or of the operator. `touched`: milliseconds since 1970 of its last append, or of one less than a minute before it. */
export type TableRow = { readonly table: string; readonly touched: number };

/** A seat that can be taken back on another device. `person`: who has it. */
export type ReturnCode = { readonly table: string; readonly person: string };

export type Store = {
  /** Resolves once it is safe on the disk. Rejects with `NotKept`. What was answered before is `repeated` whatever the writer expects. */
  readonly append: (what: Append) => Promise<Appended>;
  /** The entries from number `from` on; empty where there is no such table. */
  readonly entries: (table: string, from: number) => Promise<readonly Entry[]>;
  /** In the order of the deals. */
  readonly secrets: (table: string) => Promise<readonly Secret[]>;
  readonly answer: (table: string, id: string) => Promise<string | undefined>;
  /** The newest first. */
  readonly tablesOf: (person: string) => Promise<readonly TableRow[]>;

  /** Who a session is; `tokenHash` is never the token itself. Marks the session as used, to the hour. */
  readonly personOf: (tokenHash: string) => Promise<string | undefined>;
  readonly keepSession: (tokenHash: string, person: string) => Promise<void>;

  /** The one return code of a person at a table that is there; a new one replaces the old. */
  readonly keepReturnCode: (codeHash: string, code: ReturnCode) => Promise<void>;
  /** Whose it is. A code that two people drew by chance is nobody's. */
  readonly returnCode: (codeHash: string) => Promise<ReturnCode | undefined>;
  /** Uses the code up: of two who come with it, one gets it. A code that two people drew by chance is nobody's. */
  readonly useReturnCode: (codeHash: string) => Promise<ReturnCode | undefined>;

  /** Deletes tables whose last append, and sessions whose last use, is older than `before` (milliseconds since 1970). How many tables. */
  readonly forget: (before: number) => Promise<number>;
  /** True when the engine answers and can write. */
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};
