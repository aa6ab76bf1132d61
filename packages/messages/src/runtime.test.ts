import { expect, test } from 'vitest';
import { number, plural, pluralRules, select } from './runtime.ts';

const rule = pluralRules('en');

test('a negative number has a real minus sign', () => {
  expect(number('en', -50)).toBe('−50');
  expect(number('de', -50)).toBe('−50');
});

test('numbers are grouped as the language does', () => {
  expect(number('en', 1420)).toBe('1,420');
  expect(number('de', 1420)).toBe('1.420');
  expect(number('pl', 1420)).toBe('1420');
});

test('an exact case wins over a category', () => {
  expect(plural(1, 0, rule, { 1: 'exactly one', one: 'one', other: 'other' })).toBe('exactly one');
});

test('an offset is taken off before the category is chosen', () => {
  expect(plural(2, 1, rule, { one: 'and one other', other: 'and others' })).toBe('and one other');
});

test('a category without a text falls back to “other”', () => {
  expect(plural(5, 0, pluralRules('pl'), { one: 'trick', other: 'tricks' })).toBe('tricks');
});

test('ordinals', () => {
  expect(plural(2, 0, rule, { one: 'st', two: 'nd', few: 'rd', other: 'th' }, 1)).toBe('nd');
});

test('a value with a hyphen finds the case with an underscore', () => {
  expect(select('small-slam', { small_slam: 'Small slam', other: '' })).toBe('Small slam');
});

test('an unknown value falls back to “other”, and inherited names are unknown', () => {
  expect(select('x', { a: 'A', other: 'O' })).toBe('O');
  expect(select('toString', { a: 'A', other: 'O' })).toBe('O');
});
