// Where people sit together, the score calls those who played a deal by name; alone with bots, by seat.

import type { Seat } from '@minibridge/bridge';
import type { Players } from '@minibridge/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useApp } from '../../app/app-state';
import { playerNames } from './players';

/** Whether people sit together here. */
export const ByNameContext = createContext(false);

/** The name of whoever played a seat; absent: the seat is named. */
export type NameOf = (players: Players, seat: Seat) => string | undefined;

export function useNameOf(): NameOf {
  const isByName = useContext(ByNameContext);
  const { say, settings } = useApp();
  const speaking = { say, language: settings.language };
  return (players, seat) => (isByName ? playerNames(speaking, players, seat) : undefined);
}
