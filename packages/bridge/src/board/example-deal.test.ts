import { describe, expect, test } from 'vitest';
import example from '../../fixtures/example-deal.json';
import { lengthsOf, togetherIn } from '../cards/hand';
import { tricksNeeded } from '../contract/contract';
import { trumpOf } from '../contract/strain';
import { pointsOfDeal } from '../deal/full-deal';
import { partner } from '../deal/seat';
import { dealText } from '../notation/hand-text';
import { winner } from '../play/trick';
import { cards, contract, deal, seat } from '../testing';
import type { Board, Finished, Playing } from './board';
import { scoreOf, sideScores, stakeOf } from './result-of-board';
import { after, boardAfter, EXAMPLE, type Log, opened } from './testing';

/** The whole deal, declarer playing dummy's cards. */
function plays(): readonly string[] {
  return example.play.flatMap(({ leader, cards: text }) => {
    const seats = { N: 'NESW', E: 'ESWN', S: 'SWNE', W: 'WNES' }[leader] ?? '';
    return cards(text).map((card, place) => `${seats[place] === 'N' ? 'S' : seats[place]} plays ${card}`);
  });
}

function inPlay(log: Log): Playing | Finished {
  const board = boardAfter(log);
  if (!('tricks' in board)) throw new Error(`still in ${board.phase}`);
  return board;
}

function finished(log: Log): Finished {
  const board = boardAfter(log);
  if (board.phase !== 'over' || board.result !== 'played') throw new Error(`still in ${board.phase}`);
  return board;
}

describe('the example deal — from the points to the contract', () => {
  const board = (): Board => boardAfter(opened());
  test('the hands', () => {
    expect(dealText(deal(example.deal))).toBe(example.deal);
    expect(deal(example.deal)).toEqual(EXAMPLE);
  });
  test('the points', () => expect(pointsOfDeal(EXAMPLE)).toEqual(example.points));
  test('south declares, north is dummy', () => {
    expect(board()).toMatchObject({ phase: 'choosing', declarer: example.declarer, points: example.points });
    expect(partner(seat(example.declarer))).toBe(example.dummy);
    expect(example.points.N + example.points.S).toBe(example.sidePoints);
  });
  test('cards together', () =>
    expect(togetherIn(lengthsOf(EXAMPLE.N), lengthsOf(EXAMPLE.S))).toMatchObject({
      S: example.trumpsTogether,
      H: example.heartsTogether,
    }));
  test('game in spades needs ten tricks', () => expect(tricksNeeded(contract(example.contract))).toBe(example.target));
});

describe('the example deal — trick by trick', () => {
  test.each(example.play)(
    'trick $trick: $leader leads $cards, $winner wins',
    ({ trick, leader, cards: text, winner: who }) => {
      const board = inPlay(after(opened(), `S chooses ${example.contract}`, ...plays().slice(0, 4 * trick)));
      const last = board.tricks[trick - 1];
      expect(last).toEqual({ leader, cards: cards(text) });
      expect(last && winner(last, trumpOf(contract(example.contract).strain))).toBe(who);
      expect(board.tricks).toHaveLength(trick);
      if (board.phase === 'play') expect(board.trick).toEqual({ leader: who, cards: [] });
    },
  );
  test('every card once', () => expect(new Set(plays().map((text) => text.slice(-2))).size).toBe(52));
});

describe('the example deal — the result', () => {
  const game = (): Finished => finished(after(opened(), `S chooses ${example.contract}`, ...plays()));
  const part = (): Finished => finished(after(opened(), 'S chooses part S', ...plays()));
  test('ten tricks', () => {
    expect(game().won).toEqual(example.tricks);
    expect(stakeOf(game())).toEqual({ needed: 10, made: 10, lost: 3 });
  });
  test('420 for the game', () => {
    expect(sideScores(game())).toEqual(example.score);
    expect(scoreOf(game()).items).toEqual([
      { to: 'declaring', what: 'odd-tricks', count: 4, each: 30, points: 120 },
      { to: 'declaring', what: 'game', points: 300 },
    ]);
  });
  test('170 had it been a part-score', () => expect(sideScores(part())).toEqual(example.ifPartScore));
  test('all hands are empty, the deal is remembered', () => {
    expect(game().hands).toEqual({ N: [], E: [], S: [], W: [] });
    expect(game().dealt).toEqual(EXAMPLE);
  });
});
