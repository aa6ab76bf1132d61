// Reasons for a card that follows, and for one that cannot.

import { cardsOf, isHigher, suitOf } from '@minibridge/bridge';
import { dummyPlaysLater } from '../second-hand';
import { areTouching, beating, beatsTrick, bestSoFar, isMaster, partnerIsWinning, suitLed } from '../winners';
import { isAtLeast, isLowest, mine, type PlayScene, type Truths } from './scene';

const place = ({ position }: PlayScene): number => position.trick.cards.length;
const wins = ({ position, card }: PlayScene): boolean => beatsTrick(card, position);
const followsSuit = ({ position, card }: PlayScene): boolean => suitOf(card) === suitLed(position);

/** Nothing that may be played beats what lies there and what dummy still holds over it. */
function canNotWin({ position }: PlayScene): boolean {
  const led = suitLed(position);
  const dummys = led === undefined || !dummyPlaysLater(position) ? [] : cardsOf(position.dummyCards, led);
  return !beating(position).some((card) => !dummys.some((each) => isHigher(each, card)));
}

/** Sure to win as far as the cards of its suit go. */
function isSure(scene: PlayScene): boolean {
  return place(scene) === 3 || isMaster(scene.card, scene.position);
}

type FollowNames =
  | 'only-card'
  | 'second-hand-low'
  | 'cover-honour'
  | 'split-honours'
  | 'take-deciding-trick'
  | 'honour-now-or-never'
  | 'third-hand-high'
  | 'third-hand-just-enough'
  | 'partner-wins'
  | 'cannot-win'
  | 'win-cheaply'
  | 'ruff'
  | 'overruff'
  | 'discard-partner-wins'
  | 'discard-useless'
  | 'encourage'
  | 'discourage'
  | 'show-count'
  | 'unblock'
  | 'lowest-of-equals'
  | 'wait-to-cover'
  | 'force-higher'
  | 'hold-back';

const isHighHonour = (scene: PlayScene): boolean => mine(scene).some((card) => isAtLeast(card, 'Q'));

export const FOLLOW_TRUTHS: Truths<PlayScene, FollowNames> = {
  'only-card': ({ position, card }) => position.legal.length === 1 && position.legal[0] === card,
  'second-hand-low': (scene) => place(scene) === 1 && followsSuit(scene) && isLowest(scene),
  'cover-honour': (scene) => {
    const best = bestSoFar(scene.position);
    return (
      best !== undefined &&
      isAtLeast(best, 'T') &&
      isAtLeast(scene.card, 'T') &&
      isHigher(scene.card, best) &&
      wins(scene)
    );
  },
  'split-honours': (scene) => isAtLeast(scene.card, 'T') && mine(scene).some((each) => areTouching(each, scene.card)),
  'take-deciding-trick': ({ position, card }) =>
    !position.declaring && position.needed === 1 && beatsTrick(card, position) && isMaster(card, position),
  'honour-now-or-never': (scene) => place(scene) === 1 && mine(scene).length === 2 && !isLowest(scene) && wins(scene),
  'third-hand-high': (scene) => place(scene) === 2 && wins(scene),
  'third-hand-just-enough': (scene) => place(scene) === 2 && wins(scene),
  'partner-wins': (scene) => partnerIsWinning(scene.position) && followsSuit(scene) && isLowest(scene),
  'cannot-win': (scene) => followsSuit(scene) && isLowest(scene) && canNotWin(scene),
  'win-cheaply': (scene) => wins(scene) && isSure(scene),
  ruff: (scene) => !followsSuit(scene) && suitOf(scene.card) === scene.position.trump && wins(scene),
  overruff: (scene) => {
    const best = bestSoFar(scene.position);
    return (
      best !== undefined &&
      suitOf(best) === scene.position.trump &&
      suitOf(scene.card) === scene.position.trump &&
      wins(scene)
    );
  },
  'discard-partner-wins': ({ position, card }) =>
    partnerIsWinning(position) &&
    position.trump !== undefined &&
    suitOf(card) !== position.trump &&
    cardsOf(position.hand, position.trump).length > 0,
  'discard-useless': (scene, { suit }) => !followsSuit(scene) && suitOf(scene.card) === suit,
  encourage: (scene) => place(scene) === 2 && followsSuit(scene) && !isLowest(scene) && isHighHonour(scene),
  discourage: (scene) => place(scene) === 2 && followsSuit(scene) && isLowest(scene) && !isHighHonour(scene),
  'show-count': (scene, { count }) =>
    followsSuit(scene) &&
    (mine(scene).length % 2 === 0) === (count === 'even') &&
    isLowest(scene) === (count === 'odd'),
  unblock: (scene) => place(scene) === 2 && partnerIsWinning(scene.position) && mine(scene)[0] === scene.card,
  'lowest-of-equals': (scene) => followsSuit(scene) && wins(scene) && mine(scene)[0] !== scene.card,
  'wait-to-cover': (scene) => {
    const best = bestSoFar(scene.position);
    return place(scene) === 1 && scene.position.dummyCards.some((each) => areTouching(best, each)) && isLowest(scene);
  },
  'force-higher': (scene) => wins(scene) && !isMaster(scene.card, scene.position),
  'hold-back': (scene) => !wins(scene) && beating(scene.position).length > 0,
};
