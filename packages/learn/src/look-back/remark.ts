// At most one remark on the common mistakes, for one seat, from a finished board. The log keeps only what was accepted: a lead
// out of turn and a word from dummy are known where the host has kept what it refused. What was said aloud is never known.

import {
  type Action,
  type BoardEvent,
  bonusClass,
  cardsOf,
  declarerTricks,
  type Finished,
  handsFromPlay,
  isMinor,
  partner,
  pointsOf,
  type Refusal,
  type Seat,
  SUITS,
  type Suit,
  sideOf,
  sidePoints,
  tricksNeeded,
  trumpOf,
} from '@minibridge/bridge';

export type Remark =
  /** `said` at first, where the hand has `points`. */
  | { readonly name: 'miscounted'; readonly said: number; readonly points: number }
  /** The two hands had more cards in `longer`. */
  | {
      readonly name: 'shorter-trumps';
      readonly suit: Suit;
      readonly cards: number;
      readonly longer: Suit;
      readonly more: number;
    }
  /** A game that failed with fewer points than a game asks for. */
  | { readonly name: 'game-below'; readonly points: number; readonly game: number }
  /** A part-score that brought the tricks of a game, with the points for one. */
  | { readonly name: 'part-with-game'; readonly points: number; readonly game: number; readonly tricks: number }
  /** It was `turn`'s lead. */
  | { readonly name: 'lead-out-of-turn'; readonly turn: Seat }
  | { readonly name: 'dummy-interfered' };

/** An action that the host refused, and why. */
export type Refused = { readonly action: Action; readonly refusal: Refusal };

export type RemarkOf = {
  readonly board: Finished;
  readonly log: readonly BoardEvent[];
  readonly seat: Seat;
  /** What the host refused while the board was played, if it has kept it. */
  readonly refused?: readonly Refused[];
};

const GAME_POINTS = 25;
/** Cards together that make a good trump suit. */
const FIT = 8;

function miscounted({ board, log, seat }: RemarkOf): Remark | undefined {
  const points = pointsOf(handsFromPlay(board)[seat]);
  const wrong = log.find((event) => event.type === 'announced' && event.seat === seat && event.points !== points);
  return wrong?.type === 'announced' ? { name: 'miscounted', said: wrong.points, points } : undefined;
}

/**
 * A suit that the rule would have taken before the trumps that were chosen: longer, and a minor never before a major that fits.
 * Who chose without knowing dummy, or might not choose the suit, is told nothing.
 */
function shorterTrumps({ board, seat }: RemarkOf): Remark | undefined {
  const { denominations, dummyDown } = board.rules;
  const suit = trumpOf(board.contract.strain);
  if (suit === undefined || seat !== board.declarer || dummyDown === 'after_lead') return undefined;
  const deal = handsFromPlay(board);
  const together = (each: Suit): number => cardsOf(deal[seat], each).length + cardsOf(deal[partner(seat)], each).length;
  const cards = together(suit);
  const fits = !isMinor(suit) && cards >= FIT;
  const open = SUITS.filter((each) => denominations.includes(each) && !(fits && isMinor(each)));
  const longer = open.filter((each) => together(each) >= FIT && together(each) > cards);
  const [best] = longer.toSorted((one, other) => together(other) - together(one));
  return best && { name: 'shorter-trumps', suit, cards, longer: best, more: together(best) };
}

/** The height of the contract against the points: only where it has cost something. */
function wrongHeight({ board, seat }: RemarkOf): Remark | undefined {
  const { contract, rules } = board;
  if (seat !== board.declarer || contract.kind === 'target' || contract.kind === 'tricks') return undefined;
  const points = sidePoints(board.points, sideOf(seat));
  const game = rules.gameMinHcp?.hcp ?? GAME_POINTS;
  const tricks = declarerTricks(board);
  const isPart = bonusClass(contract) === 'part';
  if (!isPart && points < game && tricks < (tricksNeeded(contract) ?? 0)) return { name: 'game-below', points, game };
  const ofGame = tricksNeeded({ kind: 'game', strain: contract.strain }) ?? 13;
  return isPart && points >= game && tricks >= ofGame ? { name: 'part-with-game', points, game, tricks } : undefined;
}

function refusedAction({ refused = [], seat }: RemarkOf): Remark | undefined {
  for (const { action, refusal } of refused) {
    if (action.by !== seat || action.type !== 'play') continue;
    if (refusal.reason === 'not-your-turn') return { name: 'lead-out-of-turn', turn: refusal.turn };
    if (refusal.reason === 'dummy-decides-nothing') return { name: 'dummy-interfered' };
  }
  return undefined;
}

/** The one remark that this board gives rise to for `seat`; absent when there is none. */
export function remarkFor(of: RemarkOf): Remark | undefined {
  return miscounted(of) ?? shorterTrumps(of) ?? wrongHeight(of) ?? refusedAction(of);
}
