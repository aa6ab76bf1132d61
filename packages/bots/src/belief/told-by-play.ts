// What the defenders' cards tell about their hands, read by the agreements that beginners are taught: fourth best, the top of a
// sequence, second hand low. Nobody is bound to them, so no hand is ever ruled out.

import {
  type Card,
  cardsInOrder,
  dummyOf,
  type Hand,
  type Playing,
  partner,
  type Seat,
  trumpOf,
} from '@minibridge/bridge';
import { likelihood } from '../agreements/likelihood';
import { type Situation, situationOf } from '../agreements/situation';
import type { Layout } from './layouts';

/** A card that a hidden defender has played. */
type Told = {
  readonly seat: Seat;
  readonly situation: Situation;
  readonly card: Card;
  /** All that the hand has played from then on, this card too: it held them at the time. */
  readonly since: Hand;
};

/** How far a card is taken at its word, as a power of its likelihood: partner's wholly, since we agreed on it; opponents' by half. */
const TRUST = { partner: 1, opponent: 0.5 } as const;

/** The situation in which card number `at` of `order`, all that was played, was played. */
function situationAt(board: Playing, order: ReturnType<typeof cardsInOrder>, at: number): Situation {
  const before = order.slice(at - (at % 4), at).map(({ card }) => card);
  const gone = new Set(order.slice(0, at).map(({ card }) => card));
  const from = order[at]?.seat ?? board.declarer;
  const faced = at === 0 && board.rules.dummyDown !== 'before_contract' ? [] : (board.dealt[dummyOf(board)] ?? []);
  return situationOf({
    from,
    declarer: board.declarer,
    trump: trumpOf(board.contract.strain),
    trick: { leader: order[at - (at % 4)]?.seat ?? from, cards: before },
    tricks: board.tricks.slice(0, Math.floor(at / 4)),
    dummyCards: faced.filter((card) => !gone.has(card)),
  });
}

/** The cards that the defenders whose hands are hidden have played. */
function toldBy(board: Playing): readonly Told[] {
  const order = cardsInOrder(board);
  return order.flatMap(({ seat, card }, at) => {
    const isDefender = seat !== board.declarer && seat !== dummyOf(board);
    if (!isDefender || board.hands[seat] !== undefined) return [];
    const since = order.slice(at).flatMap((later) => (later.seat === seat ? [later.card] : []));
    return [{ seat, situation: situationAt(board, order, at), card, since }];
  });
}

/** Gives for a layout how likely the defenders' cards so far are with it, beside other layouts; `reader` is the seat that reads. */
export function readingOf(board: Playing, reader: Seat): (layout: Layout) => number {
  const told = toldBy(board);
  return (layout) =>
    told.reduce((product, { seat, situation, card, since }) => {
      const hand = [...(layout[seat] ?? []), ...since];
      const trust = seat === partner(reader) ? TRUST.partner : TRUST.opponent;
      return product * likelihood(situation, hand, card) ** trust;
    }, 1);
}
