// docs/protocol.md tells what every number, text and list may hold: exactly what the decoders take.

import { describe, expect, test } from 'vitest';
import docs from '../../../docs/protocol.md?raw';
import { named, part, partsOf } from '../fixtures/schema-parts';
import { CLIENT_MESSAGES } from './shapes/client';
import { NOTICES } from './shapes/notice';

type Limit = { readonly path: string; readonly wanted: string };

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The limit on how many there are in a list. */
function count(list: unknown, path: string): readonly Limit[] {
  const most = partsOf(part(list, 'pipe')).map(([, step]) => step);
  const limit = most.find((step) => part(step, 'type') === 'max_length');
  return limit === undefined ? [] : [{ path, wanted: `a list of at most ${part(limit, 'requirement')}` }];
}

function limitsOf(shape: unknown, path = ''): readonly Limit[] {
  switch (part(shape, 'type')) {
    case 'object':
    case 'strict_object':
      return partsOf(part(shape, 'entries')).flatMap(([name, one]) => limitsOf(one, within(path, name)));
    case 'exact_optional':
      return limitsOf(part(shape, 'wrapped'), path);
    case 'array':
      return [...count(shape, path), ...limitsOf(part(shape, 'item'), path)];
    case 'lazy':
      return named(shape).flatMap((one) => limitsOf(one, path));
    case 'variant':
    case 'union':
      return partsOf(part(shape, 'options')).flatMap(([, one]) => limitsOf(one, path));
    case 'literal':
    case 'picklist':
    case 'boolean':
      return [];
    default:
      return [{ path, wanted: String(part(shape, 'message')) }];
  }
}

/** A row for each kind of value, with the paths of the fields that hold it. */
function rows(messages: object): readonly string[] {
  const fields = new Map<string, Set<string>>();
  for (const { path, wanted } of partsOf(messages).flatMap(([, shape]) => limitsOf(shape))) {
    fields.set(wanted, (fields.get(wanted) ?? new Set()).add(path.replace(/^ask\./, '')));
  }
  return [...fields].map(([wanted, paths]) => `| ${wanted} | ${[...paths].map((path) => `\`${path}\``).join(', ')} |`);
}

/** The rows of the documented table with this head. */
function documented(head: string): readonly string[] {
  const [, after = ''] = docs.split(`${head}\n|---|---|\n`);
  const [table = ''] = after.split('\n\n');
  return table.split('\n');
}

describe.each([
  ['a client says', CLIENT_MESSAGES],
  ['the server says', NOTICES],
])('what %s', (heading, messages) => {
  const table = rows(messages);
  test('every value has words of our own', () => {
    expect(table.length).toBeGreaterThan(10);
    expect(table.filter((row) => row.includes('undefined'))).toEqual([]);
  });
  test('every limit is documented', () => {
    expect(documented(`| what ${heading} | fields |`)).toEqual(table);
  });
});
