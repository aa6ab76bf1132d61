// What light a card stands in. Where every card may be played, or none, all look alike: no restriction, no signal.

import type { Card, Seat } from '@minibridge/bridge';
import type { CardState } from '../../../cards/item';
import type { PlayView } from './play-view';

export function cardState({ board, legal, turn, me, role }: PlayView, seat: Seat, card: Card): CardState {
  const onlyLooksAt = role === 'defender' && seat !== me;
  if (legal.length === 0 || onlyLooksAt) return 'ready';
  if (seat !== turn) return 'dim';
  if (legal.length === board.hands[seat]?.length) return 'ready';
  if (!legal.includes(card)) return 'dim';
  return seat === me ? 'lifted' : 'ready';
}
