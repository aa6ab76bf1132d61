// A union of objects told apart by one field, as a table with a row for each name. A name without a row does not compile.

import * as v from 'valibot';

/** What reads a `T` from anything. */
export type Reads<T> = v.GenericSchema<unknown, T>;

/** A row for each member of the union `T`, by its field `K`. */
export type Rows<T extends { readonly [F in K]: string }, K extends string> = {
  readonly [N in T[K]]: Reads<Extract<T, { readonly [F in K]: N }>>;
};

/** The row's own name, never one that every object has. */
export function hasRow<R extends object>(rows: R, name: unknown): name is keyof R & string {
  return typeof name === 'string' && Object.hasOwn(rows, name);
}

function fieldOf(input: unknown, field: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
}

/** Reads whatever the row says that `field` names. The cast joins a name with its row. */
export function byName<K extends string, T extends { readonly [F in K]: string }>(
  field: K,
  rows: Rows<T, K>,
): Reads<T> {
  const unknownName = v.object({ [field]: v.picklist(Object.keys(rows)) });
  return v.lazy((input) => {
    const name = fieldOf(input, field);
    return (hasRow(rows, name) ? rows[name] : unknownName) as unknown as Reads<T>;
  });
}
