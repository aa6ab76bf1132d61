// A query is written once with Kysely and compiled once; the engines prepare it and only fill in its arguments.

import { type CompiledQuery, type RawBuilder, sql } from 'kysely';

/** What stands for the arguments of a query, by name. */
export type Arguments = Readonly<Record<string, Value>>;

/** Lists are for PostgreSQL alone. */
type Value = string | number | readonly (string | number | null)[];

/** A compiled query; `names` are its arguments in the order of their places in `sql`. */
export type Query<Row> = { readonly sql: string; readonly names: readonly string[]; readonly row?: Row };

/** The place of a text argument. */
export const text = (name: string): RawBuilder<string> => sql<string>`${name}`;

/** The place of a number argument. */
export const number = (name: string): RawBuilder<number> => sql<number>`${name}`;

/** Every place in `compiled` was made by `text` or `number`. */
export const query = <Row>(compiled: CompiledQuery<Row>): Query<Row> => ({
  sql: compiled.sql,
  names: compiled.parameters.map(String),
});

/** The values of `names` in their order. */
export function valuesOf(names: readonly string[], given: Arguments): readonly Value[] {
  return names.map((name) => {
    const value = given[name];
    if (value === undefined) throw new Error(`a query without its argument ${name}`);
    return value;
  });
}
