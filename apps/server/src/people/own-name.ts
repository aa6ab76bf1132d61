// Nobody at a table bears the name of another, person or bot: whoever comes second gets a number.

import { SEATS, type Seat } from '@minibridge/bridge';
import { nameProblem, signsOf, type Who } from '@minibridge/protocol';
import type { Table } from '@minibridge/table';
import { looks } from './looks.ts';
import type { People } from './people.ts';

/** The names that people other than `who` have, or will have with the seat that they are promised. */
function namesOfPeople({ everybody, promises }: People, who?: Who): readonly string[] {
  const theirs = [...everybody.filter(({ removed }) => !removed), ...promises];
  return theirs.flatMap((one) => (one.who === who || one.name === undefined ? [] : [one.name]));
}

/** The names of the bots, but of the one at `taken`. */
function namesOfBots({ seating }: Table, taken: Seat | undefined): readonly string[] {
  return SEATS.flatMap((seat) => (seat !== taken && seating[seat].kind === 'bot' ? [seating[seat].name] : []));
}

/** With a number behind it; where that is too long, without its last signs. What would join the next sign goes with that. */
function numbered(name: string, number: number): string {
  const signs = [...signsOf(name)];
  let text = `${name} ${number}`;
  while (nameProblem(text) === 'too-long' && signs.length > 1) {
    signs.pop();
    text = `${signs.join('').replace(/[\s\u200C\u200D]+$/u, '')} ${number}`;
  }
  return text;
}

/** `wish` as it is, or `Ola 2`, `Ola 3`, … where one of `names` is so. */
function free(wish: string, names: readonly string[]): string {
  const taken = new Set(names.flatMap(looks));
  let name = wish;
  for (let number = 2; looks(name).some((look) => taken.has(look)); number += 1) name = numbered(wish, number);
  return name;
}

/** Who would like which name. `taking`: the seat that is taken at once, whose bot goes. */
type Wish = { readonly who: Who; readonly name: string; readonly taking?: Seat };

/** The name for somebody who would like to be called `name`. */
export function ownName(
  { people, table }: { readonly people: People; readonly table: Table },
  { who, name, taking }: Wish,
): string {
  return free(name, [...namesOfPeople(people, who), ...namesOfBots(table, taking)]);
}

/** First names that are read the same in all five languages, by seat. */
const BOT_NAMES: { readonly [S in Seat]: string } = { N: 'Nina', E: 'Emil', S: 'Sara', W: 'Viktor' };

/** The name of the bot at `seat`, beside people of these names. */
export function botName(seat: Seat, people: readonly string[]): string {
  return free(BOT_NAMES[seat], people);
}

/** The same beside everybody at the table. */
export function botNameAmong(people: People, seat: Seat): string {
  return botName(seat, namesOfPeople(people));
}
