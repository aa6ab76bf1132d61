// People at a table in words.

import type { Seat } from '@minibridge/bridge';
import { type Language, type LiveMessages, listed } from '@minibridge/messages';
import type { Person, Presence, Who } from '@minibridge/protocol';
import { type LiveTable, personOf, seatOfViewer } from '../../../live/live-table';

/** The name of a person; somebody who has only watched has none. */
export function nameOf(words: LiveMessages, person: Person | undefined): string {
  return person?.name ?? words['people.someone']();
}

/** The name of a person; of several without one, each has a number. */
export function nameAmong(words: LiveMessages, { people }: LiveTable, person: Person): string {
  const unnamed = people.filter(({ name }) => name === undefined);
  const place = unnamed.findIndex(({ who }) => who === person.who);
  return place < 0 || unnamed.length === 1 ? nameOf(words, person) : words['people.someone-of']({ number: place + 1 });
}

/** Whoever has told a name, then how many have not. */
export function watchersText(words: LiveMessages, language: Language, watchers: readonly Person[]): string {
  const named = watchers.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const count = watchers.length;
  if (named.length === 0) return words['lobby.watchers-unnamed']({ count });
  const unnamed = count - named.length;
  const all = unnamed === 0 ? named : [...named, words['lobby.unnamed']({ count: unnamed })];
  return words['lobby.watchers']({ count, names: listed(language, 'row', all) });
}

export function namesOfPeople(words: LiveMessages, language: Language, table: LiveTable | undefined) {
  return (who: readonly Who[]): string =>
    listed(
      language,
      'row',
      who.map((each) => nameOf(words, table && personOf(table, each))),
    );
}

/** Whether somebody is there, in words. */
export function presenceText(words: LiveMessages, is: Presence): string {
  switch (is) {
    case 'here':
      return words['people.here']();
    case 'away':
      return words['people.away']();
    case 'bot-plays':
      return words['people.bot-plays']();
  }
}

/** A short note at the seat; absent when all is well. */
export function seatNoteText(words: LiveMessages, is: Presence | undefined): string | undefined {
  switch (is) {
    case 'away':
      return words['seat.away']();
    case 'bot-plays':
      return words['seat.bot-plays']();
    default:
      return undefined;
  }
}

/** Whose pause it is. */
export function pauseText(words: LiveMessages, table: LiveTable, by: Seat): string {
  const isYou = seatOfViewer(table) === by;
  return words['news.paused']({ you: isYou ? 'yes' : 'no', name: table.match?.table.seating[by].name ?? '' });
}

/** What is told when somebody goes, comes back, or is played for. */
export function presenceChange(words: LiveMessages, name: string, is: Presence): string {
  switch (is) {
    case 'here':
      return words['people.here-said']({ name });
    case 'away':
      return words['people.away-said']({ name });
    case 'bot-plays':
      return words['people.bot-plays-said']({ name });
  }
}
