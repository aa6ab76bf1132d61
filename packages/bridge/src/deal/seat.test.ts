import { describe, expect, test } from 'vitest';
import boards from '../../fixtures/boards.json';
import { dealerOfBoard } from './board-number';
import { isSeat, lho, otherSide, partner, rho, SEATS, SIDES, seatsFrom, seatsOf, sideOf } from './seat';

describe('MB 1 — seats, clockwise', () => {
  test.each([
    // left partner right side from here
    ['N', 'E', 'S', 'W', 'NS', 'NESW'],
    ['E', 'S', 'W', 'N', 'EW', 'ESWN'],
    ['S', 'W', 'N', 'E', 'NS', 'SWNE'],
    ['W', 'N', 'E', 'S', 'EW', 'WNES'],
  ] as const)('%s: left %s, partner %s, right %s, side %s', (seat, left, across, right, side, around) => {
    expect([lho(seat), partner(seat), rho(seat), sideOf(seat)]).toEqual([left, across, right, side]);
    expect(seatsFrom(seat).join('')).toBe(around);
    expect(isSeat(seat)).toBe(true);
  });
  test('in order', () => expect(SEATS.join('')).toBe('NESW'));
  test.each(['', 'n', 'NS', 'X'])('%o is no seat', (text) => expect(isSeat(text)).toBe(false));
});

describe('MB 1 — sides', () => {
  test.each([
    ['NS', 'EW', 'N', 'S'],
    ['EW', 'NS', 'E', 'W'],
  ] as const)('%s against %s: %s and %s', (side, other, one, two) => {
    expect(otherSide(side)).toBe(other);
    expect(seatsOf(side)).toEqual([one, two]);
    expect([sideOf(one), sideOf(two)]).toEqual([side, side]);
  });
  test('two of them', () => expect(SIDES.join(' ')).toBe('NS EW'));
});

describe('MB 2 — the number of a board names its dealer', () => {
  test.each(boards)('board $board: $dealer', ({ board, dealer }) => expect(dealerOfBoard(board)).toBe(dealer));
});
