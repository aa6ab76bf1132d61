// In Greek a name in a sentence needs an article, which needs a gender that nobody has told: there the name stands alone.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Before a name: the beginning of a sentence, a colon or a bracket. After one that begins: what sets it apart. */
const ALONE = /(?:^|[{}]|: |\()\{name\}/u;
const SET_APART = /^\{name\}(?:$|[:,{}]| \()/u;

function catalogue(of: string, variant: string): readonly (readonly [string, string])[] {
  const file = new URL(`../catalogues/${of}/${variant}.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')));
}

/** Whether every name in `message` stands alone. */
function isAlone(message: string): boolean {
  return [...message.matchAll(/\{name\}/gu)].every(({ index }) => {
    const before = message.slice(Math.max(0, index - 2), index);
    const begins = index === 0 || /[{}]$/u.test(before);
    return begins ? SET_APART.test(message.slice(index)) : ALONE.test(`${before}{name}`);
  });
}

test.each([
  ['live', 'el'],
  ['live', 'el-plain'],
  ['table', 'el'],
  ['table', 'el-plain'],
])('%s, %s: names of people stand alone', (of, variant) => {
  expect(catalogue(of, variant).filter(([, message]) => !isAlone(message))).toEqual([]);
});
