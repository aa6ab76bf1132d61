// A rule of play: when it applies it names a card and says why. Tables of rules are read from the top.

import type { Card } from '@minibridge/bridge';
import type { Position } from './knowledge';
import type { Reason } from './reasons';

export type Choice = { readonly card: Card; readonly reason: Reason };

/** `P`: what a rule needs to know of the position. */
export type Rule<P extends Position = Position> = {
  /** Absent: whenever it finds a card. */
  readonly when?: (position: P) => boolean;
  /** Absent when the rule has no card in this position. */
  readonly card: (position: P) => Card | undefined;
  readonly because: (card: Card, position: P) => Reason;
};

/** The choice of the first rule that applies. */
export function firstRule<P extends Position>(rules: readonly Rule<P>[], position: P): Choice | undefined {
  for (const { when, card, because } of rules) {
    const found = when === undefined || when(position) ? card(position) : undefined;
    if (found !== undefined) return { card: found, reason: because(found, position) };
  }
  return undefined;
}
