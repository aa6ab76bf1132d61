// What has become known since the player last had a choice: it is told once, and not again as if it were new.

import { mayAct } from '@minibridge/bots';
import { type Card, cardsPlayed, type Seat, type SeatView, type Suit } from '@minibridge/bridge';
import { deductionsFrom } from './deductions';
import { type Scene, sceneOf } from './scene';
import type { Deduction } from './step';

/** One card that lies with a seat, or may well do; or a suit whose cards all do. */
type Claim = `${'certain' | 'likely'} ${Seat} ${Card | Suit}`;

function claimsOf(deduction: Deduction): readonly Claim[] {
  switch (deduction.name) {
    case 'no-honour-left':
    case 'too-few-points':
      return deduction.cards.map((card): Claim => `certain ${deduction.other} ${card}`);
    case 'only-these-honours':
      return deduction.cards.map((card): Claim => `certain ${deduction.seat} ${card}`);
    case 'must-hold':
      return [`certain ${deduction.seat} ${deduction.card}`];
    case 'very-likely':
      return [`likely ${deduction.seat} ${deduction.card}`];
    case 'suit-counted':
      return [`certain ${deduction.other} ${deduction.suit}`];
  }
}

/** What the player saw at each choice of cards before this one, the latest first; none while dummy was still hidden. */
function* scenesBefore(view: SeatView): Generator<Scene> {
  const { board } = view;
  if (board.phase !== 'play') return;
  const first = board.rules.dummyDown === 'after_lead' ? 1 : 0;
  for (let to = cardsPlayed(board) - 1; to >= first; to -= 1) {
    const before = view.after({ type: 'takenBack', to });
    const scene = mayAct(before) ? sceneOf(before) : undefined;
    if (scene && scene.legal.length > 1) yield scene;
  }
}

function countedIn(scene: Scene | undefined): readonly Deduction[] {
  return scene?.unseen ? deductionsFrom(scene.unseen) : [];
}

/** Whether the card was likely to lie there when it last was likely to lie anywhere: a share that fell and has risen again is no news. */
function wasLikely({ card, seat }: Extract<Deduction, { name: 'very-likely' }>, view: SeatView): boolean {
  for (const scene of scenesBefore(view)) {
    const before = countedIn(scene).find((each) => each.name === 'very-likely' && each.card === card);
    if (before) return before.seat === seat;
  }
  return false;
}

/** Those of `deductions`, made from `view`, of which something was not known before. */
export function newsAmong(deductions: readonly Deduction[], view: SeatView): readonly Deduction[] {
  if (deductions.length === 0) return [];
  const [last] = scenesBefore(view);
  const known = new Set(countedIn(last).flatMap(claimsOf));
  const isNew = (deduction: Deduction): boolean => claimsOf(deduction).some((claim) => !known.has(claim));
  return deductions.filter((each) => isNew(each) && !(each.name === 'very-likely' && wasLikely(each, view)));
}

/** Whether `deduction` says nothing that `told` has not said already. */
export function isSaidIn(deduction: Deduction, told: Deduction | undefined): boolean {
  const said = new Set(told && claimsOf(told));
  return claimsOf(deduction).every((claim) => said.has(claim));
}
