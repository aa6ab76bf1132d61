// From the reason for a card to the two steps before it: where to look, and what follows.

import type { Reason, ReasonName } from '@minibridge/bots';
import { cardsOf, partner, type Suit, suitOf } from '@minibridge/bridge';
import {
  byWinners,
  cashing,
  crossing,
  drawing,
  establishing,
  finessing,
  leadingToward,
  type ReasonFor,
  ruffing,
  type Steps,
  steps,
  type Told,
} from './declarer-steps';
import { beatsTable, bestOnTable, isOursOnTable, type Scene } from './scene';
import type { Fact, Look } from './step';

const OWN_SUITS = { name: 'look-own-suits' } as const;
const PARTNER = { name: 'look-partner' } as const;
const DUMMY = { name: 'look-dummy' } as const;
const TRICK = { name: 'look-trick' } as const;
const PLACE = { name: 'look-place' } as const;

type InScene = { readonly scene: Scene };

/** What the card that wins the trick now says to the hand in turn. */
function onTable(scene: Scene, name: 'can-beat' | 'nothing-beats' | 'honour-led'): Steps {
  const card = bestOnTable(scene);
  return card ? steps(TRICK, { name, card }) : byWinners({ scene });
}

/** The suit led, to which the hand cannot follow. */
function notFollowing(scene: Scene, name: 'can-ruff' | 'nothing-to-follow'): Steps {
  const [led] = scene.board.trick.cards;
  return led ? steps(TRICK, { name, suit: suitOf(led) }) : byWinners({ scene });
}

/** The suit of the trick, about which the own hand says something. */
function inSuitLed(scene: Scene, look: Look, fact: (suit: Suit) => Fact): Steps {
  const [led] = scene.board.trick.cards;
  return led ? steps(look, fact(suitOf(led))) : byWinners({ scene });
}

function winningAlready(scene: Scene): Steps {
  if (!isOursOnTable(scene)) return notFollowing(scene, 'nothing-to-follow');
  return steps(TRICK, { name: scene.declaring ? 'other-hand-is-winning' : 'partner-is-winning' });
}

function stillToCome({ declaring }: Scene): Steps {
  return steps(PLACE, { name: declaring ? 'other-hand-still-plays' : 'partner-still-plays' });
}

function canBeat(scene: Scene): boolean {
  return scene.legal.some((card) => beatsTable(card, scene));
}

/** Whether the hand in turn can win the trick as it lies. */
function asTheTrickLies(scene: Scene): Steps {
  return onTable(scene, canBeat(scene) ? 'can-beat' : 'nothing-beats');
}

/** Whether somebody of the side is still to come. */
function byPlace(scene: Scene): Steps {
  return scene.board.trick.cards.length < 2 ? stillToCome(scene) : steps(PLACE, { name: 'last-of-our-side' });
}

type AboutSuit = { readonly reason: { readonly suit: Suit }; readonly scene: Scene };

function longSuit({ reason: { suit }, scene }: AboutSuit): Steps {
  return steps(OWN_SUITS, { name: 'long-suit', suit, cards: cardsOf(scene.hand, suit).length });
}

/** The suit that partner has led to this trick, else what the own hand holds of it. */
function partnersSuit(told: AboutSuit): Steps {
  const { board, from } = told.scene;
  const [led] = board.trick.cards;
  const isPartners = board.trick.leader === partner(from) && led && suitOf(led) === told.reason.suit;
  return isPartners ? steps(PARTNER, { name: 'partner-led', suit: told.reason.suit }) : longSuit(told);
}

/** What a defender leads by habit, when nothing is safe. */
function leastBad({ scene }: InScene): Steps {
  return scene.declaring ? byWinners({ scene }) : steps(OWN_SUITS, { name: 'every-suit-risks' });
}

type PlayReason = Exclude<
  ReasonName,
  | 'count-points'
  | 'more-points'
  | 'first-from-dealer'
  | 'agree-with-partner'
  | 'major-fit'
  | 'minor-fit'
  | 'longest-fit'
  | 'no-fit'
  | 'no-trump-before-minor'
  | 'no-trump-pays-more'
  | 'own-long-major'
  | 'dummy-unknown'
  | 'what-the-rules-leave'
>;

const STEPS: { readonly [N in PlayReason]: (told: Told<N>) => Steps } = {
  'top-of-sequence': ({ reason }) => steps(OWN_SUITS, { name: 'touching-honours', suit: suitOf(reason.card) }),
  'ace-from-ace-king': ({ reason: { suit } }) => steps(OWN_SUITS, { name: 'touching-honours', suit }),
  'fourth-best': longSuit,
  singleton: ({ reason: { suit } }) => steps(OWN_SUITS, { name: 'one-card-in', suit }),
  'high-from-doubleton': ({ reason: { suit } }) => steps(OWN_SUITS, { name: 'two-cards-in', suit }),
  'low-from-honour': ({ reason: { suit } }) => steps(OWN_SUITS, { name: 'honour-in', suit }),
  'top-of-nothing': ({ reason: { suit } }) => steps(OWN_SUITS, { name: 'no-honour-in', suit }),
  'passive-trump': leastBad,
  'return-partners-suit': ({ reason: { suit } }) => steps(PARTNER, { name: 'partner-led', suit }),
  'continue-own-suit': ({ reason: { suit } }) => steps(OWN_SUITS, { name: 'own-suit', suit }),
  'give-partner-a-ruff': ({ reason: { suit } }) => steps(PARTNER, { name: 'partner-void', suit }),
  'lead-through-strength': ({ reason: { suit } }) => steps(DUMMY, { name: 'dummy-strong', suit }),
  'lead-up-to-weakness': ({ reason: { suit } }) => steps(DUMMY, { name: 'dummy-weak', suit }),
  'only-card': () => steps({ name: 'look-what-is-allowed' }, { name: 'one-card-allowed' }),
  'second-hand-low': ({ scene }) => stillToCome(scene),
  'cover-honour': ({ scene }) => onTable(scene, 'honour-led'),
  'split-honours': ({ scene }) => inSuitLed(scene, OWN_SUITS, (suit) => ({ name: 'touching-honours', suit })),
  'take-deciding-trick': () => steps(TRICK, { name: 'trick-decides' }),
  'honour-now-or-never': ({ scene }) => inSuitLed(scene, OWN_SUITS, (suit) => ({ name: 'two-cards-in', suit })),
  'third-hand-high': () => steps(PLACE, { name: 'last-of-our-side' }),
  'third-hand-just-enough': () => steps(PLACE, { name: 'last-of-our-side' }),
  'partner-wins': ({ scene }) => winningAlready(scene),
  'cannot-win': ({ scene }) => (canBeat(scene) ? byPlace(scene) : onTable(scene, 'nothing-beats')),
  'win-cheaply': ({ scene }) => onTable(scene, 'can-beat'),
  ruff: ({ scene }) => notFollowing(scene, 'can-ruff'),
  overruff: ({ scene }) => notFollowing(scene, 'can-ruff'),
  'discard-partner-wins': ({ scene }) => winningAlready(scene),
  'discard-useless': ({ scene }) => notFollowing(scene, 'nothing-to-follow'),
  'draw-trumps': drawing,
  'cash-winners': cashing,
  'high-from-short-side': cashing,
  finesse: finessing,
  'play-for-the-drop': ({ reason, scene }) => finessing({ reason: { ...reason, against: 'Q' }, scene }),
  'lead-toward-honour': leadingToward,
  'establish-suit': establishing,
  'prepare-a-ruff': ruffing,
  'ruff-in-short-hand': ruffing,
  'cross-over': crossing,
  exit: leastBad,
  'finesse-counted': finessing,
  'high-counted': finessing,
  'high-before-finesse': cashing,
  'give-up-early': establishing,
  'force-higher': ({ scene }) => asTheTrickLies(scene),
  'hold-back': ({ scene }) => asTheTrickLies(scene),
  encourage: partnersSuit,
  discourage: partnersSuit,
  'show-count': longSuit,
  unblock: ({ reason: { card }, scene }) => partnersSuit({ reason: { suit: suitOf(card) }, scene }),
  'lowest-of-equals': ({ scene }) => asTheTrickLies(scene),
  'wait-to-cover': ({ scene }) => asTheTrickLies(scene),
  'works-most-often': byWinners,
  'most-tricks': byWinners,
  'best-on-average': byWinners,
};

function isAboutPlay(reason: Reason): reason is ReasonFor<PlayReason> {
  return Object.hasOwn(STEPS, reason.name);
}

function stepsOf<N extends PlayReason>(reason: ReasonFor<N>, scene: Scene): Steps {
  return STEPS[reason.name]({ reason, scene });
}

/** The two steps that lead to the card; absent for reasons of another phase. */
export function stepsFor(reason: Reason, scene: Scene): Steps | undefined {
  return isAboutPlay(reason) ? stepsOf(reason, scene) : undefined;
}
