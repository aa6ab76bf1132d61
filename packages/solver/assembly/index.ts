// What the host calls. The host keeps the hands it has set: after a search that was stopped it sets them again.

import { cardsOfSuit, SUIT_BITS, suitOf, toggle } from './cards';
import { tabulateDeal } from './deal';
import { tricksOffLead, tricksOnLead } from './glance';
import { HANDS } from './memory';
import { forgetShapes } from './shapes';
import { forgetCards } from './remembered-card';
import { search } from './search';
import { nodes, playIn, trumpCards } from './state';
import { setCardsAtStart } from './trick-start';

/** The trick on the table. */
let place: i32 = 0;
let turn: i32 = 0;
let left: i32 = 0;
let suit: u64 = 0;
let best: u64 = 0;
let winner: i32 = 0;
let beating: u64 = 0;
let played: u64 = 0;

/** The cards of `seat` in `suit` at the start of the trick: 13 bits, bit 12 the ace. */
export function setSuit(seat: i32, suit: i32, cards: u32): void {
  let bits: u64 = 0;
  for (let i = 0; i < 13; i++) if ((cards >> i) & 1) bits |= (<u64>1) << (12 - i);
  const at = HANDS + ((<usize>seat) << 3);
  const shift = <u64>(suit << 4);
  store<u64>(at, (load<u64>(at) & ~(SUIT_BITS << shift)) | (bits << shift));
}

/** Prepares for the deal of the hands as they stand. */
export function setDeal(): void {
  tabulateDeal();
}

/** Forgets everything, and takes `strain` (C D H S NT: 0..4) as trumps. */
export function begin(strain: i32): void {
  playIn(strain);
  forgetShapes();
  forgetCards();
}

/** `leader` is to lead, with `tricks` tricks to come. */
export function setLeader(leader: i32, tricks: i32): void {
  place = 0;
  turn = leader;
  winner = leader;
  left = tricks;
  played = 0;
  setCardsAtStart(tricks, load<u64>(HANDS) | load<u64>(HANDS, 8) | load<u64>(HANDS, 16) | load<u64>(HANDS, 24));
}

/** The player whose turn it is puts the card of `suit` and `rank` (0 the two, 12 the ace) on the table. */
export function play(ofSuit: i32, rank: i32): void {
  const card = (<u64>1) << (<u64>((ofSuit << 4) + 12 - rank));
  toggle(turn, card);
  if (place == 0) suit = cardsOfSuit(suitOf(card));
  if (place == 0 || card & beating) {
    best = card;
    winner = turn;
    beating = card & trumpCards ? (card - 1) & trumpCards : ((card - 1) & suit) | trumpCards;
  }
  played |= card;
  place++;
  turn = (turn + 1) & 3;
}

/** Whether north and south take `need` tricks from the trick on the table on, as a bound: see search.ts. */
export function tricks(need: i32): i32 {
  return search(place, turn, left, need, suit, best, winner, beating, played);
}

/** For tests: tricks that the side on lead takes at once, and that the other side cannot be kept from; see search.ts. */
export function tricksOnLeadNow(): i32 {
  return tricksOnLead(turn, left, 14);
}

export function tricksOffLeadNow(): i32 {
  return tricksOffLead(turn, left);
}

/** Trick starts visited since the instance was made. */
export function nodesVisited(): f64 {
  return <f64>nodes;
}
