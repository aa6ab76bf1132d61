/** In Greek a name in a sentence needs an article, which needs a gender that nobody has told: there the name stands alone. */
import { expect, test } from 'vitest';
import { checkAll } from './compile.mjs';

/** Before a name: the beginning of a sentence, a colon or a bracket. After one that begins: what sets it apart. */
const BEFORE = /(?:: |\()$/u;
const BEGINS = /(?:^|[{}])$/u;
const SET_APART = /^\{name\}(?:$|[:,{}]| \()/u;

/** Whether every name in `message` stands alone. */
function isAlone(message) {
  return [...message.matchAll(/\{name\}/gu)].every(({ index }) => {
    const before = message.slice(0, index);
    return BEGINS.test(before) ? SET_APART.test(message.slice(index)) : BEFORE.test(before);
  });
}

const CASES = ['live', 'table'].flatMap((namespace) => ['el', 'el-plain'].map((variant) => [namespace, variant]));

test.each(CASES)('%s, %s: names of people stand alone', (namespace, variant) => {
  const { messages } = checkAll().get(namespace);
  expect(Object.entries(messages[variant]).filter(([, message]) => !isAlone(message))).toEqual([]);
});
