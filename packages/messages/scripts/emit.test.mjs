import { expect, test } from 'vitest';
import { describe as describeMessage } from './describe.mjs';
import { keyTypes, moduleText } from './emit.mjs';

const typesOf = (messages) => {
  const described = new Map(Object.entries(messages).map(([key, text]) => [key, describeMessage(text, 'en')]));
  return keyTypes(new Map([['table', described]]));
};

test.each([
  ['You', '() => string'],
  ['{name}', '(args: { name: string | number }) => string'],
  ['{n, number}', '(args: { n: number }) => string'],
  ['{card, form, genitive}', '(args: { card: string | number }) => string'],
  ['{n, plural, one {#} other {#}}', '(args: { n: number }) => string'],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', '(args: { n: number }) => string'],
  ['{suit, select, S {a} H {b} other {}}', "(args: { suit: 'S' | 'H' }) => string"],
  ['{suit, select, S {a} other {b}}', '(args: { suit: string }) => string'],
  ['{kind, select, small_slam {a} other {}}', "(args: { kind: 'small-slam' | 'small_slam' }) => string"],
  ['{name} {n, number} {n}', '(args: { name: string | number; n: number }) => string'],
  [
    '{s, select, A {x {n, number}} B {y {name}} other {}}',
    "(args: { s: 'A' | 'B'; n: number; name: string | number }) => string",
  ],
])('%s has the type %s', (message, type) => expect(typesOf({ 'a.key': message })).toContain(`'a.key': ${type};`));

test('a compiled module is plain functions over our own runtime: nothing for a content security policy to stop', () => {
  const text = moduleText({ hi: '{n, plural, one {#} other {#}} {s, select, a {x} other {}} {m, number}' }, 'el');
  expect(text.match(/from '.*?'/g)).toEqual(["from '../../src/runtime.ts'"]);
  expect(text).not.toMatch(/\beval\b|\bFunction\b/);
});

test('forms of names come with the messages that ask for them', () => {
  expect(moduleText({ hi: 'Bez {card, form, genitive}.' }, 'pl')).toContain(
    "import { form } from '../../src/forms.ts'",
  );
  expect(moduleText({ hi: 'Say form(d.x).' }, 'en')).not.toContain('import');
});

test('a module without a choice needs no runtime', () =>
  expect(moduleText({ hi: 'Hi' }, 'en')).not.toContain('import'));
