// Reasons of declarer's plans; taking one's winners is a defender's reason too.

import { cardsOf, isHigher, suitOf } from '@minibridge/bridge';
import { trumpsOut } from '../knowledge';
import { beatsTrick, highest, isMaster } from '../winners';
import { isAtLeast, isBetweenOurs, isLowest, mine, ours, out, type PlayScene, type Truths } from './scene';

const across = ({ position, card }: PlayScene) => cardsOf(position.across ?? [], suitOf(card));
const trumpsIn = ({ position: { trump } }: PlayScene, hand: PlayScene['position']['hand']): number =>
  trump === undefined ? 0 : cardsOf(hand, trump).length;

/** The high card is played, or a low one to the high card across. */
function takesAWinner(scene: PlayScene): boolean {
  const there = highest(across(scene));
  return isMaster(scene.card, scene.position) || (there !== undefined && isMaster(there, scene.position));
}

/** The hand whose high card is played has fewer cards of the suit. */
function isFromShortSide(scene: PlayScene): boolean {
  const [here, there] = [mine(scene), across(scene)];
  const top = highest(there);
  if (here.length < there.length) return isMaster(scene.card, scene.position);
  return there.length < here.length && top !== undefined && isMaster(top, scene.position);
}

/** A hidden card beats one of ours: there is something to drive out. */
function hasToBeDrivenOut(scene: PlayScene): boolean {
  const suit = suitOf(scene.card);
  return out(scene, suit).some((missing) => ours(scene, suit).some((card) => isHigher(missing, card)));
}

function ruffsAcross(scene: PlayScene): boolean {
  return across(scene).length === 0 && trumpsIn(scene, scene.position.across ?? []) > 0;
}

type DeclarerNames =
  | 'draw-trumps'
  | 'cash-winners'
  | 'high-from-short-side'
  | 'finesse'
  | 'play-for-the-drop'
  | 'lead-toward-honour'
  | 'establish-suit'
  | 'prepare-a-ruff'
  | 'ruff-in-short-hand'
  | 'cross-over'
  | 'exit'
  | 'finesse-counted'
  | 'high-counted'
  | 'high-before-finesse'
  | 'give-up-early';

export const DECLARER_TRUTHS: Truths<PlayScene, DeclarerNames> = {
  'draw-trumps': ({ position, card }, { left }) =>
    suitOf(card) === position.trump && left === trumpsOut(position).length && left > 0,
  'cash-winners': takesAWinner,
  'high-from-short-side': isFromShortSide,
  finesse: (scene, { suit, against }) => isBetweenOurs(scene, suit, `${suit}${against}`),
  'play-for-the-drop': (scene, { suit }) => out(scene, suit).includes(`${suit}Q`) && ours(scene, suit).length >= 5,
  'lead-toward-honour': (scene) => across(scene).some((card) => isAtLeast(card, 'J')) && isLowest(scene),
  'establish-suit': hasToBeDrivenOut,
  'prepare-a-ruff': (scene) => across(scene).length === 1 && trumpsIn(scene, scene.position.across ?? []) > 0,
  'ruff-in-short-hand': (scene) =>
    ruffsAcross(scene) && trumpsIn(scene, scene.position.across ?? []) < trumpsIn(scene, scene.position.hand),
  'cross-over': (scene) => ruffsAcross(scene) || across(scene).some((card) => isMaster(card, scene.position)),
  exit: (scene, { suit }) => suitOf(scene.card) === suit,
  'finesse-counted': (scene, { suit, against, percent }) =>
    isBetweenOurs(scene, suit, `${suit}${against}`) && percent > 0 && percent <= 100,
  'high-counted': (scene, { suit, against }) =>
    isBetweenOurs(scene, suit, `${suit}${against}`) && beatsTrick(scene.card, scene.position),
  'high-before-finesse': (scene, { suit }) =>
    takesAWinner(scene) && out(scene, suit).some((card) => isAtLeast(card, 'J')),
  'give-up-early': (scene) => isLowest(scene) && hasToBeDrivenOut(scene),
};
