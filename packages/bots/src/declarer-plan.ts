// Declarer leads: enough winners are cashed; ruffs come before trumps, trumps before side suits.

import {
  type Card,
  cardsOf,
  type Hand,
  isHigher,
  rankOf,
  STRENGTH,
  SUITS,
  type Suit,
  suitOf,
} from '@minibridge/bridge';
import { loserToRuff, winnerBeforeRuff } from './declarer-ruffs';
import { establishSuit, finesseFrom, finesseLead, leadTowardHonour } from './declarer-suits';
import { finesseReason } from './finesse';
import { type Position, trumpsOut } from './knowledge';
import type { Reason } from './reasons';
import type { Rule } from './rule';
import { highest, isMaster, lowest } from './winners';
import { cashingCard, enoughWinners, pairIn, quickTricks } from './winners-count';

const trumpsAreOut = (position: Position): boolean => trumpsOut(position).length > 0;

/** A winner: side suits before trumps, the longest last so that entries stay. */
function winnerToCash(position: Position): Card | undefined {
  const length = (suit: (typeof SUITS)[number]): number => {
    const { here, there } = pairIn(suit, position);
    return (suit === position.trump ? 50 : 0) + Math.max(here.length, there.length);
  };
  const suits = SUITS.filter((suit) => quickTricks(suit, position) > 0).sort((a, b) => length(a) - length(b));
  return suits.map((suit) => cashingCard(suit, position)).find((card) => card !== undefined);
}

/** The short hand's high card, or a low one to it; else simply a winner. */
function cashing(card: Card, position: Position): Reason {
  const suit = suitOf(card);
  const { here, there } = pairIn(suit, position);
  const high = isMaster(card, position) ? here : there;
  const other = isMaster(card, position) ? there : here;
  return { name: high.length < other.length ? 'high-from-short-side' : 'cash-winners', suit };
}

/** The only trump still out is higher than all of ours: it will win whenever it likes. */
function onlyMasterIsOut(ours: Hand, out: Hand): boolean {
  const [last, ...others] = out;
  return last !== undefined && others.length === 0 && ours.every((card) => isHigher(last, card));
}

/** A trump to draw the defenders' trumps with. */
function trumpToDraw(position: Position): Card | undefined {
  const { trump } = position;
  const out = trumpsOut(position);
  if (trump === undefined || out.length === 0) return undefined;
  const { here, there } = pairIn(trump, position);
  if (here.length === 0 || onlyMasterIsOut([...here, ...there], out)) return undefined;
  return finesseFrom(trump, position)?.lead ?? cashingCard(trump, position) ?? highest(here);
}

/** A low card to a winner in the other hand, where there is more to do. */
function crossing(position: Position): Card | undefined {
  const suits = SUITS.filter((suit) => suit !== position.trump);
  for (const suit of suits) {
    const { here, there } = pairIn(suit, position);
    const low = lowest(here);
    const entry = highest(there);
    if (low && entry && isMaster(entry, position) && !isMaster(low, position)) return low;
  }
  return undefined;
}

/** A card of a suit that the other hand ruffs, when only that hand can go on drawing trumps. */
function crossingByRuff(position: Position): Card | undefined {
  const { trump } = position;
  if (trump === undefined || !trumpsAreOut(position)) return undefined;
  const { here, there } = pairIn(trump, position);
  if (here.length > 0 || there.length === 0) return undefined;
  const suit = SUITS.find(
    (each) => pairIn(each, position).here.length > 0 && pairIn(each, position).there.length === 0,
  );
  return suit && lowest(cardsOf(position.hand, suit));
}

/** Only the other hand has trumps to draw with. */
function trumpsAreAcross(position: Position): boolean {
  const { trump } = position;
  return trump !== undefined && trumpsAreOut(position) && cardsOf(position.hand, trump).length === 0;
}

/** The other hand could begin a finesse that this one cannot. */
function betterFromAcross(position: Position): boolean {
  const turned = { ...position, hand: position.across ?? [], across: position.hand };
  return finesseLead(position) === undefined && (finesseLead(turned) ?? leadTowardHonour(turned)) !== undefined;
}

function exitCard(position: Position): Card | undefined {
  const suits = SUITS.filter((suit) => suit !== position.trump && cardsOf(position.hand, suit).length > 0);
  const [longest] = suits.sort((a, b) => cardsOf(position.hand, b).length - cardsOf(position.hand, a).length);
  return longest ? lowest(cardsOf(position.hand, longest)) : lowest(position.hand);
}

/** A ten or higher card is out that beats one of ours: smaller ones may have gone without being remembered. */
function hasToBeDrivenOut(suit: Suit, position: Position): boolean {
  const { here, there } = pairIn(suit, position);
  const high = cardsOf(position.out, suit).filter((card) => STRENGTH[rankOf(card)] >= STRENGTH.T);
  return high.some((missing) => [...here, ...there].some((card) => isHigher(missing, card)));
}

/** What a suit is played for when the high cards out there are not finessed: to drive them out, else to take what wins. */
export function developing(card: Card, position: Position): Reason {
  const suit = suitOf(card);
  if (hasToBeDrivenOut(suit, position)) return { name: 'establish-suit', suit };
  const top = highest(pairIn(suit, position).there);
  const wins = isMaster(card, position) || (top !== undefined && isMaster(top, position));
  return wins ? { name: 'cash-winners', suit } : { name: 'exit', suit };
}

function finessing(card: Card, position: Position): Reason {
  const found = finesseFrom(suitOf(card), position);
  return found ? finesseReason(found) : developing(card, position);
}

/** Before suits are developed: enough winners, ruffs, trumps. */
const WINNERS_AND_TRUMPS: readonly Rule[] = [
  { when: enoughWinners, card: winnerToCash, because: cashing },
  { card: loserToRuff, because: (card) => ({ name: 'ruff-in-short-hand', suit: suitOf(card) }) },
  { when: trumpsAreOut, card: winnerBeforeRuff, because: (card) => ({ name: 'prepare-a-ruff', suit: suitOf(card) }) },
  { card: trumpToDraw, because: (_, position) => ({ name: 'draw-trumps', left: trumpsOut(position).length }) },
  { when: trumpsAreAcross, card: crossing, because: (card) => ({ name: 'cross-over', suit: suitOf(card) }) },
  { card: crossingByRuff, because: (card) => ({ name: 'cross-over', suit: suitOf(card) }) },
];

/** Making tricks in side suits. */
const DEVELOPING: readonly Rule[] = [
  { card: finesseLead, because: finessing },
  { when: betterFromAcross, card: crossing, because: (card) => ({ name: 'cross-over', suit: suitOf(card) }) },
  { card: leadTowardHonour, because: (card) => ({ name: 'lead-toward-honour', suit: suitOf(card) }) },
  { card: establishSuit, because: developing },
];

/** When there is nothing more to develop. */
const AT_LAST: readonly Rule[] = [
  { card: winnerToCash, because: cashing },
  { card: exitCard, because: (card) => ({ name: 'exit', suit: suitOf(card) }) },
];

/** Rules for declarer's leads, from either hand, with others for making tricks in side suits. */
export function declarerLeads<P extends Position>(developing: readonly Rule<P>[]): readonly Rule<P>[] {
  return [...WINNERS_AND_TRUMPS, ...developing, ...AT_LAST];
}

/** Rules for declarer's leads, from either hand, read from the top. */
export const DECLARER_LEADS: readonly Rule[] = declarerLeads(DEVELOPING);
