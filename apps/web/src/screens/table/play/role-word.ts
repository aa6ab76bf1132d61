// What a seat is in the deal, in a word.

import type { TableMessages } from '@minibridge/messages';
import type { Role } from './play-view';

/** Absent for a defender: two words tell all four. */
export function roleWord(say: TableMessages, role: Role): string | undefined {
  switch (role) {
    case 'declarer':
      return say['role.declarer']();
    case 'dummy':
      return say['role.dummy']();
    case 'defender':
      return undefined;
  }
}
