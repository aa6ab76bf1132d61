// From what is said while looking back to its sentence. The messages are handed in, so that lessons stay free of languages.

import type { Seat, Side } from '@minibridge/bridge';
import type { Writing } from '../hints/wording';
import { type BothWays, netFor, type Way } from './both-ways';
import type { Remark } from './remark';
import type { TurningPoint, Verdict } from './turning-points';

type RemarkFor<N extends Remark['name']> = { [P in N]: { readonly name: P } & Extract<Remark, { name: P }> }[N];

/** What was right how often, with its cards written. */
type Judged = {
  readonly card: string;
  readonly best: string;
  readonly right: number;
  readonly bestRight: number;
  readonly layouts: number;
};

type Ways = {
  readonly way: (way: { readonly contract: string; readonly declarer: Seat; readonly tricks: number }) => string;
  readonly 'way-more': (difference: { readonly points: number }) => string;
  readonly 'way-fewer': (difference: { readonly points: number }) => string;
  readonly 'way-same': () => string;
};

type RemarkSentences = { readonly [N in Remark['name']]: (remark: RemarkFor<N>) => string };
type VerdictSentences = { readonly [V in Verdict]: (judged: Judged) => string };

/** One message for each name; those of the catalogue `review` fit. */
export type LookBackSentences = RemarkSentences & VerdictSentences & Ways;

function sentenceFor<N extends Remark['name']>(say: RemarkSentences, remark: RemarkFor<N>): string {
  return say[remark.name](remark);
}

/** The sentence of a remark. */
export function remarkText(say: RemarkSentences, remark: Remark): string {
  return sentenceFor(say, remark);
}

/** Whether the card of a turning point could be known to be wrong. */
export function verdictText(say: VerdictSentences, { card, odds, verdict }: TurningPoint, write: Writing): string {
  return say[verdict]({ ...odds, card: write.card(card), best: write.card(odds.best) });
}

/** "Game in spades by South: 10 tricks." */
export function wayText(say: Ways, { contract, declarer, tricks }: Way, write: Writing): string {
  return say.way({ contract: write.contract(contract), declarer, tricks });
}

/** Which way has brought more for `side`: what is good for declarer is bad for the defenders. */
export function differenceText(say: Ways, { first, second }: BothWays, side: Side): string {
  const difference = netFor(side, second) - netFor(side, first);
  if (difference === 0) return say['way-same']();
  const name = difference > 0 ? 'way-more' : 'way-fewer';
  return say[name]({ points: Math.abs(difference) });
}
