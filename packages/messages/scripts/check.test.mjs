import { describe, expect, test } from 'vitest';
import { checkNamespace } from './check.mjs';
import { fatalProblems } from './compile.mjs';
import { VARIANTS } from './variants.mjs';

/** A namespace with one sound message in every language, changed as a test wishes. */
function namespace(changes = {}) {
  const sound = {
    en: '{"hi": "Hi"}',
    pl: '{"hi": "Cześć"}',
    fr: '{"hi": "Salut"}',
    de: '{"hi": "Hallo"}',
    el: '{"hi": "Γεια"}',
  };
  const overlays = { 'de-federation': '{}', 'el-plain': '{}' };
  return checkNamespace('table', { ...sound, ...overlays, ...changes });
}

/** The same message in every language, but for `changes`. */
function everywhere(message, changes = {}) {
  const one = (text) => JSON.stringify({ hi: text });
  const bases = Object.keys(VARIANTS).filter((variant) => VARIANTS[variant] === variant);
  const files = Object.fromEntries(bases.map((variant) => [variant, one(changes[variant] ?? message)]));
  return namespace(files);
}

const kinds = ({ problems }) => problems.map(({ file, key, kind }) => `${file} ${key} ${kind}`);

const POLISH = '{n, plural, one {#} few {#} many {#} other {#}}';
const TWO = '{n, plural, one {#} other {#}}';
const CHOICE = '{suit, select, S {a} H {b} other {}}';

describe('sound catalogues', () => {
  test('have no problems', () => expect(kinds(namespace())).toEqual([]));
  test('French may leave out “many”', () => expect(kinds(everywhere(TWO, { pl: POLISH }))).toEqual([]));
  test('an argument without use is declared by a select without cases', () =>
    expect(kinds(everywhere(CHOICE, { el: 'Γεια{suit, select, other {}}' }))).toEqual([]));
  test('the overlay is laid over its base', () => {
    const { messages } = namespace({ de: '{"hi": "Hallo"}', 'de-federation': '{"hi": "Tag"}' });
    expect([messages.de.hi, messages['de-federation'].hi, messages['el-plain'].hi]).toEqual(['Hallo', 'Tag', 'Γεια']);
  });
});

describe('every kind of problem is seen, with file and key', () => {
  test.each([
    ['no file', { pl: undefined }, ['table/pl.json  no-file', 'table/pl.json hi missing-key']],
    ['not JSON', { pl: '{"hi": ' }, ['table/pl.json  not-json', 'table/pl.json hi missing-key']],
    ['a value that is no string', { pl: '{"hi": 3}' }, ['table/pl.json hi not-text', 'table/pl.json hi missing-key']],
    ['a key twice', { pl: '{\n"hi": "a",\n"hi": "b"\n}' }, ['table/pl.json hi duplicate-key']],
    ['a key too few', { pl: '{}' }, ['table/pl.json hi missing-key']],
    ['a key too many', { pl: '{"hi": "a", "ho": "b"}' }, ['table/pl.json ho superfluous-key']],
    ['an overlay key without base', { 'el-plain': '{"ho": "b"}' }, ['table/el-plain.json ho overlay-key']],
    ['an overlay without a difference', { 'el-plain': '{"hi": "Γεια"}' }, ['table/el-plain.json hi overlay-same']],
    ['an empty message', { pl: '{"hi": ""}' }, ['table/pl.json hi empty']],
    ['a leading blank', { pl: '{"hi": " a"}' }, ['table/pl.json hi blanks']],
    ['a trailing blank', { pl: '{"hi": "a "}' }, ['table/pl.json hi blanks']],
    ['three dots', { pl: '{"hi": "a..."}' }, ['table/pl.json hi dots']],
    ['a problem in English', { en: '{"hi": ""}' }, ['table/en.json hi empty']],
  ])('%s', (_, files, found) => expect(kinds(namespace(files))).toEqual(expect.arrayContaining(found)));

  test.each([
    ['a syntax error', 'Hi', '{n', 'parse'],
    ['an argument too few', 'Hi {name}', 'Salut', 'missing-argument'],
    ['an argument too many', 'Hi', 'Salut {name}', 'extra-argument'],
    ['a swallowed brace', 'Hi {name}', "l'{name} {name}", 'apostrophe'],
    ['a plural without “other”', '{n, plural, one {#} other {#}}', '{n, plural, one {#}}', 'plural'],
    ['a plural form that French has not', TWO, POLISH, 'parse'],
    ['an ordinal without “one”', '{n, number}', '{n, selectordinal, other {#}}', 'plural'],
    ['a select without “other”', CHOICE, '{suit, select, S {a} H {b}}', 'no-other'],
    ['a case too few', CHOICE, '{suit, select, S {a} other {}}', 'missing-case'],
    ['a case too many', CHOICE, '{suit, select, S {a} H {b} X {c} other {}}', 'unknown-case'],
    ['a format that we have not', '{n, number}', '{n, date}', 'format'],
    ['a form that we have not', '{n}', '{n, form, vocative}', 'format'],
  ])('%s', (_, english, french, kind) =>
    expect(kinds(everywhere(english, { fr: french }))).toContain(`table/fr.json hi ${kind}`),
  );

  test.each([
    ['pl', '{n, plural, one {#} other {#}}', 'few, many'],
    ['pl', '{n, plural, one {#} few {#} other {#}}', 'many'],
    ['de', '{n, plural, other {#}}', 'one'],
    ['el', '{n, plural, other {#}}', 'one'],
    ['en', '{n, plural, other {#}}', 'one'],
    ['fr', '{n, plural, other {#}}', 'one'],
  ])('plural forms of %s: %s', (language, message, absent) => {
    const { problems } = everywhere(TWO, { pl: POLISH, [language]: message });
    expect(problems.map(({ text }) => text).join()).toContain(`lacks ${absent} (needed in ${language})`);
  });

  test('overlays are measured like their base', () =>
    expect(kinds(namespace({ 'de-federation': '{"hi": "Tag {name}"}' }))).toEqual([
      'table/de-federation.json hi extra-argument',
    ]));

  test('all problems are listed, not the first', () =>
    expect(kinds(namespace({ pl: '{}', fr: '{"hi": ""}' }))).toEqual([
      'table/pl.json hi missing-key',
      'table/fr.json hi empty',
    ]));
});

describe('typography is remarked on and does not fail', () => {
  test.each([
    ['a straight quote', { pl: '{"hi": "to \\"as\\""}' }, 'quotes'],
    ['a straight apostrophe', { fr: '{"hi": "l\'as"}' }, 'quotes'],
    ['a breaking space before a colon', { fr: '{"hi": "Salut : vous"}' }, 'spacing'],
  ])('%s', (_, files, kind) => {
    const { problems, remarks } = namespace(files);
    expect(problems).toEqual([]);
    expect(remarks.map((remark) => remark.kind)).toEqual([kind]);
  });
});

describe('while translations are under way (--allow-missing)', () => {
  const half = namespace({ en: '{"hi": "Hi", "ho": "Ho {n, number}"}', pl: '{"ho": "Ho"}' });

  test('what lacks or is out of date speaks English, and is counted', () => {
    expect(half.messages.pl).toEqual({ hi: 'Hi', ho: 'Ho {n, number}' });
    expect(half.untranslated.pl).toEqual(['hi', 'ho']);
    expect(half.untranslated.de).toEqual(['ho']);
  });
  test('it stops only without the flag', () => {
    const checked = new Map([['table', half]]);
    expect(fatalProblems(checked, false).length).toBeGreaterThan(0);
    expect(fatalProblems(checked, true)).toEqual([]);
  });
  test('a broken English message stops it all the same', () => {
    const checked = new Map([['table', namespace({ en: '{"hi": "{n"}' })]]);
    expect(fatalProblems(checked, true).map(({ kind }) => kind)).toContain('parse');
  });
});
