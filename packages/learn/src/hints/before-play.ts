// Hints before a card is played: counting points, who declares, and which contract the beginner's rule names.

import type { Decision, Reason } from '@minibridge/bots';
import { type Board, type Hand, partner, type Rank, rankOf, type Seat } from '@minibridge/bridge';
import { type Steps, steps } from './declarer-steps';
import type { Fact } from './step';

/** Points together from which a game is chosen, where the rule set names no other number. */
const GAME_POINTS = 25;

/** The hand's aces, kings, queens and jacks. */
export function ownPoints(hand: Hand): Steps {
  const count = (rank: Rank): number => hand.filter((card) => rankOf(card) === rank).length;
  const held = { aces: count('A'), kings: count('K'), queens: count('Q'), jacks: count('J') };
  return steps({ name: 'look-honours' }, { name: 'own-points', ...held });
}

export function partnersPoints(board: Extract<Board, { phase: 'agreeing' }>, seat: Seat): Steps {
  const [mine, theirs] = [board.points[seat], board.points[partner(seat)]];
  return steps({ name: 'look-partners' }, { name: 'partners-points', mine, theirs });
}

/** What the reason says about trumps. */
function strainFact(reason: Reason): readonly Fact[] {
  switch (reason.name) {
    case 'major-fit': {
      // Where tricks are only counted no suit comes before another but the longest.
      const name = reason.goal === 'tricks' ? 'suit-together' : 'major-together';
      return [{ name, suit: reason.suit, cards: reason.cards }];
    }
    case 'minor-fit':
      return [{ name: 'minor-together', suit: reason.suit, cards: reason.cards }];
    case 'longest-fit':
      return [{ name: 'suit-together', suit: reason.suit, cards: reason.cards }];
    case 'own-long-major':
      return [{ name: 'own-long-major', suit: reason.suit, cards: reason.cards }];
    case 'no-fit':
    case 'no-trump-before-minor':
    case 'no-trump-pays-more':
    case 'dummy-unknown':
      return [{ name: reason.name }];
    case 'what-the-rules-leave':
      return [{ name: 'what-is-left', strain: reason.strain }];
    default:
      return [];
  }
}

/** The beginner's rule: points together say how high, long suits say which denomination. */
export function contractSteps({ rules }: Pick<Board, 'rules'>, { reason }: Decision): Steps {
  const game = rules.gameMinHcp?.hcp ?? GAME_POINTS;
  const goal: readonly Fact[] =
    'goal' in reason ? [{ name: 'goal', goal: reason.goal, points: reason.points, game }] : [];
  return steps({ name: 'look-together' }, ...goal, ...strainFact(reason));
}
