// Can north and south take `need` more tricks? Every player in turn tries cards until one settles it for the own side.
//
// The functions return a bound, always in tricks of north and south from this trick on: at least `need`, and then they take at
// least so many, or less, and then they take at most so many. `state.ranks` are the ranks that mattered for it.

import { cardsInPlay, cardsOfSuit, handOf, lowest, sequenceTops, several, suitOf, toggle } from './cards';
import { tricksOffLead, tricksOnLead } from './glance';
import { lastTrick } from './last-trick';
import { orderDiscards, orderFollowers } from './follow-order';
import { orderLeads } from './lead-order';
import { cardAt, movesAt } from './moves';
import { lookUp, remember, UNKNOWN } from './patterns';
import {
  discardSituation, followSituation, leadSituation, NO_CARD, rememberCard, rememberedCard,
} from './remembered-card';
import { countNode, nodes, ranks, ranksMattered, trumpCards } from './state';
import { cardsAtStart, describeStart, setCardsAtStart, startAt } from './trick-start';

/** Asked every 2048 trick starts. It ends the search by throwing. */
@external("env", "tick")
declare function tick(): void;

@inline
function isNorthSouth(seat: i32): bool {
  return (seat & 1) == 0;
}

/** Whether `bound` is as good for the side of `seat` as it must be to end the search of this seat's cards. */
@inline
function settledFor(seat: i32, bound: i32, need: i32): bool {
  return isNorthSouth(seat) == (bound >= need);
}

/** `leader` leads, and everybody has `left` cards. */
export function lead(leader: i32, left: i32, need: i32): i32 {
  countNode();
  if ((nodes & 2047) == 0) tick();
  if (need <= 0) {
    ranksMattered(0);
    return 0;
  }
  if (need > left) {
    ranksMattered(0);
    return left;
  }
  if (left == 1) return lastTrick(leader);

  if (isNorthSouth(leader)) {
    const lower = tricksOnLead(leader, left, need);
    if (lower >= need) return lower;
    const upper = left - tricksOffLead(leader, left);
    if (upper < need) return upper;
  } else {
    const upper = left - tricksOnLead(leader, left, left - need + 1);
    if (upper < need) return upper;
    const lower = tricksOffLead(leader, left);
    if (lower >= need) return lower;
  }

  const all = cardsInPlay();
  const start = startAt(left);
  setCardsAtStart(left, all);
  describeStart(start, all, leader);
  const known = lookUp(start, need);
  if (known != UNKNOWN) return known;

  const bound = tryLeads(leader, left, need, all);
  if (bound >= need) remember(left, ranks, bound, left);
  else remember(left, ranks, 0, bound);
  return bound;
}

/** What the tried cards have told about those still to try. */
@inline
function irrelevantAfter(card: u64, mattered: u64): u64 {
  const suit = cardsOfSuit(suitOf(card));
  const inSuit = mattered & suit;
  if (inSuit == 0) return suit;
  const threshold = lowest(inSuit);
  // A card below all ranks that mattered stands for all those below them.
  return card > threshold ? suit & ~((threshold << 1) - 1) : 0;
}

@inline
function tryLeads(leader: i32, left: i32, need: i32, all: u64): i32 {
  let candidates = sequenceTops(handOf(leader), all);
  const situation = leadSituation(leader, need);
  const list = movesAt(left, 0);
  let end = list;
  let bound = isNorthSouth(leader) ? 0 : left;
  let mattered: u64 = 0;
  let useless: u64 = 0;

  const hint = rememberedCard(situation);
  if (hint != NO_CARD) {
    const card = (<u64>1) << (<u64>hint);
    if (candidates & card) {
      const found = leadCard(leader, left, need, card);
      if (settledFor(leader, found, need)) return found;
      bound = found;
      mattered = ranks;
      useless = irrelevantAfter(card, ranks) | card;
    }
  }
  end = orderLeads(list, leader, candidates, all);
  for (let at = list; at < end; at++) {
    const card = cardAt(at);
    if (card & useless) continue;
    const found = leadCard(leader, left, need, card);
    if (settledFor(leader, found, need)) {
      rememberCard(situation, card);
      return found;
    }
    bound = isNorthSouth(leader) ? max(bound, found) : min(bound, found);
    mattered |= ranks;
    useless |= irrelevantAfter(card, ranks);
  }
  ranksMattered(mattered);
  return bound;
}

@inline
function leadCard(leader: i32, left: i32, need: i32, card: u64): i32 {
  toggle(leader, card);
  const suit = cardsOfSuit(suitOf(card));
  const beating = ((card - 1) & suit) | (suit == trumpCards ? 0 : trumpCards);
  const found = follow<Second>((leader + 1) & 3, left, need, suit, card, leader, beating, card);
  toggle(leader, card);
  return found;
}

/** The players after the leader, by a type each: so the compiler makes a function of its own for each of them. */
type Second = u8;
type Third = u16;
type Fourth = u32;

/** 1, 2 or 3. */
@inline
function placeOf<Player>(): i32 {
  return sizeof<Player>() == 4 ? 3 : <i32>sizeof<Player>();
}

/** The turn of `seat`. `suit`: all cards of the suit led. `best`, of `winner`, is beaten by the `beating`; `played`: on the table. */
function follow<Player>(
  seat: i32, left: i32, need: i32, suit: u64, best: u64, winner: i32, beating: u64, played: u64,
): i32 {
  const place = placeOf<Player>();
  const hand = handOf(seat);
  const all = cardsAtStart(left);
  const tops = sequenceTops(hand, all);
  const following = hand & suit;
  const candidates = following != 0 ? tops & suit : tops;
  if (!several(candidates)) {
    return playCard<Player>(seat, left, need, suit, best, winner, beating, played, candidates);
  }

  const situation = following != 0
    ? followSituation(seat, place, all & suit, best)
    : discardSituation(seat, place, winner, best, need);
  let bound = isNorthSouth(seat) ? 0 : left;
  let mattered: u64 = 0;
  let useless: u64 = 0;
  const hint = rememberedCard(situation);
  if (hint != NO_CARD) {
    const card = (<u64>1) << (<u64>hint);
    if (candidates & card) {
      const found = playCard<Player>(seat, left, need, suit, best, winner, beating, played, card);
      if (settledFor(seat, found, need)) return found;
      bound = found;
      mattered = ranks;
      useless = irrelevantAfter(card, ranks) | card;
    }
  }
  const list = movesAt(left, place);
  const partnerWins = winner == ((seat + 2) & 3);
  const end = following != 0
    ? orderFollowers(list, seat, place, candidates, suit, beating, partnerWins)
    : orderDiscards(list, seat, place, candidates, suit, best, beating, partnerWins);
  for (let at = list; at < end; at++) {
    const card = cardAt(at);
    if (card & useless) continue;
    const found = playCard<Player>(seat, left, need, suit, best, winner, beating, played, card);
    if (settledFor(seat, found, need)) {
      rememberCard(situation, card);
      return found;
    }
    bound = isNorthSouth(seat) ? max(bound, found) : min(bound, found);
    mattered |= ranks;
    useless |= irrelevantAfter(card, ranks);
  }
  ranksMattered(mattered);
  return bound;
}

@inline
function playCard<Player>(
  seat: i32, left: i32, need: i32, suit: u64, best: u64, winner: i32, beating: u64, played: u64, card: u64,
): i32 {
  toggle(seat, card);
  if (card & beating) {
    best = card;
    winner = seat;
    beating = card & trumpCards ? (card - 1) & trumpCards : ((card - 1) & suit) | trumpCards;
  }
  played |= card;
  const next = (seat + 1) & 3;
  let found: i32;
  if (placeOf<Player>() == 1) found = follow<Third>(next, left, need, suit, best, winner, beating, played);
  else if (placeOf<Player>() == 2) found = follow<Fourth>(next, left, need, suit, best, winner, beating, played);
  else found = endTrick(left, need, best, winner, played);
  toggle(seat, card);
  return found;
}

/** The winner of the trick leads to the next one. A winner mattered by its rank if it beat a card of its own suit. */
@inline
function endTrick(left: i32, need: i32, best: u64, winner: i32, played: u64): i32 {
  const won = i32(isNorthSouth(winner));
  const found = won + lead(winner, left - 1, need - won);
  if (several(played & cardsOfSuit(suitOf(best)))) ranksMattered(ranks | best);
  return found;
}

/** The value of the position: `place` cards lie on the table (see `follow`), and `seat` plays next. */
export function search(
  place: i32, seat: i32, left: i32, need: i32, suit: u64, best: u64, winner: i32, beating: u64, played: u64,
): i32 {
  if (place == 0) return lead(seat, left, need);
  if (place == 1) return follow<Second>(seat, left, need, suit, best, winner, beating, played);
  if (place == 2) return follow<Third>(seat, left, need, suit, best, winner, beating, played);
  if (place == 3) return follow<Fourth>(seat, left, need, suit, best, winner, beating, played);
  return endTrick(left, need, best, winner, played);
}
