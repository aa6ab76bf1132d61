// For tests: suits as text, and the play of a suit without the solver's own means.

import { RANKS, type Rank } from '@minibridge/bridge';
import type { Played } from './cards';
import { PLACES, type Place } from './field';
import type { SuitPlan } from './plan';
import type { SuitQuestion } from './solve-suit';

/** `'KQ2'` as ranks; other characters do not count. */
export function ranks(text: string): readonly Rank[] {
  return RANKS.filter((rank) => text.includes(rank));
}

/** `'KQ2 / 543'`: dummy's and declarer's cards; the defenders have those of `others`. */
export function suit(text: string, others: readonly Rank[] = RANKS): SuitQuestion {
  const [dummy, declarer] = text.split('/').map(ranks);
  const ours = [...(dummy ?? []), ...(declarer ?? [])];
  return { dummy: dummy ?? [], declarer: declarer ?? [], missing: others.filter((rank) => !ours.includes(rank)) };
}

type Hands = { readonly [P in Place]: readonly Rank[] };

/** What is played to a trick by each place so far. */
type Round = readonly { readonly place: Place; readonly card: Played }[];

const next = (place: Place): Place => PLACES[(PLACES.indexOf(place) + 1) % 4] ?? place;
const height = (card: Played): number => (card === 'other' ? 99 : RANKS.indexOf(card));

function wonByUs(round: Round): boolean {
  const [best] = [...round].sort((a, b) => height(a.card) - height(b.card));
  return best?.place === 'declarer' || best?.place === 'dummy';
}

function without(hands: Hands, place: Place, card: Played): Hands {
  return { ...hands, [place]: hands[place].filter((rank) => rank !== card) };
}

/** Tricks that `plan` takes when the defenders, who know it, play their best from `hands`. */
export function tricksOf(plan: SuitPlan | undefined, hands: Hands, round: Round = []): number {
  if (round.length === 4) throw new Error('the plan goes on after the fourth card by itself');
  if (plan === undefined) return 0;
  const { from, card } = plan;
  const left = without(hands, from, card);
  const ours = [...round, { place: from, card }];
  const second = next(from);
  const answers: readonly Played[] = hands[second].length === 0 ? ['other'] : hands[second];
  return Math.min(
    ...answers.map((answer) => {
      const after = plan.after(answer);
      const now = [...ours, { place: second, card: answer }];
      const then = without(left, second, answer);
      if (now.length === 4) return Number(wonByUs(now)) + tricksOf(after, then);
      return tricksOf(after, then, now);
    }),
  );
}
