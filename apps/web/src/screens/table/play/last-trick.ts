// The last complete trick, for a second look.

import { dummyOf, type Seat, type Trick, trumpOf, winner } from '@minibridge/bridge';
import type { PlayView } from './play-view';

export type LastTrick = { readonly trick: Trick; readonly winner: Seat; readonly who: Seat | 'you' | 'dummy' };

export function lastTrickOf({ board, you }: PlayView): LastTrick | undefined {
  const trick = board.tricks.at(-1);
  if (!trick) return undefined;
  const won = winner(trick, trumpOf(board.contract.strain));
  return { trick, winner: won, who: won === you ? 'you' : won === dummyOf(board) ? 'dummy' : won };
}
