// Makers for tests: text in, bridge out. They throw on bad text, since a test's text is a bug when it is wrong.

import type { Hand } from './cards/hand';
import type { Contract } from './contract/contract';
import type { FullDeal } from './deal/full-deal';
import { parseContract } from './notation/contract-text';
import { parseDeal, parseHand } from './notation/hand-text';
import type { Result } from './result';

function valueOf<T, R>(result: Result<T, R>, text: string): T {
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** `'AT52.K843.7.Q962'` */
export function hand(text: string): Hand {
  return valueOf(parseHand(text), text);
}

/** `'N:AT52.K843.7.Q962 … … …'` */
export function deal(text: string): FullDeal {
  return valueOf(parseDeal(text), text);
}

/** `'game S'` */
export function contract(text: string): Contract {
  return valueOf(parseContract(text), text);
}
