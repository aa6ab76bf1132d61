// What a field should hold, in a few words of our own. Numbers and texts bring theirs along; for all else the kind of shape says it.

import type * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

/** `("N" | "E")` becomes `one of N, E`, and `4` becomes `only 4`. */
function oneOf({ expected }: Issue): string {
  const names = (expected ?? '').replaceAll(/[()"]/g, '').split(' | ');
  return names.length > 1 ? `one of ${names.join(', ')}` : `only ${names.join()}`;
}

/** Of an object: it is none, one of its fields is missing, or one is too much. */
function field({ expected }: Issue): string {
  if (expected === 'Object') return 'an object';
  return expected === 'never' ? 'no field of this name' : 'a field of this name';
}

/** Of a list, likewise. */
function place({ expected }: Issue): string {
  return expected === 'Array' ? 'a list' : 'nothing more';
}

const WANTED: { readonly [kind: string]: (issue: Issue) => string } = {
  picklist: oneOf,
  literal: oneOf,
  variant: oneOf,
  union: oneOf,
  object: field,
  strict_object: field,
  array: place,
  strict_tuple: place,
  loose_tuple: place,
  max_length: ({ requirement }) => `at most ${requirement}`,
  boolean: () => 'true or false',
  never: () => 'an event of this version',
};

/** For a shape that has no words of its own. A kind without a row shows its bare name; a test finds none. */
export function wantedBy(issue: Issue): string {
  return WANTED[issue.type]?.(issue) ?? issue.type;
}
