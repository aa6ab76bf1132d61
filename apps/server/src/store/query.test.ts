import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { number, query, text, valuesOf } from './query.ts';
import type { Schema } from './schema.ts';

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

test('arguments go to their places by name, one of them to several', () => {
  const { sql, names } = query(
    db
      .updateTable('sessions')
      .set({ used: number('now') })
      .where('token_hash', '=', text('hash'))
      .where('used', '<', number('now'))
      .compile(),
  );
  expect(sql).toBe('update "sessions" set "used" = ? where "token_hash" = ? and "used" < ?');
  expect(valuesOf(names, { hash: 'h', now: 5 })).toEqual([5, 'h', 5]);
});

test('a missing argument is a bug that shows', () => {
  expect(() => valuesOf(['hash'], {})).toThrow('hash');
});
