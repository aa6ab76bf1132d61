// docs/protocol.md shows every record and every list of fields as the decoders take them.

import { describe, expect, test } from 'vitest';
import docs from '../../../docs/protocol.md?raw';
import { fieldText, named, part, partsOf, shapeText } from '../fixtures/schema-parts';
import { decodeServer } from './decode';
import { EVENT_WORDS, eventList } from './event-wire';
import { ASK } from './shapes/ask';
import { CONTRACT, VIEWER } from './shapes/basic';
import { CLIENT_MESSAGES } from './shapes/client';
import { NOTICES } from './shapes/notice';
import { RULES_SHAPE } from './shapes/rules';
import { OCCUPANT, POLICY, SETTINGS } from './shapes/table';

/** The block of code below this heading. */
function block(heading: string): readonly string[] {
  const [, rest = ''] = docs.split(`\n### ${heading}\n`);
  const [, code = ''] = rest.split('```\n');
  return code.split('\n').slice(0, -1);
}

/** The alternatives of a shape, a line each. */
function alternatives(shape: unknown): readonly string[] {
  const options = part(shape, 'type') === 'lazy' ? named(shape) : partsOf(part(shape, 'options')).map(([, one]) => one);
  return options.map(shapeText);
}

/** The fields of a record, a line each. */
function lines(shape: unknown): readonly string[] {
  return partsOf(part(shape, 'entries')).map(([name, one]) => fieldText(name, one));
}

function entry(shape: unknown, name: string): unknown {
  return part(part(shape, 'entries'), name);
}

const [ACT] = named(ASK);

/** A contract stands by its name where another shape has one. */
const contracts = alternatives(CONTRACT).join(' | ');
const actions = alternatives(entry(ACT, 'action')).map((text) => text.replace(`contract: ${contracts}`, 'contract'));

test.each<[string, readonly string[]]>([
  ['A viewer', alternatives(VIEWER)],
  ['A contract', alternatives(CONTRACT)],
  ['An action', actions],
  ['An occupant, a policy', [...alternatives(OCCUPANT), shapeText(POLICY)]],
  ['Settings', lines(SETTINGS)],
  ['Rules', lines(RULES_SHAPE)],
  ['People', lines(part(entry(NOTICES.people, 'people'), 'item'))],
])('%s', (heading, shown) => {
  expect(shown.join()).not.toContain('undefined');
  expect(block(heading)).toEqual(shown);
});

test('each event is shown once, as it travels', () => {
  const shown = block('Each event once');
  const words = shown.map((line) => decodedWord(line));
  expect(words).toEqual(EVENT_WORDS.map(({ word }) => word));
});

/** The word of an event that is read, and written the same again. */
function decodedWord(line: string): string {
  const decoded = decodeServer(line);
  if (!decoded.ok || decoded.value.type !== 'released') return `${line}: ${JSON.stringify(decoded)}`;
  const { table, number, event } = decoded.value;
  const list = eventList(table, number, event);
  expect(JSON.stringify(list)).toBe(line);
  return String(list[2]);
}

/** The row of the table whose first cell names `name`, after this heading. */
function row(heading: string, name: string): string {
  const [, rest = ''] = docs.split(`\n## ${heading}\n`);
  const rows = rest.split('\n').filter((line) => line.startsWith('| `'));
  return rows.find((line) => line.split(' | ')[0]?.includes(`\`${name}\``)) ?? '';
}

/** Names of the fields but for `type`, as a row writes them. */
function fieldsOf(shape: unknown): readonly string[] {
  const fields = partsOf(part(shape, 'entries')).filter(([name]) => name !== 'type');
  return fields.map(([name, one]) => (part(one, 'type') === 'exact_optional' ? `\`${name}\`?` : `\`${name}\``));
}

describe.each<[string, readonly (readonly [string, unknown])[]]>([
  ['What a client says', partsOf(CLIENT_MESSAGES)],
  ['What a client says', named(ASK).map((shape) => [String(part(entry(shape, 'type'), 'literal')), shape] as const)],
  ['What the server says', partsOf(NOTICES)],
])('%s', (heading, messages) => {
  test.each(messages)('%s has every field', (name, shape) => {
    const text = row(heading, name);
    expect(text).not.toBe('');
    expect(fieldsOf(shape).filter((field) => !text.includes(field))).toEqual([]);
  });
});
