// One live region for the whole table: stages tell what they have to tell, the shell reads it out once.

import type { Card, Contract } from '@minibridge/bridge';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

export type TableShell = {
  /** Read out once, politely: what no event of the game tells, such as why a card may not be played. */
  readonly tell: (text: string) => void;
  /** What the help button at the right of the bar does; absent: no button. */
  readonly setHelp: (open: (() => void) | undefined) => void;
};

export const TableShellContext = createContext<TableShell | undefined>(undefined);

function useTableShell(): TableShell {
  const shell = useContext(TableShellContext);
  if (shell === undefined) throw new Error('Stages live inside the table.');
  return shell;
}

export function useTell(): TableShell['tell'] {
  return useTableShell().tell;
}

/** As long as the stage is shown, the bar's help button does `open`, which must stay the same function; absent: no button. */
export function useHelpButton(open: (() => void) | undefined): void {
  const { setHelp } = useTableShell();
  useEffect(() => {
    setHelp(open);
    return () => setHelp(undefined);
  }, [setHelp, open]);
}

/** The hint that somebody has asked for, where the stage has a place of its own for it. */
export type HintInPlace = { readonly panel: ComponentChildren; readonly close: () => void };
export const HintContext = createContext<HintInPlace | undefined>(undefined);

/** "This one": the card or the contract that a lesson shows, or that a hint names in its last step. */
export type Marked = { readonly card?: Card | undefined; readonly contract?: Contract | undefined };
export const MarkedContext = createContext<Marked | undefined>(undefined);
