// A store that is gone with its process: for tests, and the plainest statement of what a store does.

import {
  type Append,
  type Appended,
  type Entry,
  NotKept,
  type ReturnCode,
  type Store,
  type TableRow,
} from './store.ts';

export type MemoryOptions = {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** While true, nothing can be written, as on a full disk. */
  readonly isFull?: () => boolean;
};

type KeptTable = {
  readonly entries: Entry[];
  readonly secrets: Map<number, string>;
  readonly answers: Map<string, string>;
  readonly codes: Map<string, string>;
  people: readonly string[];
  touched: number;
};

type Session = { readonly person: string; used: number };

type Memory = {
  readonly now: () => number;
  readonly isFull: () => boolean;
  readonly tables: Map<string, KeptTable>;
  readonly sessions: Map<string, Session>;
};

const newTable = (): KeptTable => ({
  entries: [],
  secrets: new Map(),
  answers: new Map(),
  codes: new Map(),
  people: [],
  touched: 0,
});

function append({ tables, now }: Memory, what: Append): Appended {
  const table = tables.get(what.table) ?? newTable();
  if (what.answer && table.answers.has(what.answer.id)) return 'repeated';
  if (what.expected !== table.entries.length) return 'conflict';
  tables.set(what.table, table);
  table.entries.push(...what.entries);
  for (const { deal, text } of what.secrets ?? []) table.secrets.set(deal, text);
  if (what.answer) table.answers.set(what.answer.id, what.answer.text);
  table.people = what.people ?? table.people;
  table.touched = now();
  return 'kept';
}

function tablesOf({ tables }: Memory, person: string): readonly TableRow[] {
  return [...tables]
    .filter(([, { people }]) => people.includes(person))
    .map(([table, { touched }]) => ({ table, touched }))
    .sort((a, b) => b.touched - a.touched || (a.table < b.table ? -1 : 1));
}

function keepReturnCode({ tables }: Memory, codeHash: string, { table, person }: ReturnCode): void {
  const kept = tables.get(table);
  if (!kept) throw new Error(`a return code for table ${table}, which is not there`);
  kept.codes.set(person, codeHash);
}

function ownersOf({ tables }: Memory, codeHash: string): readonly ReturnCode[] {
  const found: ReturnCode[] = [];
  for (const [table, { codes }] of tables) {
    for (const [person, hash] of codes) if (hash === codeHash) found.push({ table, person });
  }
  return found;
}

function returnCode(memory: Memory, codeHash: string): ReturnCode | undefined {
  const [found, another] = ownersOf(memory, codeHash);
  return another === undefined ? found : undefined;
}

function useReturnCode(memory: Memory, codeHash: string): ReturnCode | undefined {
  const code = returnCode(memory, codeHash);
  for (const { table, person } of ownersOf(memory, codeHash)) memory.tables.get(table)?.codes.delete(person);
  return code;
}

function forget({ tables, sessions }: Memory, before: number): number {
  const old = [...tables].filter(([, { touched }]) => touched < before);
  for (const [table] of old) tables.delete(table);
  for (const [hash, { used }] of sessions) if (used < before) sessions.delete(hash);
  return old.length;
}

function usedSession({ sessions, now }: Memory, tokenHash: string): string | undefined {
  const session = sessions.get(tokenHash);
  if (session) session.used = now();
  return session?.person;
}

export function openMemoryStore({ now = Date.now, isFull = () => false }: MemoryOptions = {}): Store {
  const memory: Memory = { now, isFull, tables: new Map(), sessions: new Map() };
  const writable = () => {
    if (isFull()) throw new NotKept('the memory is said to be full');
    return memory;
  };
  return {
    append: async (what) => append(writable(), what),
    entries: async (table, from) => memory.tables.get(table)?.entries.slice(from) ?? [],
    secrets: async (table) =>
      [...(memory.tables.get(table)?.secrets ?? [])]
        .map(([deal, text]) => ({ deal, text }))
        .sort((a, b) => a.deal - b.deal),
    answer: async (table, id) => memory.tables.get(table)?.answers.get(id),
    tablesOf: async (person) => tablesOf(memory, person),
    personOf: async (tokenHash) => usedSession(memory, tokenHash),
    keepSession: async (tokenHash, person) => void writable().sessions.set(tokenHash, { person, used: now() }),
    keepReturnCode: async (codeHash, code) => keepReturnCode(writable(), codeHash, code),
    returnCode: async (codeHash) => returnCode(memory, codeHash),
    useReturnCode: async (codeHash) => useReturnCode(writable(), codeHash),
    forget: async (before) => forget(writable(), before),
    isReady: async () => !isFull(),
    close: () => Promise.resolve(),
  };
}
