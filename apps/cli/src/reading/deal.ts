// A deal among the words of a command line: `N:AT52.K843.7.Q962 … … …`, in quotation marks or without.

import { type Result, refuse } from '@minibridge/bridge';
import { type Hands, parseHands } from '@minibridge/solver';
import type { Complaint } from '../complaint';
import type { Given } from './options';

/** The four hands; whether they go together is asked by the command. */
export function dealIn({ command, words }: Given): Result<Hands, Complaint> {
  if (words.length === 0) return refuse({ reason: 'deal-missing', command });
  const hands = parseHands(words.join(' '));
  return hands.ok ? hands : refuse({ reason: 'unsolvable', refusal: hands.refusal });
}
