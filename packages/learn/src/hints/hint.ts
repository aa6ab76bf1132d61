// A hint for the person who is to act: where to look, what follows, and then the card or the contract.
// What can be counted out comes first where the card follows from it. Else what lies on the table and in the hand comes first, as the
// rules are taught, and what has just become known waits until after the card.

import { type Chooser, type Decision, mayAct } from '@minibridge/bots';
import { type Card, type SeatView, suitOf } from '@minibridge/bridge';
import { withinTheOdds } from './against-the-odds';
import { contractSteps, ownPoints, partnersPoints } from './before-play';
import type { Steps } from './declarer-steps';
import { cardsIn, deductionsFrom, lookFor, suitsOf } from './deductions';
import { stepsFor } from './from-reason';
import { isSaidIn, newsAmong } from './news';
import { type Scene, sceneOf } from './scene';
import type { Act, Deduction, Fact, Hint } from './step';

function actOf({ action, reason }: Decision): Act | undefined {
  switch (action.type) {
    case 'announce':
      return { name: 'act-announce', points: action.points };
    case 'propose':
      return { name: 'act-propose', declarer: action.declarer };
    case 'choose':
      return { name: 'act-choose', contract: action.contract, reason };
    case 'play':
      return { name: 'act-play', card: action.card, reason };
    case 'takeBack':
      return undefined;
  }
}

function beforePlay({ board, seat }: SeatView, decision: Decision): Steps | undefined {
  switch (board.phase) {
    case 'announcing':
      return ownPoints(board.dealt[seat] ?? []);
    case 'agreeing':
      return partnersPoints(board, seat);
    case 'choosing':
      return contractSteps(board, decision);
    default:
      return undefined;
  }
}

type AboutPlace = Extract<Fact, { name: 'finesse-odds' | 'finesse-or-drop' | 'toward-odds' }>;

function isAboutPlace(fact: Fact): fact is AboutPlace {
  return fact.name === 'finesse-odds' || fact.name === 'finesse-or-drop' || fact.name === 'toward-odds';
}

/** Whether the deduction counts the trumps that the steps count, too: it says more than they do. */
function countsTrumps(deduction: Deduction | undefined, { trump }: Scene): boolean {
  return deduction?.name === 'suit-counted' && deduction.suit === trump;
}

/** Whether the steps go by what the deduction tells: where a finesse's card lies, or that trumps are still out. */
function leadsTo({ follows }: Steps, scene: Scene): (deduction: Deduction) => boolean {
  const needed = follows.flatMap((fact) => (isAboutPlace(fact) ? [fact.card] : []));
  const draws = follows.some(({ name }) => name === 'trumps-out');
  return (deduction) =>
    (draws && countsTrumps(deduction, scene)) || cardsIn(deduction).some((card) => needed.includes(card));
}

type Counted = {
  /** What the card follows from. */
  readonly first: Deduction | undefined;
  /** What else is new, about the suit of the trick or of the card before others. */
  readonly besides: Deduction | undefined;
};

function countedOut(view: SeatView, scene: Scene, { card, planned }: Planned): Counted {
  const { unseen, legal, board } = scene;
  const found = unseen && legal.length > 1 ? deductionsFrom(unseen) : [];
  const leads = leadsTo(planned, scene);
  // What is only likely stands in the odds of the plan already.
  const first = found.find((each) => leads(each) && each.name !== 'very-likely');
  const news = newsAmong(found, view).filter((each) => !leads(each) && !isSaidIn(each, first));
  const suit = suitOf(board.trick.cards[0] ?? card);
  return { first, besides: news.find((each) => suitsOf(each).includes(suit)) ?? news[0] };
}

type Planned = { readonly card: Card; readonly planned: Steps };

function hintInPlay(taught: Decision, view: SeatView, scene: Scene): Hint | undefined {
  const decision = withinTheOdds(taught, scene);
  const act = actOf(decision);
  const planned = stepsFor(decision.reason, scene);
  if (act?.name !== 'act-play' || planned === undefined) return undefined;
  const { first, besides } = countedOut(view, scene, { card: act.card, planned });
  const rest = planned.follows.filter(({ name }) => name !== 'trumps-out' || !countsTrumps(first, scene));
  const steps = first ? { look: lookFor(first), follows: [first, ...rest] } : planned;
  return { ...steps, act, decision, ...(besides && { also: { look: lookFor(besides), follows: besides } }) };
}

/** The hint for the seat of `view`; absent when it is not for this seat to act. `choose`: the rules that are taught, level 1 or 2. */
export function hintFor(view: SeatView, choose: Chooser): Hint | undefined {
  const decision = mayAct(view) ? choose(view) : undefined;
  if (decision === undefined) return undefined;
  const scene = sceneOf(view);
  if (scene !== undefined) return hintInPlay(decision, view, scene);
  const act = actOf(decision);
  const steps = beforePlay(view, decision);
  return act && steps && { ...steps, act, decision };
}
