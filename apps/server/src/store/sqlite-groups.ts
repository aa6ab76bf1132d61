// Writes of one window share a transaction of SQLite, and each is told after the commit.

import Database from 'better-sqlite3';
import { NotKept } from './store.ts';
import { newWindow } from './window.ts';

/** One write of a group: run inside the transaction, then kept by the commit or lost with it. */
type Job = { readonly run: () => void; readonly kept: () => void; readonly lost: (error: unknown) => void };

export type Groups = {
  /** What `job` returns, once it is on the disk. It may run twice, and never half. */
  readonly ask: <T>(job: () => T) => Promise<T>;
  readonly empty: () => Promise<void>;
};

const CANNOT_WRITE = /^SQLITE_(FULL|IOERR|BUSY|READONLY|CANTOPEN|NOMEM)/;

/** The disk's, the file's or another process's fault, as opposed to ours. */
export const cannotWrite = (error: unknown): boolean =>
  error instanceof Database.SqliteError && CANNOT_WRITE.test(error.code);

/** What hears whether a transaction was kept. */
type Witness = { readonly committed: () => void; readonly undone: () => void };

export function sqliteGroups(file: Database.Database, window: number, { committed, undone }: Witness): Groups {
  const begin = file.prepare('begin immediate');
  const commit = file.prepare('commit');
  const rollback = file.prepare('rollback');

  function commitAll(jobs: readonly Job[]): void {
    begin.run();
    try {
      for (const { run } of jobs) run();
      commit.run();
    } catch (error) {
      // A full disk may have rolled back already.
      if (file.inTransaction) rollback.run();
      undone();
      throw error;
    }
    committed();
  }

  function write(jobs: readonly Job[]): void {
    try {
      commitAll(jobs);
    } catch (error) {
      writeAgain(jobs, error);
      return;
    }
    for (const { kept } of jobs) kept();
  }

  /** When one of several is at fault, it spoils nothing for the others: each has its own transaction then. */
  function writeAgain(jobs: readonly Job[], error: unknown): void {
    if (!cannotWrite(error) && jobs.length > 1) {
      for (const job of jobs) write([job]);
      return;
    }
    const reason = cannotWrite(error) ? new NotKept('SQLite cannot write', { cause: error }) : error;
    for (const { lost } of jobs) lost(reason);
  }

  const waiting = newWindow<Job>(window, write);
  return {
    ask: <T>(job: () => T) =>
      new Promise<T>((resolve, lost) => {
        let result: T;
        const run = () => {
          result = job();
        };
        waiting.ask({ run, kept: () => resolve(result), lost });
      }),
    empty: waiting.empty,
  };
}
