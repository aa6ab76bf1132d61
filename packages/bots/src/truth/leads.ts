// Reasons for a defender's lead.

import { cardsOf, lho, partner, type Seat, type Suit, suitOf } from '@minibridge/bridge';
import { shownOut } from '../knowledge';
import { areTouching } from '../winners';
import { isAtLeast, isHighest, isLowest, mine, type PlayScene, type Truths } from './scene';

/** `seat` has led `suit` before. */
function hasLed({ position }: PlayScene, seat: Seat, suit: Suit): boolean {
  return position.tricks.some(
    ({ leader, cards: [led] }) => leader === seat && led !== undefined && suitOf(led) === suit,
  );
}

function holds({ position }: PlayScene, suit: Suit | undefined): boolean {
  return suit !== undefined && cardsOf(position.hand, suit).length > 0;
}

const dummyIsNext = ({ position }: PlayScene): boolean => lho(position.from) === partner(position.declarer);

function dummysHonours({ position }: PlayScene, suit: Suit): number {
  return cardsOf(position.dummyCards, suit).filter((card) => isAtLeast(card, 'T')).length;
}

const leads = ({ position: { trick } }: PlayScene): boolean => trick.cards.length === 0;

type LeadNames =
  | 'top-of-sequence'
  | 'ace-from-ace-king'
  | 'fourth-best'
  | 'singleton'
  | 'high-from-doubleton'
  | 'low-from-honour'
  | 'top-of-nothing'
  | 'passive-trump'
  | 'return-partners-suit'
  | 'continue-own-suit'
  | 'give-partner-a-ruff'
  | 'lead-through-strength'
  | 'lead-up-to-weakness';

export const LEAD_TRUTHS: Truths<PlayScene, LeadNames> = {
  'top-of-sequence': (scene, { card }) =>
    leads(scene) && card === scene.card && isHighest(scene) && areTouching(card, mine(scene)[1]),
  'ace-from-ace-king': (scene, { suit }) =>
    leads(scene) && scene.card === `${suit}A` && mine(scene).includes(`${suit}K`),
  'fourth-best': (scene) => leads(scene) && mine(scene)[3] === scene.card,
  singleton: (scene) => leads(scene) && mine(scene).length === 1 && holds(scene, scene.position.trump),
  'high-from-doubleton': (scene) => leads(scene) && mine(scene).length === 2 && isHighest(scene),
  'low-from-honour': (scene) => leads(scene) && isLowest(scene) && mine(scene).some((card) => isAtLeast(card, 'J')),
  'top-of-nothing': (scene) => leads(scene) && isHighest(scene) && !isAtLeast(scene.card, 'J'),
  'passive-trump': (scene) => leads(scene) && suitOf(scene.card) === scene.position.trump,
  'return-partners-suit': (scene, { suit }) => leads(scene) && hasLed(scene, partner(scene.position.from), suit),
  'continue-own-suit': (scene, { suit }) => leads(scene) && hasLed(scene, scene.position.from, suit),
  'give-partner-a-ruff': (scene, { suit }) =>
    leads(scene) && shownOut(scene.position, suit).includes(partner(scene.position.from)),
  'lead-through-strength': (scene, { suit }) => leads(scene) && dummyIsNext(scene) && dummysHonours(scene, suit) > 0,
  'lead-up-to-weakness': (scene, { suit }) => leads(scene) && !dummyIsNext(scene) && dummysHonours(scene, suit) === 0,
};
