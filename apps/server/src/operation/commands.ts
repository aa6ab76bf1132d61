// What the program does beside serving: `backup PATH` and `restore PATH`, each with `--overwrite` where something is there already.

import { join, resolve } from 'node:path';
import { besidesPort } from '../port.ts';
import { type Environment, readSettings, type Settings } from '../settings.ts';
import { type BackupRefusal, type BackupResult, backup, restore } from '../store/backup.ts';
import { FILE } from '../store/sqlite.ts';
import type { Ending } from './ending.ts';

const OVERWRITE = '--overwrite';

/** A command and what it works on. */
type Order = {
  readonly path: string;
  readonly folder: string;
  readonly overwrite: boolean;
};

type Command = {
  readonly carryOut: (order: Order) => Promise<BackupResult>;
  readonly done: (order: Order) => string;
  /** What to do instead with PostgreSQL. */
  readonly elsewhere: string;
};

const COMMANDS: { readonly [name: string]: Command } = {
  backup: {
    carryOut: ({ path, folder, overwrite }) => backup(folder, path, { overwrite }),
    done: ({ path }) => `Everything is copied to ${path}.`,
    elsewhere: 'pg_dump',
  },
  restore: {
    carryOut: ({ path, folder, overwrite }) => restore(path, folder, { overwrite }),
    done: ({ path, folder }) => `${join(folder, FILE)} is now as ${path}. Start the server.`,
    elsewhere: 'pg_restore',
  },
};

/** In a sentence, with what to do. */
function sentenceOf(refusal: BackupRefusal): string {
  const { path } = refusal;
  switch (refusal.reason) {
    case 'no-such-file':
      return `There is no file ${path}.`;
    case 'already-there':
      return `${path} is there already; add ${OVERWRITE} to replace it.`;
    case 'damaged':
      return `${path} is damaged (${refusal.found}); nothing was changed.`;
    case 'not-ours':
      return `${path} was not made by this program; nothing was changed.`;
    case 'in-use':
      return `A server is using ${path}; stop it first.`;
  }
}

/** What the system says of a disk or a folder, such as "no space left". */
function obstacle(error: unknown): Ending {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  return { code: 1, sentence: `It could not be written: ${error.message}.` };
}

type Read = { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly ending: Ending };

const wrong = (sentence: string): Read => ({ ok: false, ending: { code: 2, sentence } });

function orderFor(name: string, rest: readonly string[], settings: Settings): Read {
  const [path, ...more] = rest.filter((arg) => arg !== OVERWRITE);
  if (path === undefined || path.startsWith('--') || more.length > 0) {
    return wrong(`Name one file: ${name} PATH, and ${OVERWRITE} if it may be replaced.`);
  }
  const { elsewhere } = COMMANDS[name] ?? {};
  if (settings.databaseUrl !== undefined) {
    return wrong(`The tables are in PostgreSQL (DATABASE_URL); use ${elsewhere}, see docs/operations.md.`);
  }
  const order = { path: resolve(path), folder: resolve(settings.dataDir), overwrite: rest.includes(OVERWRITE) };
  return { ok: true, order };
}

/** A sentence; code 0 when it is done. */
export type Outcome = Ending | { readonly code: 0; readonly sentence: string };

/** To serve, or why not. */
function serving(args: readonly string[], environment: Environment): Ending | undefined {
  const [unknown] = besidesPort(args, environment);
  if (unknown === undefined) return undefined;
  const commands = Object.keys(COMMANDS).map((name) => `${name} PATH`);
  const ways = `--port N starts the server on a port, ${commands.join(' and ')} come first and copy the tables`;
  return { code: 2, sentence: `"${unknown}" is not understood: ${ways}.` };
}

/** Carries out the command that `args` begin with; nothing when they ask for none, which means to serve. */
export async function carryOut(args: readonly string[], environment: Environment): Promise<Outcome | undefined> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return serving(args, environment);
  const read = readSettings([], environment);
  if (!read.ok) return { code: 2, sentence: read.sentence };
  const asked = orderFor(name, rest, read.settings);
  if (!asked.ok) return asked.ending;
  try {
    const result = await command.carryOut(asked.order);
    return result.ok
      ? { code: 0, sentence: command.done(asked.order) }
      : { code: 1, sentence: sentenceOf(result.refusal) };
  } catch (error) {
    return obstacle(error);
  }
}
