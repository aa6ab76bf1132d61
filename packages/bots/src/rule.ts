// A rule of play: when it applies it names a card and says why. Tables of rules are read from the top.

import type { Card } from '@minibridge/bridge';
import type { Position } from './knowledge';
import type { Reason } from './reasons';

export type Choice = { readonly card: Card; readonly reason: Reason };

export type Rule = {
  /** Absent: whenever it finds a card. */
  readonly when?: (position: Position) => boolean;
  /** Absent when the rule has no card in this position. */
  readonly card: (position: Position) => Card | undefined;
  readonly because: (card: Card, position: Position) => Reason;
};

/** The choice of the first rule that applies. */
export function firstRule(rules: readonly Rule[], position: Position): Choice | undefined {
  for (const { when, card, because } of rules) {
    const found = when === undefined || when(position) ? card(position) : undefined;
    if (found !== undefined) return { card: found, reason: because(found, position) };
  }
  return undefined;
}
