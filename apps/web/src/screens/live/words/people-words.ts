// People at a table in words.

import type { Seat } from '@minibridge/bridge';
import type { Language, LiveMessages } from '@minibridge/messages';
import type { Person, Presence, Who } from '@minibridge/protocol';
import { type LiveTable, personOf, seatOfViewer } from '../../../live/live-table';
import { namesIn } from '../../../words/name-list';

/** The name of a person; somebody who has only watched has none. */
export function nameOf(words: LiveMessages, person: Person | undefined): string {
  return person?.name ?? words['people.someone']();
}

export function namesOfPeople(words: LiveMessages, language: Language, table: LiveTable | undefined) {
  return (who: readonly Who[]): string =>
    namesIn(
      language,
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
