// Two people at one table never bear the same name: the second one gets a number.

import { nameProblem, signsOf, type Who } from '@minibridge/protocol';
import type { People } from './people.ts';

/** What looks the same: capitals, other ways to write one letter, and blanks side by side make no difference. */
function looks(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}

/** The names that the others have, or will have with the seat that they are promised. */
function namesOfOthers({ everybody, promises }: People, who: Who): ReadonlySet<string> {
  const theirs = [...everybody.filter(({ removed }) => !removed), ...promises];
  const names = theirs.flatMap((one) => (one.who === who || one.name === undefined ? [] : [looks(one.name)]));
  return new Set(names);
}

/** With a number behind it; where that is too long, without its last signs. */
function numbered(name: string, number: number): string {
  const signs = [...signsOf(name)];
  let text = `${name} ${number}`;
  while (nameProblem(text) === 'too-long' && signs.length > 1) {
    signs.pop();
    text = `${signs.join('').trimEnd()} ${number}`;
  }
  return text;
}

/** The name for somebody who would like to be called `wish`: as it is, or `Ola 2`, `Ola 3`, … where others are called so. */
export function ownName(people: People, who: Who, wish: string): string {
  const taken = namesOfOthers(people, who);
  let name = wish;
  for (let number = 2; taken.has(looks(name)); number += 1) name = numbered(wish, number);
  return name;
}
