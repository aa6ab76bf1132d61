// The rules that the reader is to agree to now, if any.

import type { Rules } from '@minibridge/bridge';
import { stageOf } from '@minibridge/table';
import { type LiveTable, personOf } from './live-table';

/** `now`: the rules of the match in play, read by who came in the middle of it. `next`: those of the next match, where they are others. */
export type Agreement = { readonly card: number; readonly now?: Rules; readonly next?: Rules };

function isSame(one: Rules, other: Rules): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Who has come in mid-match agrees to the rules by which the others play, and with them to those already laid for the next match;
 * everybody else agrees to those of the next match when this one is over.
 */
export function agreementOf(live: LiveTable): Agreement | undefined {
  const { match, card } = live;
  const me = personOf(live, live.you);
  if (match === undefined || card === undefined || me?.seat === undefined || card.agreed.includes(me.who))
    return undefined;
  const { rules } = match.table;
  if (stageOf(match.table) === 'over') return { card: card.card, next: card.rules };
  if (!me.unread) return undefined;
  return { card: card.card, now: rules, ...(!isSame(rules, card.rules) && { next: card.rules }) };
}
