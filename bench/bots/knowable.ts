// What can be known about an opening lead. Everybody knows all points, dummy lies open, and level 1 chooses contracts by a rule: so the layouts
// that fit are all equally likely, and the best lead is the one that costs nothing in most of them. No code of the bots that think has a part in it.

import { boardAfter } from '@minibridge/bots/testing';
import {
  type Card,
  type Chance,
  type FullDeal,
  isSameContract,
  type Opening,
  openingLeader,
  type Playing,
  partner,
  pointsOf,
  type Seat,
  sortedHand,
} from '@minibridge/bridge';
import { cardOf } from '@minibridge/solver/engine';
import { cardTricksAt } from './double-dummy.ts';
import { positionOn } from './engine-positions.ts';
import { shuffled } from './layouts.ts';
import { toTheLead } from './leads.ts';
import type { Bench } from './players.ts';
import { chanceFor, openingAt, type Place } from './pools.ts';
import { column, type Figure, type Question, shareFigure, type Taken } from './question.ts';
import type { Settings } from './settings.ts';

const USUAL_DEALS = 300;

function leadDueAt(opening: Opening): Playing {
  const board = boardAfter(toTheLead(opening));
  if (board.phase !== 'play') throw new Error('No lead is due.');
  return board;
}

type Layout = { readonly board: Playing; readonly deal: FullDeal };

/** Declarer's cards and those of the leader's partner dealt again: the same points, the same declarer, the same contract. */
function layoutLike(opening: Opening, { declarer, contract }: Playing, chance: Chance): Layout {
  const friend = partner(openingLeader(declarer));
  const cards = [...opening.deal[declarer], ...opening.deal[friend]];
  for (;;) {
    const dealt = shuffled(cards, chance);
    const hands: { [S in Seat]: FullDeal[S] } = { ...opening.deal };
    hands[declarer] = sortedHand(dealt.slice(0, 13));
    hands[friend] = sortedHand(dealt.slice(13));
    if (pointsOf(hands[declarer]) !== pointsOf(opening.deal[declarer])) continue;
    const board = leadDueAt({ ...opening, deal: hands });
    if (board.declarer === declarer && isSameContract(board.contract, contract)) return { board, deal: hands };
  }
}

/** The leads that cost nothing when all cards are seen. */
function freeIn(bench: Bench, { board, deal }: Layout): ReadonlySet<Card> {
  const cards = cardTricksAt(bench.judge, positionOn(board, deal));
  const most = Math.max(...cards.map(({ tricks }) => tricks));
  return new Set(cards.filter(({ tricks }) => tricks === most).map(cardOf));
}

function shareOf(card: Card, layouts: readonly ReadonlySet<Card>[]): number {
  return layouts.filter((free) => free.has(card)).length / layouts.length;
}

function bestOf(hand: readonly Card[], layouts: readonly ReadonlySet<Card>[]): Card {
  const [first, ...more] = hand;
  if (first === undefined) throw new Error('Nothing to lead.');
  return more.reduce((best, card) => (shareOf(card, layouts) > shareOf(best, layouts) ? card : best), first);
}

/**
 * `chosen`: how often the best card on one half of the layouts costs nothing on the other half, so a little too low;
 * `most`: how often the best card on all of them costs nothing there, so a little too high.
 */
function measured(place: Place, count: number, bench: Bench): Taken {
  const opening = openingAt(place);
  const due = leadDueAt(opening);
  const hand = opening.deal[openingLeader(due.declarer)];
  const chance = chanceFor(place, 'layouts');
  const free = Array.from({ length: count }, () => freeIn(bench, layoutLike(opening, due, chance)));
  const half = count >> 1;
  return {
    noTrump: due.contract.strain === 'NT' ? 1 : 0,
    chosen: shareOf(bestOf(hand, free.slice(0, half)), free.slice(half)),
    most: shareOf(bestOf(hand, free), free),
  };
}

function figuresOf(title: string, taken: readonly Taken[]): readonly Figure[] {
  const share = (what: string, name: string): Figure => shareFigure(`${title}: ${what}`, column(taken, name));
  return [
    share('the best lead that can be known costs nothing, at least', 'chosen'),
    share('the best lead that can be known costs nothing, at most', 'most'),
  ];
}

/** One question; suits and no trump have figures of their own. */
export function knowable({ pool, layouts, deals = USUAL_DEALS }: Settings): readonly Question[] {
  const against = (taken: readonly Taken[], noTrump: number) => taken.filter((each) => each.noTrump === noTrump);
  return [
    {
      part: 'knowable',
      name: `knowable-pool${pool}-layouts${layouts}`,
      deals,
      measure: (index, bench) => measured({ pool, part: 'knowable', index }, layouts, bench),
      figures: (taken) => [
        ...figuresOf('against suits', against(taken, 0)),
        ...figuresOf('against no trump', against(taken, 1)),
      ],
    },
  ];
}
