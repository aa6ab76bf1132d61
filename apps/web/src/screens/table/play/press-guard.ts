// Double, triple and late taps never play a second card: a press counts only for the turn in which it began,
// and after a card has been sent there is a short silence.

/** Milliseconds of silence after a card, longer than a hasty second tap. */
const SILENCE = 350;

export type Press = {
  /** The turn in which it began. */
  readonly turn: number;
  readonly at: number;
};

export type Guard = {
  /** Presses that began before this moment mean nothing. */
  readonly silentUntil: number;
  /** The press under way: a pointer or a key that went down and has not yet meant anything. */
  readonly begun?: Press;
  /** The turn for which a card is on its way. */
  readonly sent?: number;
};

/** Nothing pressed, nothing sent. Turns are numbered by whatever grows with every card; moments are in milliseconds. */
export const AT_REST: Guard = { silentUntil: Number.NEGATIVE_INFINITY };

/** A pointer or a key goes down. */
export function pressBegins(guard: Guard, press: Press): Guard {
  return { ...guard, begun: press };
}

/**
 * A press ends on a card; `now` is the turn and moment of its end. A press that is ignored in the silence prolongs it,
 * so that a burst of taps counts once. What begins without a pointer or a key (a screen reader) began now.
 */
export function pressEnds(guard: Guard, now: Press): { readonly guard: Guard; readonly counts: boolean } {
  const { begun = now, silentUntil, sent } = guard;
  if (begun.at < silentUntil) return { guard: without(guard, now.at + SILENCE), counts: false };
  const counts = begun.turn === now.turn && sent !== now.turn;
  return { guard: without(guard, silentUntil), counts };
}

/** A card has been sent for this turn: the same turn takes no other, the next ones only after the silence. */
export function cardSent(guard: Guard, { turn, at }: Press): Guard {
  return { silentUntil: Math.max(guard.silentUntil, at + SILENCE), sent: turn };
}

/** The card was refused, so the turn is open again. */
export function cardRefused({ silentUntil }: Guard): Guard {
  return { silentUntil };
}

function without({ sent }: Guard, silentUntil: number): Guard {
  return sent === undefined ? { silentUntil } : { silentUntil, sent };
}
