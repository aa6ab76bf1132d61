// What a reason is checked against: the position with every card remembered, and the card that was played.

import {
  type Card,
  type Choosing,
  cardsOf,
  choosingFrom,
  type Hand,
  isHigher,
  type Lengths,
  lengthsOf,
  rankOf,
  STRENGTH,
  type Suit,
  suitOf,
} from '@minibridge/bridge';
import type { Position } from '../knowledge';
import type { Reason, ReasonName } from '../reasons';
import { bestSoFar } from '../winners';

export type PlayScene = { readonly position: Position; readonly card: Card };

/** With `N` a name, the reason of that name. */
export type ReasonFor<N extends ReasonName> = { [P in N]: { readonly name: P } & Extract<Reason, { name: P }> }[N];

/** For some names of reasons: whether what the sentence says is so. */
export type Truths<Scene, N extends ReasonName> = {
  readonly [P in N]: (scene: Scene, reason: ReasonFor<P>) => boolean;
};

export const isAtLeast = (card: Card, rank: 'T' | 'J' | 'Q'): boolean => STRENGTH[rankOf(card)] >= STRENGTH[rank];

/** The cards that the hand in turn holds in the suit of the card played. */
export function mine({ position, card }: PlayScene): Hand {
  return cardsOf(position.hand, suitOf(card));
}

export const isLowest = (scene: PlayScene): boolean => mine(scene).at(-1) === scene.card;
export const isHighest = (scene: PlayScene): boolean => mine(scene)[0] === scene.card;

/** Both hands of the side in one suit, the card played among them. */
export function ours({ position }: PlayScene, suit: Suit): Hand {
  return cardsOf([...position.hand, ...(position.across ?? [])], suit);
}

/** Cards of a suit in hidden hands. */
export function out({ position }: PlayScene, suit: Suit): Hand {
  return cardsOf(position.out, suit);
}

/** A hidden card of `rank` lies between two of ours. */
export function isBetweenOurs(scene: PlayScene, suit: Suit, missing: Card): boolean {
  const all = ours(scene, suit);
  const best = bestSoFar(scene.position);
  const lower = best && suitOf(best) === suit ? [...all, best] : all;
  const isOut = out(scene, suit).includes(missing);
  return isOut && all.some((each) => isHigher(each, missing)) && lower.some((each) => isHigher(missing, each));
}

/** Cards in each suit that declarer counts: both hands together, own hand alone while dummy is unknown. */
export function counted(board: Choosing): { readonly together: Lengths | undefined; readonly own: Lengths } {
  return { together: choosingFrom(board).together, own: lengthsOf(board.hands[board.declarer] ?? []) };
}
