// A deal among the words of a command line: `N:AT52.K843.7.Q962 … … …`, in quotation marks or without.

import { accept, type FullDeal, type Result, refuse, SEATS } from '@minibridge/bridge';
import { type Hands, handsProblem, parseHands } from '@minibridge/solver';
import type { Complaint } from '../complaint';
import type { Given } from './options';

/** The four hands; whether they go together is asked by the command. */
export function dealIn({ command, words }: Given): Result<Hands, Complaint> {
  if (words.length === 0) return refuse({ reason: 'deal-missing', command });
  const hands = parseHands(words.join(' '));
  return hands.ok ? hands : refuse({ reason: 'unsolvable', refusal: hands.refusal });
}

/** All 52 cards, thirteen a hand. */
export function wholeDealIn(given: Given): Result<FullDeal, Complaint> {
  const hands = dealIn(given);
  if (!hands.ok) return hands;
  const refusal = handsProblem(hands.value);
  if (refusal) return refuse({ reason: 'unsolvable', refusal });
  const short = SEATS.find((seat) => hands.value[seat].length < 13);
  if (short === undefined) return accept(hands.value);
  return refuse({ reason: 'deal-not-whole', command: given.command, seat: short, cards: hands.value[short].length });
}
