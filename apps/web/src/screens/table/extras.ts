// What a lesson, or a table with friends, adds to the table; the table's screens read it in one place each.
// Absent in every match that somebody plays alone.

import type { Card, Contract, Seat } from '@minibridge/bridge';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { IconName } from '../../pieces/Icon';

type MenuEntry = { readonly icon: IconName; readonly text: string; readonly onPress: () => void };

export type TableExtras = {
  readonly kind: 'lesson' | 'friends';
  /** Above every stage, and of a lesson beside the play where there is room: what is said now. */
  readonly panel?: ComponentChildren;
  /** On a wide screen, in the column beside the play. */
  readonly side?: ComponentChildren;
  /** A button in the bar, before the help. */
  readonly button?: ComponentChildren;
  /** The card that is marked. */
  readonly card?: Card | undefined;
  /** The contract that is marked. */
  readonly contract?: Contract | undefined;
  /** During the play, in place of whose turn it is: what the reader is to do first. */
  readonly prompt?: string | undefined;
  /** The next steps after the score, in place of all others. */
  readonly ending?: ComponentChildren;
  /** The one next step after the score, beside the replay. */
  readonly next?: ComponentChildren;
  /** In the menu, in place of a new match and the end of this one. */
  readonly menu: readonly MenuEntry[];
  /** What is to be said of whoever sits there, such as "away"; absent: nothing. */
  readonly seatNote?: (seat: Seat) => string | undefined;
  /** Bots are marked: people sit there too. */
  readonly marksBots?: true;
  /** Hints may be asked for here as in a match alone. */
  readonly hasHints?: boolean;
  /** Who has paused, where others sit there too. */
  readonly pauseNote?: (by: Seat) => string;
  /** Opens the rules of this table, in place of the page of rules. */
  readonly onRules?: () => void;
  /** The reader may not end the match. */
  readonly mayNotEnd?: boolean;
};

export const ExtrasContext = createContext<TableExtras | undefined>(undefined);

/** What is added to this table, if anything. */
export function useExtras(): TableExtras | undefined {
  return useContext(ExtrasContext);
}
