// A hint for the person who is to act: where to look, what follows, and then the card or the contract.
// What can be counted out about the suit of the card comes first; else what leads to the card by the rules.

import { type Chooser, type Decision, mayAct } from '@minibridge/bots';
import { type Card, type SeatView, suitOf } from '@minibridge/bridge';
import { withinTheOdds } from './against-the-odds';
import { contractSteps, ownPoints, partnersPoints } from './before-play';
import type { Steps } from './declarer-steps';
import { deductionsFrom, lookFor, suitsOf } from './deductions';
import { stepsFor } from './from-reason';
import { type Scene, sceneOf } from './scene';
import type { Act, Deduction, Hint } from './step';

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

type Counted = { readonly about: Deduction | undefined; readonly else: Deduction | undefined };

/** The first deduction about the suit of the card or of the trick, and the first of all. */
function countedOut({ unseen, legal, board }: Scene, card: Card): Counted {
  const found = unseen && legal.length > 1 ? deductionsFrom(unseen) : [];
  const suits = [card, ...board.trick.cards.slice(0, 1)].map(suitOf);
  return { about: found.find((each) => suitsOf(each).some((suit) => suits.includes(suit))), else: found[0] };
}

function hintInPlay(taught: Decision, scene: Scene): Hint | undefined {
  const decision = withinTheOdds(taught, scene);
  const act = actOf(decision);
  if (act?.name !== 'act-play') return undefined;
  const planned = stepsFor(decision.reason, scene);
  const counted = countedOut(scene, act.card);
  if (counted.about) return { look: lookFor(counted.about), follows: [counted.about], act, decision };
  if (planned === undefined) return undefined;
  const other = counted.else;
  return { ...planned, act, decision, ...(other && { also: { look: lookFor(other), follows: other } }) };
}

/** The hint for the seat of `view`; absent when it is not for this seat to act. `choose`: the rules that are taught, level 1 or 2. */
export function hintFor(view: SeatView, choose: Chooser): Hint | undefined {
  const decision = mayAct(view) ? choose(view) : undefined;
  if (decision === undefined) return undefined;
  const scene = sceneOf(view);
  if (scene !== undefined) return hintInPlay(decision, scene);
  const act = actOf(decision);
  const steps = beforePlay(view, decision);
  return act && steps && { ...steps, act, decision };
}
