// An append inside a transaction of SQLite. Whether it is a conflict or a repeat is known before anything is written.

import type { Arrivals } from './sqlite-arrivals.ts';
import type { Places } from './sqlite-places.ts';
import type { Append, Appended } from './store.ts';

export function sqliteAppend(places: Places, arrivals: Arrivals): (what: Append) => Appended {
  function isAnswered({ table, answer }: Append): boolean {
    if (answer === undefined) return false;
    return arrivals.answer(table, answer.id) !== undefined || places.isAnswered(table, answer.id);
  }

  /** The first entries of a table make it. */
  function open({ table, entries, answer }: Append): void {
    places.open(table);
    entries.forEach((entry, seq) => {
      places.entry(table, seq, entry);
    });
    if (answer) places.answer(table, answer);
  }

  return (what) => {
    const next = arrivals.next(what.table) ?? places.next(what.table);
    if (isAnswered(what)) return 'repeated';
    if (what.expected !== next) return 'conflict';
    if (next === 0) open(what);
    else arrivals.add(what);
    places.rest(what);
    return 'kept';
  };
}
