// Cards that cost tricks, all hands seen, and whether that could be known: in how many of the layouts that fitted with what the
// player knew was the card right, and in how many another one?

import { hiddenFrom, type Layout, type Layouts, layoutsOf } from '@minibridge/bots';
import {
  type Board,
  type Card,
  type Finished,
  legalCards,
  type Playing,
  playOf,
  type Seat,
  SeatView,
  seededChance,
  suitOf,
  turnOf,
} from '@minibridge/bridge';
import type { PlayedCard, Position, TricksPerCard } from '@minibridge/solver';
import { beforeCard, playerOf } from './retell';

/** Solves positions double dummy: tricks for each card that may be played. What could not be solved is absent. */
export type CardTricks = (positions: readonly Position[]) => Promise<readonly (TricksPerCard | undefined)[]>;

/** Up to so many layouts are all looked at; of more some are drawn, always the same. */
const ALL = 60;
const DRAWN = 30;
const SEED = 11_071;

/** How often each card was right in the layouts that were looked at. */
export type Odds = {
  readonly layouts: number;
  /** … the card that was played. */
  readonly right: number;
  /** The card that was right most often, and how often. */
  readonly best: Card;
  readonly bestRight: number;
};

/** Of the layouts at most so many in which a card was right that one could know to be wrong: 26 of 30 are no reproach. */
const KNOWN_WRONG = 2 / 3;

/**
 * `unlucky`: no card was right more often. `by-the-odds`: another one was. `could-be-known`: another one was right in every
 * layout that was looked at, and this one in few.
 */
export type Verdict = 'unlucky' | 'by-the-odds' | 'could-be-known';

export type TurningPoint = {
  /** Place in the play, 0 for the opening lead. */
  readonly place: number;
  readonly seat: Seat;
  /** Who decided: declarer for dummy. */
  readonly by: Seat;
  readonly card: Card;
  /** Tricks that it gave away, all cards seen. */
  readonly cost: number;
  readonly odds: Odds;
  readonly verdict: Verdict;
};

/** The layouts to look at: all, or some drawn with a fixed seed. */
function layoutsToAsk(layouts: Layouts): readonly Layout[] {
  if (layouts.count <= ALL) return [...layouts.all()];
  const chance = seededChance(SEED);
  return Array.from({ length: DRAWN }, () => layouts.sample(chance));
}

function positionIn(board: Playing, layout: Layout): Position {
  const of = (seat: Seat): readonly Card[] => board.hands[seat] ?? layout[seat] ?? [];
  const hands = { N: of('N'), E: of('E'), S: of('S'), W: of('W') };
  return { hands, strain: board.contract.strain, leader: board.trick.leader, trick: board.trick.cards };
}

/** What whoever decides knew before the card at `place`. */
function viewBefore(board: Finished, place: number, by: Seat): SeatView | undefined {
  const log = beforeCard(board, place);
  return log.ok ? SeatView.of(by, log.value) : undefined;
}

function isPlaying(board: Board | undefined): board is Playing {
  return board?.phase === 'play';
}

/** The cards that take the most tricks. */
function rightCards(found: TricksPerCard): ReadonlySet<string> {
  const most = Math.max(...Object.values(found));
  return new Set(Object.entries(found).flatMap(([card, tricks]) => (tricks === most ? [card] : [])));
}

function oddsFrom(cards: readonly Card[], played: Card, answers: readonly TricksPerCard[]): Odds {
  const right = answers.map(rightCards);
  const count = (card: Card): number => right.filter((some) => some.has(card)).length;
  const best = cards.reduce((most, card) => (count(card) > count(most) ? card : most), played);
  return { layouts: answers.length, right: count(played), best, bestRight: count(best) };
}

export function verdictOf({ layouts, right, bestRight }: Odds): Verdict {
  if (right >= bestRight) return 'unlucky';
  return bestRight === layouts && right <= layouts * KNOWN_WRONG ? 'could-be-known' : 'by-the-odds';
}

async function oddsAt(board: Finished, place: number, solve: CardTricks): Promise<Odds | undefined> {
  const { seat, card } = playOf(board)[place] ?? {};
  const view = seat && viewBefore(board, place, playerOf(board, seat));
  const hidden = view && hiddenFrom(view);
  const now = view?.board;
  if (card === undefined || hidden === undefined || !isPlaying(now)) return undefined;
  const layouts = layoutsToAsk(layoutsOf(hidden));
  const answers = await solve(layouts.map((layout) => positionIn(now, layout)));
  const found = answers.flatMap((answer) => answer ?? []);
  const [led] = now.trick.cards;
  const cards = legalCards(now.hands[turnOf(now)] ?? [], led && suitOf(led));
  return found.length > 0 ? oddsFrom(cards, card, found) : undefined;
}

/** The costliest cards of a play first looked at, then in the order played: `analysed` is what the solver says of each card. */
export async function turningPoints(
  board: Finished,
  analysed: readonly PlayedCard[],
  { solve, most }: { readonly solve: CardTricks; readonly most: number },
): Promise<readonly TurningPoint[]> {
  const costly = analysed.flatMap(({ seat, card, cost }, place) => (cost > 0 ? [{ seat, card, cost, place }] : []));
  const chosen = costly.toSorted((one, other) => other.cost - one.cost || one.place - other.place).slice(0, most);
  const points: TurningPoint[] = [];
  for (const point of chosen.toSorted((one, other) => one.place - other.place)) {
    const odds = await oddsAt(board, point.place, solve);
    if (odds) points.push({ ...point, by: playerOf(board, point.seat), odds, verdict: verdictOf(odds) });
  }
  return points;
}
