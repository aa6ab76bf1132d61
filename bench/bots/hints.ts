// Hints: whether what they count out is true, and how often there is something to count out. Boards are played by the
// rules that the hints teach.

import { type Player, playedOut } from '@minibridge/bots/testing';
import { type Card, cardsOf, type FullDeal, openingLeader, type Seat } from '@minibridge/bridge';
import { type Deduction, deductionsFrom, type Hint, hintFor, taught, type Unseen, unseenFrom } from '@minibridge/learn';
import { exchanged } from './exchanged.ts';
import { chanceFor, openingAt, type Place } from './pools.ts';
import { column, type Figure, type Question, shareFigure, type Taken } from './question.ts';
import type { Settings } from './settings.ts';
import { type Turn, turnsOf } from './turns.ts';

const USUAL_DEALS = 500;

/** Other deals that the player cannot tell from the real one, at each turn. */
const OTHER_DEALS = 10;

/** By this trick something beyond the rules should have come. */
const EARLY_TRICKS = 5;

const player: Player = (view) => taught(view)?.action;

/** Where a deduction says that cards lie. */
type Claim = { readonly seat: Seat; readonly cards: readonly Card[]; readonly percent: number };

function claimOf(deduction: Deduction, { hidden }: Unseen): Claim {
  switch (deduction.name) {
    case 'no-honour-left':
    case 'too-few-points':
      return { seat: deduction.other, cards: deduction.cards, percent: 100 };
    case 'only-these-honours':
      return { seat: deduction.seat, cards: deduction.cards, percent: 100 };
    case 'must-hold':
      return { seat: deduction.seat, cards: [deduction.card], percent: 100 };
    case 'very-likely':
      return { seat: deduction.seat, cards: [deduction.card], percent: deduction.percent };
    case 'suit-counted':
      return { seat: deduction.other, cards: cardsOf(hidden.pool, deduction.suit), percent: 100 };
  }
}

function isTrueOn(deal: FullDeal, { seat, cards }: Claim): boolean {
  return cards.every((card) => deal[seat].includes(card));
}

/** What was counted out at one turn: certain claims, those that fail on some deal; what is said of likely ones, and how it is. */
type Checked = {
  readonly certain: number;
  readonly false: number;
  readonly likely: number;
  readonly stated: number;
  readonly held: number;
};

function check(claims: readonly Claim[], real: FullDeal, others: readonly FullDeal[]): Checked {
  const certain = claims.filter(({ percent }) => percent === 100);
  const likely = claims.filter(({ percent }) => percent < 100);
  return {
    certain: certain.length,
    false: certain.filter((claim) => ![real, ...others].every((deal) => isTrueOn(deal, claim))).length,
    likely: likely.length,
    stated: likely.reduce((sum, { percent }) => sum + percent, 0),
    held: 100 * likely.filter((claim) => isTrueOn(real, claim)).length,
  };
}

/** Whether the hint has counted something out, whether about the card's own suit or besides. */
function isBeyondRules(hint: Hint | undefined, counted: readonly Deduction[]): boolean {
  if (hint === undefined) return false;
  return hint.also !== undefined || hint.follows.some((fact) => counted.some(({ name }) => name === fact.name));
}

type Looked = Checked & { readonly turn: Turn; readonly isBeyond: boolean };

function lookAt(turn: Turn, place: Place): readonly Looked[] {
  const unseen = unseenFrom(turn.view);
  if (turn.view.board.phase !== 'play' || unseen === undefined) return [];
  const counted = deductionsFrom(unseen);
  const { deal } = openingAt(place);
  const chance = chanceFor({ ...place, index: place.index * 64 + turn.log.length }, 'layouts');
  const others =
    counted.length === 0 ? [] : Array.from({ length: OTHER_DEALS }, () => exchanged(deal, turn.view, chance));
  const claims = counted.map((deduction) => claimOf(deduction, unseen));
  return [{ ...check(claims, deal, others), turn, isBeyond: isBeyondRules(hintFor(turn.view, taught), counted) }];
}

function isEarlyFor({ turn: { view }, isBeyond }: Looked, whose: 'declarer' | 'leader'): boolean {
  const { board, seat } = view;
  if (!isBeyond || board.phase !== 'play' || board.tricks.length >= EARLY_TRICKS) return false;
  return seat === (whose === 'declarer' ? board.declarer : openingLeader(board.declarer));
}

function measured(place: Place): Taken {
  const looked = turnsOf(playedOut(openingAt(place), player).log).flatMap((turn) => lookAt(turn, place));
  const total = (name: keyof Checked): number => looked.reduce((sum, each) => sum + each[name], 0);
  return {
    certain: total('certain'),
    false: total('false'),
    likely: total('likely'),
    stated: total('stated'),
    held: total('held'),
    declarer: looked.some((each) => isEarlyFor(each, 'declarer')) ? 1 : 0,
    leader: looked.some((each) => isEarlyFor(each, 'leader')) ? 1 : 0,
  };
}

function figuresOf(taken: readonly Taken[]): readonly Figure[] {
  const total = (name: string): number => column(taken, name).reduce((sum, value) => sum + value, 0);
  return [
    { metric: 'what is counted out for certain', unit: 'claims', value: total('certain') },
    {
      metric: 'true on the real deal and all others that fit',
      unit: '%',
      value: 100 * (1 - total('false') / total('certain')),
    },
    { metric: 'what is called very likely', unit: 'claims', value: total('likely') },
    { metric: 'share of layouts stated with it, mean', unit: '%', value: total('stated') / total('likely') },
    { metric: 'share of it that is true on the real deal', unit: '%', value: total('held') / total('likely') },
    shareFigure(`deals with a hint beyond the rules for declarer by trick ${EARLY_TRICKS}`, column(taken, 'declarer')),
    shareFigure(
      `deals with a hint beyond the rules for the opening leader by trick ${EARLY_TRICKS}`,
      column(taken, 'leader'),
    ),
  ];
}

/** One question; the level has no part in it. */
export function hints({ pool, deals = USUAL_DEALS }: Settings): readonly Question[] {
  return [
    {
      part: 'hints',
      name: `hints-pool${pool}`,
      deals,
      measure: (index) => measured({ pool, part: 'hints', index }),
      figures: figuresOf,
    },
  ];
}
