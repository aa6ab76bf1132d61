// Deal id: every deal is one number below 52!/(13!)^4, and every such number is a deal.
// The number ranks north's hand among all thirteen-card hands, then east's among what is left, then south's.

import type { Card } from '../cards/card';
import type { Hand } from '../cards/hand';
import { accept, type Result, refuse } from '../result';
import { dealtFrom, type FullDeal, freshPack } from './full-deal';

/** How many deals there are: 52!/(13!)^4. */
export const DEALS = 53644737765488792839237440000n;

/** Digits of the text form; I, L, O and U are left out, they are misread too easily. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TEXT_LENGTH = 20;

export type DealIdProblem =
  | { readonly reason: 'deal-id-length'; readonly length: number }
  | { readonly reason: 'deal-id-letter'; readonly letter: string }
  | { readonly reason: 'deal-id-too-large' };

/** Binomial coefficients C(n, k) for n 0..52, k 0..13. */
const CHOOSE: readonly (readonly bigint[])[] = (() => {
  const rows: bigint[][] = [];
  for (let n = 0; n <= 52; n += 1) {
    const above = rows[n - 1];
    rows.push(Array.from({ length: 14 }, (_, k) => (k === 0 ? 1n : (above?.[k - 1] ?? 0n) + (above?.[k] ?? 0n))));
  }
  return rows;
})();

function choose(n: number, k: number): bigint {
  return CHOOSE[n]?.[k] ?? 0n;
}

/** Rank of `hand` among all hands of its size from `left` (combinatorial number system). */
function rankAmong(hand: Hand, left: readonly Card[]): bigint {
  const held = new Set(hand);
  let rank = 0n;
  let taken = 0;
  left.forEach((card, place) => {
    if (!held.has(card)) return;
    taken += 1;
    rank += choose(place, taken);
  });
  return rank;
}

/** The thirteen cards of `left` that have this rank: the inverse of `rankAmong`. */
function handAt(rank: bigint, left: readonly Card[]): Hand {
  const hand: Card[] = [];
  let rest = rank;
  for (let place = left.length - 1; place >= 0; place -= 1) {
    const missing = 13 - hand.length;
    const card = left[place];
    if (missing > 0 && card !== undefined && rest >= choose(place, missing)) {
      rest -= choose(place, missing);
      hand.push(card);
    }
  }
  return hand;
}

function without(pack: readonly Card[], hand: Hand): readonly Card[] {
  const gone = new Set(hand);
  return pack.filter((card) => !gone.has(card));
}

/** The number of a deal, 0 .. DEALS-1. */
export function dealNumber(deal: FullDeal): bigint {
  const afterNorth = without(freshPack(), deal.N);
  const afterEast = without(afterNorth, deal.E);
  const north = rankAmong(deal.N, freshPack());
  const east = rankAmong(deal.E, afterNorth);
  return (north * choose(39, 13) + east) * choose(26, 13) + rankAmong(deal.S, afterEast);
}

/** The deal with this number; refused from `DEALS` on and below 0. */
export function dealOfNumber(number: bigint): Result<FullDeal, DealIdProblem> {
  if (number < 0n || number >= DEALS) return refuse({ reason: 'deal-id-too-large' });
  const pairs = number / choose(26, 13);
  const north = handAt(pairs / choose(39, 13), freshPack());
  const afterNorth = without(freshPack(), north);
  const east = handAt(pairs % choose(39, 13), afterNorth);
  const afterEast = without(afterNorth, east);
  const south = handAt(number % choose(26, 13), afterEast);
  return accept(dealtFrom([...north, ...east, ...south, ...without(afterEast, south)]));
}

/** Twenty letters and digits that name the deal, for links and messages. */
export function dealId(deal: FullDeal): string {
  let rest = dealNumber(deal);
  let text = '';
  while (text.length < TEXT_LENGTH) {
    text = `${DIGITS[Number(rest % 32n)] ?? ''}${text}`;
    rest /= 32n;
  }
  return text;
}

/** The deal named by `id`. Small letters, blanks and dashes are allowed; I and L are read as 1, O as 0. */
export function dealOfId(id: string): Result<FullDeal, DealIdProblem> {
  const text = id.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  if (text.length !== TEXT_LENGTH) return refuse({ reason: 'deal-id-length', length: text.length });
  let number = 0n;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return refuse({ reason: 'deal-id-letter', letter });
    number = number * 32n + BigInt(digit);
  }
  return dealOfNumber(number);
}
