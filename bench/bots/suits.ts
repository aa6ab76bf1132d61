// Suits with known chances as whole deals: how much of the chance declarer's cards give away, by the solver of one suit with all that
// declarer knows. The defenders see all cards.

import type { LevelOfPlay } from '@minibridge/bots';
import { accepted, boardAfter, type Player, playedOut, playerL1 } from '@minibridge/bots/testing';
import {
  type Card,
  type Contract,
  declaringSide,
  LEVELS,
  legalCards,
  type Opening,
  openBoard,
  type Playing,
  rankOf,
  seatViews,
  sideOf,
  suitOf,
  winner,
} from '@minibridge/bridge';
import { questionOf, type Seen, seenIn } from '../../packages/bots/src/one-suit/as-seen.ts';
import { KNOWN_SUITS, type KnownSuit } from '../../packages/bots/src/one-suit/known-suits.fixture.ts';
import { solveSuit } from '../../packages/bots/src/one-suit/solve-suit.ts';
import { outcomeOf } from './play.ts';
import { type Bench, opponentAt } from './players.ts';
import { chanceFor, type Place } from './pools.ts';
import { column, type Figure, meanFigure, type Question, shareFigure, type Taken } from './question.ts';
import type { Settings } from './settings.ts';
import { SUIT, type WrappedSuit, wrapped } from './wrapped-suit.ts';

/** Ten of each suit. */
const USUAL_DEALS = 10 * KNOWN_SUITS.length;

/** How far what is announced may move the chance, in percent; of so many deals the nearest is taken. */
const NEAR = 3;
const DEALS_TRIED = 60;

/** Percent of the chance: less is a matter of rounding. */
const NOTHING = 0.5;

/** Tricks of the suit that are still needed. */
function needIn(board: Playing, need: number): number {
  const own = declaringSide(board);
  const won = board.tricks.filter((trick) => {
    const [led] = trick.cards;
    return led !== undefined && suitOf(led) === SUIT && sideOf(winner(trick, undefined)) === own;
  });
  return need - won.length;
}

function mayChoose({ board, turn, hands }: Seen): boolean {
  const [led] = board.trick.cards;
  return legalCards(hands[turn], led && suitOf(led)).length > 1;
}

/** Percent of the chance that `card` gives away in the position that declarer sees. What is thrown away to other suits is not judged. */
function givenAway(seen: Seen, need: number, card: Card): number {
  const left = needIn(seen.board, need);
  const [led = card] = seen.board.trick.cards;
  if (suitOf(card) !== SUIT || suitOf(led) !== SUIT || left <= 0 || !mayChoose(seen)) return 0;
  const answer = solveSuit({ ...questionOf(seen, SUIT), need: left });
  const chosen = answer?.cards.find(({ from, cards }) => from === seen.turn && cards.includes(rankOf(card)));
  return 100 * ((answer?.worth ?? 0) - (chosen?.worth ?? 0));
}

function contractFor(tricks: number): Contract {
  const level = LEVELS.find((each) => each + 6 === tricks);
  if (level === undefined) throw new Error(`There is no contract for ${tricks} tricks.`);
  return { kind: 'level', level, strain: 'NT' };
}

/** Names the contract that asks for what the suit has to bring; plays and defends by `declarer` and `defence`. */
function playing({ tricks }: WrappedSuit, declarer: Player, defence: Player): Player {
  return (view) => {
    const { board, seat } = view;
    if (board.phase === 'choosing') {
      return board.declarer === seat ? { type: 'choose', by: seat, contract: contractFor(tricks) } : undefined;
    }
    if (board.phase !== 'play') return playerL1(view);
    return sideOf(board.declarer) === sideOf(seat) ? declarer(view) : defence(view);
  };
}

/** What declarer sees when the first card of the side is due. */
function firstSight(opening: Opening, by: Player): Seen {
  const log = [...openBoard(opening)];
  for (;;) {
    const views = seatViews(log);
    const [seen] = views.flatMap((view) => seenIn(view) ?? []);
    if (seen !== undefined) return seen;
    const [action] = views.flatMap((view) => by(view) ?? []);
    if (action === undefined) throw new Error('Nobody acts.');
    log.push(...accepted(boardAfter(log), action));
  }
}

/** Percent: that the suit brings `need` tricks, between two tricks. */
function chanceOf(seen: Seen, need: number): number {
  const { trick: _, ...suit } = questionOf(seen, SUIT);
  return 100 * (solveSuit({ ...suit, need })?.worth ?? 0);
}

type Wrapped = { readonly deal: WrappedSuit; readonly defence: Player; readonly chance: number };

/** Of some deals the one in which what is announced moves the chance least. */
function nearest({ suit, need, chance }: KnownSuit, place: Place, bench: Bench): Wrapped {
  const cards = chanceFor(place, 'cards');
  let best: Wrapped | undefined;
  const farther = (one: Wrapped) => Math.abs(one.chance - chance);
  for (let tried = 0; tried < DEALS_TRIED && (best === undefined || farther(best) > NEAR); tried += 1) {
    const deal = wrapped({ suit, need }, cards);
    const defence = opponentAt('seeing-all', { opening: deal.opening, place, bench });
    const seen = firstSight(deal.opening, playing(deal, playerL1, defence));
    const [led] = seen.board.trick.cards;
    if (led === undefined || !deal.leads.includes(suitOf(led))) continue;
    const one = { deal, defence, chance: chanceOf(seen, need) };
    if (best === undefined || farther(one) < farther(best)) best = one;
  }
  if (best === undefined) throw new Error(`Every lead against ${suit} left too little in the other suits.`);
  return best;
}

function knownAt(index: number): KnownSuit {
  const known = KNOWN_SUITS[index % KNOWN_SUITS.length];
  if (known === undefined) throw new Error('There are no suits.');
  return known;
}

/** `chance`: what the suit is worth with all that is announced; `lost`: what all cards together give away of it. */
function measured(place: Place, level: LevelOfPlay, bench: Bench): Taken {
  const known = knownAt(place.index);
  const { deal, defence, chance } = nearest(known, place, bench);
  const own = bench.level(level);
  let lost = 0;
  const declarer: Player = (view) => {
    const seen = seenIn(view);
    const action = own(view);
    if (seen !== undefined && action?.type === 'play') lost += givenAway(seen, known.need, action.card);
    return action;
  };
  const { board } = playedOut(deal.opening, playing(deal, declarer, defence));
  if (board.phase !== 'over' || board.result !== 'played') throw new Error('A board was not played.');
  return { chance, lost, made: outcomeOf(board).made };
}

function figuresOf(title: string, taken: readonly Taken[]): readonly Figure[] {
  const ofSuit = KNOWN_SUITS.map(({ suit, need }, at) => {
    const own = taken.filter((_, index) => index % KNOWN_SUITS.length === at);
    return { name: `${suit} for ${need}`, lost: column(own, 'lost') };
  });
  const right = ofSuit.filter(({ lost }) => lost.every((each) => each < NOTHING));
  return [
    {
      metric: `${title}: suits in which no card ever gives chance away, of ${ofSuit.length}`,
      unit: 'suits',
      value: right.length,
    },
    shareFigure(
      `${title}: deals in which no card gives chance away`,
      column(taken, 'lost').map((each) => (each < NOTHING ? 1 : 0)),
    ),
    meanFigure(`${title}: chance that the suit has`, '%', column(taken, 'chance')),
    shareFigure(`${title}: contracts made`, column(taken, 'made')),
    ...ofSuit.map(({ name, lost }) => meanFigure(`${title}: ${name}: chance given away`, '%', lost)),
  ];
}

/** One question. */
export function suits({ level, pool, deals = USUAL_DEALS }: Settings): readonly Question[] {
  return [
    {
      part: 'suits',
      name: `suits-pool${pool}-level${level}`,
      deals,
      measure: (index, bench) => measured({ pool, part: 'suits', index }, level, bench),
      figures: (taken) => figuresOf(`level ${level}`, taken),
    },
  ];
}
