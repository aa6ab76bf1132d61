// Making tricks in a suit that does not win by itself: finesse, lead toward an honour, drive out the high cards.

import { type Card, cardsOf, rankOf, STRENGTH, SUITS, type Suit } from '@minibridge/bridge';
import { honourToRun, isDropBetter, type Tenace, tenaceIn } from './finesse';
import type { Position } from './knowledge';
import { areEqual, highest, isMaster, lowest } from './winners';
import { cashingCard, pairIn } from './winners-count';

/** Side suits in which higher cards are still out, the longest first. */
function suitsToDevelop(position: Position): readonly Suit[] {
  const length = (suit: Suit): number => {
    const { here, there } = pairIn(suit, position);
    return 20 * Math.max(here.length, there.length) + here.length + there.length;
  };
  const open = SUITS.filter((suit) => suit !== position.trump && cardsOf(position.out, suit).length > 0);
  return open.filter((suit) => pairIn(suit, position).here.length > 0).sort((a, b) => length(b) - length(a));
}

function firstIn(suits: readonly Suit[], find: (suit: Suit) => Card | undefined): Card | undefined {
  for (const suit of suits) {
    const card = find(suit);
    if (card !== undefined) return card;
  }
  return undefined;
}

/** The finesse that the hand on lead can begin in `suit`: it leads `lead`. */
export function finesseFrom(suit: Suit, position: Position): (Tenace & { readonly lead: Card }) | undefined {
  const { here, there } = pairIn(suit, position);
  const run = honourToRun(here, there, position);
  const found = run ?? tenaceIn(there, position);
  const lead = run?.card ?? lowest(here);
  if (found === undefined || lead === undefined || isDropBetter(found, here.length + there.length)) return undefined;
  return { ...found, lead };
}

export function finesseLead(position: Position): Card | undefined {
  return firstIn(suitsToDevelop(position), (suit) => finesseFrom(suit, position)?.lead);
}

/** Low to a king or queen across that is not yet a master and has no equal here. */
function towardHonour(suit: Suit, position: Position): Card | undefined {
  const { here, there } = pairIn(suit, position);
  const [top, second] = there;
  const low = lowest(here);
  if (top === undefined || second === undefined || low === undefined || isMaster(top, position)) return undefined;
  const mine = highest(here);
  const equalHere = mine !== undefined && areEqual(top, mine, position);
  return STRENGTH[rankOf(top)] >= STRENGTH.Q && !equalHere ? low : undefined;
}

export function leadTowardHonour(position: Position): Card | undefined {
  return firstIn(suitsToDevelop(position), (suit) => towardHonour(suit, position));
}

/** Seven cards or more together, or honours that drive out the higher ones. */
function establishing(suit: Suit, position: Position): Card | undefined {
  const { here, there } = pairIn(suit, position);
  if (Math.max(here.length, there.length) < 4 && here.length + there.length < 7) return undefined;
  const cash = cashingCard(suit, position);
  if (cash !== undefined) return cash;
  const [top] = here;
  const next = [...here.slice(1), ...there].find((card) => top !== undefined && areEqual(top, card, position));
  return top && next && STRENGTH[rankOf(top)] >= STRENGTH.T ? top : lowest(here);
}

export function establishSuit(position: Position): Card | undefined {
  return firstIn(suitsToDevelop(position), (suit) => establishing(suit, position));
}
