// A process that appends as fast as it can, for a test that kills it. Each line that it writes is an append that was acknowledged.

import { writeSync } from 'node:fs';
import { openSqlite } from '../store/sqlite.ts';

/** Tables that are written to at once. */
const TABLES = 20;

const [folder = '', run = ''] = process.argv.slice(2);
const store = await openSqlite(folder);

async function write(table: string): Promise<never> {
  for (let expected = (await store.entries(table, 0)).length; ; expected += 1) {
    const id = `${run}-${expected}`;
    const verdict = await store.append({
      table,
      expected,
      entries: [`"${id}"`],
      answer: { id, text: `${expected}` },
      secrets: [{ deal: expected, text: id }],
    });
    if (verdict !== 'kept') throw new Error(`the only writer of ${table}: ${verdict}`);
    // At once and whole: what is acknowledged must not be lost with the process.
    writeSync(1, `${table} ${expected} ${id}\n`);
  }
}

await Promise.all(Array.from({ length: TABLES }, (_, n) => write(`T${n}`)));
