// What cannot be written down as a card, a strain, a seat, a contract or a deal: checked by the compiler.

import type { Contract } from '../contract/contract';
import type { Strain } from '../contract/strain';
import type { FullDeal, KnownHands } from '../deal/full-deal';
import type { Seat, Side } from '../deal/seat';
import type { Card } from './card';
import type { Hand } from './hand';
import type { Suit } from './suit';

export const ten: Card = 'ST';
// @ts-expect-error no card has the rank 1
export const one: Card = 'S1';
// @ts-expect-error the ten is T
export const tenInDigits: Card = 'S10';
// @ts-expect-error the suit comes first
export const rankFirst: Card = '8C';
// @ts-expect-error no trump is no suit
export const noTrumpCard: Card = 'NTA';
// @ts-expect-error any text is not a card
export const anyText: Card = String('SA');

// @ts-expect-error no trump is a strain, not a suit
export const noTrump: Suit = 'NT';
// @ts-expect-error N is a seat
export const north: Strain = 'N';
// @ts-expect-error a side is no seat
export const side: Seat = 'NS';
// @ts-expect-error sides are named north first
export const turned: Side = 'SN';

export function addTo(hand: Hand): void {
  // @ts-expect-error a hand is never changed in place
  hand.push('SA');
}

export const game: Contract = { kind: 'game', strain: 'S' };
// @ts-expect-error a game has no level
export const gameWithLevel: Contract = { kind: 'game', strain: 'S', level: 4 };
// @ts-expect-error a level must be named
export const levelless: Contract = { kind: 'level', strain: 'S' };
// @ts-expect-error no level is above seven
export const eight: Contract = { kind: 'level', strain: 'S', level: 8 };
// @ts-expect-error a target must be named
export const targetless: Contract = { kind: 'target', strain: 'S' };
// @ts-expect-error contracts of minibridge are not doubled
export const doubled: Contract = { kind: 'game', strain: 'S', penalty: 'X' };

export function guess(known: KnownHands): FullDeal {
  // @ts-expect-error what somebody knows is not a full deal
  return known;
}
// @ts-expect-error an unknown hand is absent, not undefined
export const halfKnown: KnownHands = { N: undefined };
