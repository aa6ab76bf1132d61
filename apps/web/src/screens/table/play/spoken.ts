// What bots said about the cards on the table: of the current trick and the one before, newest last.

import { cardsInOrder } from '@minibridge/bridge';
import type { HostView } from '../../../host/ledger';
import type { Said } from '../../../host/said';
import { type PlayBoard, type Role, roleOf } from './play-view';

/** `hand`: the one that the card comes from, which for declarer may be dummy's. */
export type Spoken = Said & { readonly key: string; readonly hand: Role };

/** The cards of the current trick and of the last one. */
function cardsInMind(board: PlayBoard): ReturnType<typeof cardsInOrder> {
  const trick = board.phase === 'play' ? board.trick : { leader: board.declarer, cards: [] };
  return cardsInOrder({ tricks: board.tricks.slice(-1), trick });
}

/** Before the first card: why the contract was chosen. Later: why the cards in mind were played. */
export function spokenAbout(board: PlayBoard, said: HostView['said']): readonly Spoken[] {
  const cards = cardsInMind(board);
  return said.flatMap((one): readonly Spoken[] => {
    const { action } = one;
    if (action.type === 'choose' && cards.length === 0) return [{ ...one, key: 'choose', hand: 'declarer' }];
    const played = action.type === 'play' ? cards.find(({ card }) => card === action.card) : undefined;
    return played ? [{ ...one, key: played.card, hand: roleOf(board, played.seat) }] : [];
  });
}

/** The last thing said, as long as the card it is about has not been followed by a trick without a word. */
export function lastSpoken(board: PlayBoard, spoken: readonly Spoken[]): Spoken | undefined {
  const last = spoken.at(-1);
  const trick = board.phase === 'play' && board.trick.cards.length > 0 ? board.trick : board.tricks.at(-1);
  const isFresh = last?.action.type !== 'play' || trick?.cards.includes(last.action.card);
  return isFresh ? last : undefined;
}
