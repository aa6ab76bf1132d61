// Queries of PostgreSQL, prepared once on each connection.

import pg from 'pg';
import { type Arguments, type Query, valuesOf } from './query.ts';
import { NotKept } from './store.ts';

export type Runner = {
  readonly prepare: <Row>(query: Query<Row>) => (given: Arguments) => Promise<readonly Row[]>;
};

/**
 * Classes of SQLSTATE that tell of the database, not of what was asked of it: connection lost, wrong password or name, no room, read-only,
 * shut down or starting, its disk or its files.
 */
const DATABASE_AT_FAULT = /^(08|28|3D|53|25006|57|58|F0|XX)/;

/** A collision of two processes that a second try settles: the same key at once, a lock in a circle, one before the other. */
const COLLISION = /^(23505|40001|40P01)$/;

const isOfDatabase = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** Without a word from the database itself it was the way to it. */
const cannotWrite = (error: unknown): boolean => !isOfDatabase(error) || DATABASE_AT_FAULT.test(error.code ?? '');

export const isCollision = (error: unknown): boolean => isOfDatabase(error) && COLLISION.test(error.code ?? '');

export function newRunner(pool: pg.Pool): Runner {
  let prepared = 0;
  return {
    prepare: ({ sql: text, names }) => {
      const name = `minibridge-${prepared++}`;
      return async (given) => {
        const values = [...valuesOf(names, given)];
        try {
          return (await pool.query({ name, text, values })).rows;
        } catch (error) {
          throw cannotWrite(error)
            ? new NotKept('PostgreSQL does not answer or cannot write', { cause: error })
            : error;
        }
      };
    },
  };
}
