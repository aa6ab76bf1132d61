// Appends of one window go to PostgreSQL as one statement, which is one transaction: one way there, one commit.

import type { Kysely } from 'kysely';
import type { Run } from './database-store.ts';
import { isCollision } from './postgres-runner.ts';
import { appendStatement, type Verdict } from './postgres-statement.ts';
import type { Arguments, Query } from './query.ts';
import type { Schema } from './schema.ts';
import { type Append, type Appended, NotKept } from './store.ts';
import { newWindow } from './window.ts';

/** How often an append that meets another process is tried. */
const TRIES = 3;

type Waiting = {
  readonly what: Append;
  readonly done: (appended: Appended) => void;
  readonly lost: (error: unknown) => void;
};

type Means = {
  readonly db: Kysely<Schema>;
  readonly prepare: <Row>(query: Query<Row>) => Run<Row>;
  readonly now: () => number;
  readonly window: number;
};

/** The first append to each table, and the rest: a statement sees a table as it was before, so it can append to it once. */
function oncePerTable(group: readonly Waiting[]): readonly [first: readonly Waiting[], later: readonly Waiting[]] {
  const first = new Map<string, Waiting>();
  const later: Waiting[] = [];
  for (const each of group) {
    if (first.has(each.what.table)) later.push(each);
    else first.set(each.what.table, each);
  }
  return [[...first.values()], later];
}

/** The appends as lists, column by column. Of several secrets of one deal the last counts. */
function columnsOf(appends: readonly Append[], now: number): Arguments {
  const entries = appends.flatMap(({ table, expected, ...what }) =>
    what.entries.map((entry, place) => ({ table, seq: expected + place, entry })),
  );
  const secrets = appends.flatMap(({ table, secrets = [] }) =>
    [...new Map(secrets.map(({ deal, text }) => [deal, text]))].map(([deal, text]) => ({ table, deal, text })),
  );
  const people = appends.flatMap(({ table, people = [] }) => people.map((person) => ({ table, person })));
  return {
    now,
    tables: appends.map(({ table }) => table),
    expected: appends.map(({ expected }) => expected),
    counts: appends.map((what) => what.entries.length),
    ids: appends.map(({ answer }) => answer?.id ?? null),
    answers: appends.map(({ answer }) => answer?.text ?? null),
    peopled: appends.map((what) => (what.people === undefined ? 0 : 1)),
    entryTables: entries.map(({ table }) => table),
    seqs: entries.map(({ seq }) => seq),
    entries: entries.map(({ entry }) => entry),
    secretTables: secrets.map(({ table }) => table),
    deals: secrets.map(({ deal }) => deal),
    texts: secrets.map(({ text }) => text),
    personTables: people.map(({ table }) => table),
    people: people.map(({ person }) => person),
  };
}

export function postgresAppends({ db, prepare, now, window }: Means) {
  const append = prepare<Verdict>(appendStatement(db));

  async function writeOnce(group: readonly Waiting[]): Promise<void> {
    const appends = group.map(({ what }) => what);
    const verdicts = await append(columnsOf(appends, now()));
    const byTable = new Map(verdicts.map(({ table, verdict }) => [table, verdict]));
    for (const { what, done } of group) done(byTable.get(what.table) ?? 'conflict');
  }

  /** Alone, so that it spoils nothing for others; a collision is tried once more, for then the other one can be seen. */
  async function writeAlone(each: Waiting, tries: number): Promise<void> {
    try {
      await writeOnce([each]);
    } catch (error) {
      if (isCollision(error) && tries > 1) await writeAlone(each, tries - 1);
      else each.lost(error);
    }
  }

  async function writeTogether(group: readonly Waiting[]): Promise<void> {
    try {
      await writeOnce(group);
    } catch (error) {
      await writeAgain(group, error);
    }
  }

  /** While the database cannot write, trying each alone would only keep everybody waiting. */
  async function writeAgain(group: readonly Waiting[], error: unknown): Promise<void> {
    for (const each of group) {
      if (error instanceof NotKept) each.lost(error);
      else await writeAlone(each, TRIES);
    }
  }

  async function write(group: readonly Waiting[]): Promise<void> {
    let rest = group;
    while (rest.length > 0) {
      const [first, later] = oncePerTable(rest);
      await writeTogether(first);
      rest = later;
    }
  }

  const waiting = newWindow<Waiting>(window, write);
  return {
    append: (what: Append) => new Promise<Appended>((done, lost) => waiting.ask({ what, done, lost })),
    empty: waiting.empty,
  };
}
