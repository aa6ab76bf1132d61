// The play as steps: how the cards lie after each of the 52 cards. A complete trick lies until the next card.

import {
  type Card,
  type Finished,
  playOf,
  type Seat,
  type Side,
  sideOf,
  type Trick,
  trumpOf,
  winner,
} from '@minibridge/bridge';

/** Cards in a trick, and in the whole play. */
const TRICK = 4;
export const LAST_STEP = 52;

export type Step = {
  /** Cards played so far, 0..52. */
  readonly at: number;
  /** The trick that lies, 1..13; before the first card the first. */
  readonly number: number;
  readonly trick: Trick;
  /** The card played last and its hand; absent before the first card. */
  readonly last?: { readonly seat: Seat; readonly card: Card };
  /** Who has won the trick that lies; absent while it is open. */
  readonly winner?: Seat;
  /** All cards played so far, those of the trick too. */
  readonly played: ReadonlySet<Card>;
  /** Who won the complete tricks, in order. */
  readonly winners: readonly Seat[];
};

/** Who won each complete trick, in order. */
export function trickWinners({ tricks, contract }: Pick<Finished, 'tricks' | 'contract'>): readonly Seat[] {
  return tricks.map((trick) => winner(trick, trumpOf(contract.strain)));
}

/** How the cards lie after `at` cards, 0..52. */
export function stepAt(board: Finished, at: number): Step {
  const play = playOf(board).slice(0, at);
  const place = Math.max(0, Math.ceil(at / TRICK) - 1);
  const whole = board.tricks[place] ?? { leader: board.declarer, cards: [] };
  const trick = { leader: whole.leader, cards: whole.cards.slice(0, at - place * TRICK) };
  const winners = trickWinners(board).slice(0, Math.floor(at / TRICK));
  const last = play.at(-1);
  const won = at > 0 && at % TRICK === 0 ? winners.at(-1) : undefined;
  const step = { at, number: place + 1, trick, played: new Set(play.map(({ card }) => card)), winners };
  return { ...step, ...(last && { last }), ...(won && { winner: won }) };
}

/** The step at which trick `number` lies complete; 0: before the first card. */
export function stepOfTrick(number: number): number {
  return number * TRICK;
}

/** For the row of tricks: true = won by `side`. */
export function wonBy(side: Side, winners: readonly Seat[]): readonly boolean[] {
  return winners.map((seat) => sideOf(seat) === side);
}

const KEYS: { readonly [key: string]: (at: number) => number } = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => (Math.floor(at / TRICK) + 1) * TRICK,
  ArrowUp: (at) => (Math.ceil(at / TRICK) - 1) * TRICK,
  PageDown: (at) => (Math.floor(at / TRICK) + 1) * TRICK,
  PageUp: (at) => (Math.ceil(at / TRICK) - 1) * TRICK,
  Home: () => 0,
  End: () => LAST_STEP,
};

/** A step that exists. */
export function within(at: number): number {
  return Math.min(LAST_STEP, Math.max(0, at));
}

/** Where a key leads: left and right a card, up and down a trick; absent when it means nothing here. */
export function stepByKey(at: number, key: string): number | undefined {
  const move = KEYS[key];
  return move && within(move(at));
}
