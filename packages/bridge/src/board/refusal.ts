// Why an action is refused: one reason per mistake that a beginner can make, with the rule it breaks.

import type { Card } from '../cards/card';
import type { Suit } from '../cards/suit';
import type { Seat } from '../deal/seat';
import type { ClosedBecause } from '../minibridge/contract-menu';
import type { Phase } from './board';

export type Refusal =
  | { readonly reason: 'wrong-phase'; readonly phase: Phase }
  | { readonly reason: 'not-your-turn'; readonly turn: Seat }
  | { readonly reason: 'already-announced' }
  | { readonly reason: 'points-out-of-range'; readonly points: number }
  | { readonly reason: 'not-of-the-declaring-side' }
  | { readonly reason: 'already-proposed'; readonly declarer: Seat }
  | { readonly reason: 'declarer-chooses'; readonly declarer: Seat }
  | { readonly reason: 'contract-not-in-these-rules' }
  | ClosedBecause
  | { readonly reason: 'dummy-decides-nothing' }
  | { readonly reason: 'card-not-held'; readonly card: Card }
  | { readonly reason: 'must-follow-suit'; readonly suit: Suit }
  | { readonly reason: 'no-taking-back' }
  | { readonly reason: 'nothing-to-take-back' }
  | { readonly reason: 'not-your-card' };

/** The number of our statement (docs/rules/minibridge.md) that each refusal rests on. */
export const RULE: { readonly [R in Refusal['reason']]: string } = {
  'wrong-phase': 'MB 1',
  'not-your-turn': 'MB 9',
  'already-announced': 'MB 3',
  'points-out-of-range': 'MB 3',
  'not-of-the-declaring-side': 'MB 6',
  'already-proposed': 'MB 6',
  'declarer-chooses': 'MB 8',
  'contract-not-in-these-rules': 'MB 8',
  'fit-too-short': 'MB 8',
  'game-needs-points': 'MB 8',
  'points-demand-game': 'MB 8',
  'dummy-decides-nothing': 'MB 12',
  'card-not-held': 'MB 10',
  'must-follow-suit': 'MB 10',
  'no-taking-back': 'MB 16',
  'nothing-to-take-back': 'MB 16',
  'not-your-card': 'MB 16',
};
