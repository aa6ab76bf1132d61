// The value of one option, read from its text.

import { accept, type Result, refuse } from '@minibridge/bridge';
import type { Complaint } from '../complaint';
import type { Given } from './options';

/** Makes a value of the text given for `option`. */
export type Reader<T> = (text: string, option: string) => Result<T, Complaint>;

function hintOf({ options }: Given, option: string): string {
  return options.find(({ name }) => name === option)?.hint ?? '';
}

/** Absent when the option is not given. */
export function optional<T>(given: Given, option: string, read: Reader<T>): Result<T | undefined, Complaint> {
  const text = given.texts.get(option);
  return text === undefined ? accept(undefined) : read(text, option);
}

/** Refused when the option is not given. */
export function required<T>(given: Given, option: string, read: Reader<T>): Result<T, Complaint> {
  const text = given.texts.get(option);
  if (text !== undefined) return read(text, option);
  return refuse({ reason: 'option-missing', command: given.command, option, hint: hintOf(given, option) });
}

/** Refused when `option` is given without the one that gives it its meaning. */
export function needs(given: Given, option: string, other: string): Result<undefined, Complaint> {
  const isAlone = given.texts.has(option) && !given.texts.has(other);
  return isAlone ? refuse({ reason: 'option-alone', option, other, hint: hintOf(given, other) }) : accept(undefined);
}

/** Refused when two options are given of which one makes the other meaningless. */
export function notTogether(given: Given, option: string, others: readonly string[]): Result<undefined, Complaint> {
  const other = given.texts.has(option) ? others.find((each) => given.texts.has(each)) : undefined;
  return other === undefined ? accept(undefined) : refuse({ reason: 'options-clash', option, other });
}
