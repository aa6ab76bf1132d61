// What a lesson adds to the table; the table's screens read it in one place each. Absent in every match.

import type { Card, Contract } from '@minibridge/bridge';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { IconName } from '../../pieces/Icon';

type MenuEntry = { readonly icon: IconName; readonly text: string; readonly onPress: () => void };

export type LessonAtTable = {
  /** What is said now: above every stage, and beside the play where there is room. */
  readonly panel: ComponentChildren;
  /** The card that is marked. */
  readonly card: Card | undefined;
  /** The contract that is marked. */
  readonly contract: Contract | undefined;
  /** The next steps after the score. */
  readonly ending: ComponentChildren;
  /** In the menu, in place of a new match and the end of this one. */
  readonly menu: readonly MenuEntry[];
};

export const LessonContext = createContext<LessonAtTable | undefined>(undefined);

/** The lesson at this table, if it is one. */
export function useLesson(): LessonAtTable | undefined {
  return useContext(LessonContext);
}
