// Which of several cards that are as good as each other a defender plays, so that partner can read it.

import { type Card, type Hand, suitOf } from '@minibridge/bridge';
import type { Position } from '../knowledge';
import type { Choice } from '../rule';
import { bitOf, bitsIn, cardOf, countBits } from '../suit-bits';
import { followRows } from './follows';
import { type Said, saidByLead } from './said-by-lead';
import { type Situation, situationOf } from './situation';

type Agreed = { readonly card: Card; readonly said: Said };

/** The candidates that the agreements lead from their suits, the longest suit first. */
function agreedLeads(situation: Situation, hand: Hand, candidates: readonly Card[]): readonly Agreed[] {
  const agreed = candidates.flatMap((card) => {
    const said = saidByLead(situation, hand, suitOf(card));
    return said?.bit === bitOf(card) ? [{ card, said }] : [];
  });
  const length = ({ card }: Agreed): number => countBits(bitsIn(hand, suitOf(card)));
  return agreed.sort((one, other) => length(other) - length(one));
}

function preferredLead(situation: Situation, hand: Hand, candidates: readonly Card[]): Choice | undefined {
  for (const { card, said } of agreedLeads(situation, hand, candidates)) {
    const reason = said.because();
    if (reason !== undefined) return { card, reason };
  }
  return undefined;
}

function preferredFollow(situation: Situation, hand: Hand, candidates: readonly Card[]): Choice | undefined {
  const { led } = situation;
  const bits = led === undefined ? 0 : bitsIn(hand, led);
  const row = bits === 0 ? undefined : followRows(situation).find(({ when }) => when(bits, situation));
  if (led === undefined || row === undefined) return undefined;
  const bit = row.card(bits, situation);
  const card = cardOf(led, bit);
  const reason = row.because(situation, bit, bits);
  return card && reason && candidates.includes(card) ? { card, reason } : undefined;
}

/**
 * Of `candidates`, legal cards that are as good as each other, the one that the agreements prescribe, and what it says.
 * Absent for declarer, who has nobody to speak to, and where nothing is agreed.
 */
export function preferred(position: Position, candidates: readonly Card[]): Choice | undefined {
  if (position.declaring) return undefined;
  const situation = situationOf(position);
  const choose = situation.led === undefined ? preferredLead : preferredFollow;
  return choose(situation, position.hand, candidates);
}
