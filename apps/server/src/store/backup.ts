// Backup and restore of the SQLite store, for the operator. A backup is made while the server plays on; PostgreSQL brings tools of its own.

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { APPLICATION_ID, FILE } from './sqlite.ts';

export type BackupRefusal =
  | { readonly reason: 'no-such-file'; readonly path: string }
  /** Something is there already, and nobody has said that it may be overwritten. */
  | { readonly reason: 'already-there'; readonly path: string }
  /** `found`: what SQLite says of it. */
  | { readonly reason: 'damaged'; readonly path: string; readonly found: string }
  /** SQLite's, but of another program. */
  | { readonly reason: 'not-ours'; readonly path: string }
  /** A server has the store open that would be replaced. */
  | { readonly reason: 'in-use'; readonly path: string };

export type BackupResult = { readonly ok: true } | { readonly ok: false; readonly refusal: BackupRefusal };

export type Overwriting = { readonly overwrite?: boolean };

const DONE: BackupResult = { ok: true };

const refuse = (refusal: BackupRefusal): BackupResult => ({ ok: false, refusal });

/** Copies the store in `folder` to the file `path`, as it is at one moment. Nothing is at `path` before the copy is whole and checked. */
export async function backup(
  folder: string,
  path: string,
  { overwrite = false }: Overwriting = {},
): Promise<BackupResult> {
  const store = join(folder, FILE);
  if (!existsSync(store)) return refuse({ reason: 'no-such-file', path: store });
  if (existsSync(path) && !overwrite) return refuse({ reason: 'already-there', path });
  const part = `${path}.part`;
  mkdirSync(dirname(resolve(path)), { recursive: true, mode: 0o700 });
  rmSync(part, { force: true });
  // A copy holds the same secrets as the store: it is the owner's alone from its first byte on.
  writeFileSync(part, '', { mode: 0o600 });
  const file = new Database(store, { readonly: true });
  try {
    // All pages in one step: with less, each write of the server would start it anew.
    await file.backup(part, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    file.close();
  }
  const refusal = faultOf(part);
  if (refusal) {
    rmSync(part);
    return refuse({ ...refusal, path: store });
  }
  putInPlace(part, path);
  return DONE;
}

/** Puts the backup at `path` into `folder`, where no server may run on it. What is there is overwritten only when that is said. */
export async function restore(
  path: string,
  folder: string,
  { overwrite = false }: Overwriting = {},
): Promise<BackupResult> {
  const store = join(folder, FILE);
  if (!existsSync(path)) return refuse({ reason: 'no-such-file', path });
  if (existsSync(store) && !overwrite) return refuse({ reason: 'already-there', path: store });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = `${store}.part`;
  await copyWithLog(path, part);
  const fault = faultOf(part);
  const refusal = fault ? { ...fault, path } : inUse(store);
  if (refusal) {
    rmSync(part);
    return refuse(refusal);
  }
  // The log of the store that was there belongs to no other.
  for (const rest of LOGS) rmSync(store + rest, { force: true });
  putInPlace(part, store);
  return DONE;
}

/** What may lie beside a SQLite file: changes that are not copied into it yet, and their index. */
const LOGS = ['-wal', '-shm'] as const;

/** Who copies the files of a store by hand has the newest entries in the log. */
async function copyWithLog(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  if (existsSync(`${from}-wal`)) await copyFile(`${from}-wal`, `${to}-wal`);
}

/** What is wrong with our copy at `path`, read to its end. What was in a log beside it is in the file then. */
function faultOf(path: string): BackupRefusal | undefined {
  try {
    const file = new Database(path);
    try {
      file.pragma('journal_mode = DELETE');
      const found = String(file.pragma('integrity_check', { simple: true }));
      if (found !== 'ok') return { reason: 'damaged', path, found };
      return file.pragma('application_id', { simple: true }) === APPLICATION_ID
        ? undefined
        : { reason: 'not-ours', path };
    } finally {
      file.close();
    }
  } catch (error) {
    return { reason: 'damaged', path, found: sqliteError(error).message };
  }
}

/** SQLite lets go of the log only when nobody else has the file open. A file that it cannot read is used by nobody. */
function inUse(path: string): BackupRefusal | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const file = new Database(path, { timeout: 0 });
    try {
      file.pragma('journal_mode = DELETE');
    } finally {
      file.close();
    }
    return undefined;
  } catch (error) {
    return sqliteError(error).code.startsWith('SQLITE_BUSY') ? { reason: 'in-use', path } : undefined;
  }
}

/** Everything else is none of a file's faults. */
function sqliteError(error: unknown): InstanceType<typeof Database.SqliteError> {
  if (error instanceof Database.SqliteError) return error;
  throw error;
}

/** Under its name at once, whole and on the disk. */
function putInPlace(part: string, path: string): void {
  syncToDisk(part);
  renameSync(part, path);
  syncToDisk(dirname(resolve(path)));
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
