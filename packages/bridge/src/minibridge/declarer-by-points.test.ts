import { describe, expect, test } from 'vitest';
import selections from '../../fixtures/declarer-selection.json';
import { openingLeader } from '../board/board';
import { partner, sideOf } from '../deal/seat';
import { points, rules, seat } from '../testing';
import { type Coin, dealerAfterRedeal, declarerByPoints, type Selection, sidePoints } from './declarer-by-points';
import type { Switches } from './rules';

function selected(text: string, dealer: string, changes: Partial<Switches> = {}, coin: Coin = 'first'): Selection {
  return declarerByPoints(rules('mb.site4', changes), points(text), seat(dealer), coin);
}

const played = selections.filter(({ result }) => result === 'play');
const redealt = selections.filter(({ result }) => result === 'redeal');

describe('MB 5, MB 6 — the side with more points declares, there the partner with more; equal: first from the dealer', () => {
  test('nine examples', () => expect(played).toHaveLength(9));
  test.each(played)('$points, dealer $dealer: $declarer, dummy $dummy, $leader leads', (row) => {
    const declarer = seat(row.declarer ?? '');
    expect(selected(row.points, row.dealer)).toEqual({ outcome: 'declarer', declarer });
    expect(partner(declarer)).toBe(row.dummy);
    expect(openingLeader(declarer)).toBe(row.leader);
    expect(sideOf(declarer)).toBe(row.side);
    expect(sidePoints(points(row.points), sideOf(declarer))).toBe(row.sidePoints);
  });
});

describe('MB 5 — 20 and 20: nobody plays, the same dealer deals again', () => {
  test('three examples', () => expect(redealt).toHaveLength(3));
  test.each(redealt)('$points, dealer $dealer', (row) =>
    expect(selected(row.points, row.dealer)).toEqual({ outcome: 'redeal', dealer: row.dealer }),
  );
  test.each([
    ['same_dealer', 'N', 'N'],
    ['same_dealer', 'W', 'W'],
    ['next_dealer', 'N', 'E'],
    ['next_dealer', 'W', 'N'],
  ] as const)('%s after %s: %s', (redeal2020, dealer, next) => {
    expect(dealerAfterRedeal(rules('mb.site4', { redeal2020 }), seat(dealer))).toBe(next);
    expect(selected('N10 E10 S10 W10', dealer, { redeal2020 })).toEqual({ outcome: 'redeal', dealer: next });
  });
});

describe('MB 5 — 21 is enough', () => {
  test.each([
    ['N11 E10 S10 W9', 'N'],
    ['N10 E11 S9 W10', 'E'],
    ['N9 E5 S15 W11', 'S'],
    ['N0 E1 S3 W36', 'W'],
  ])('%s: %s', (text, declarer) => expect(selected(text, 'N')).toEqual({ outcome: 'declarer', declarer }));
});

describe('MB 6 — equal partners: other ways', () => {
  test.each([
    // dealer coin       north and south 11 each
    ['N', 'first', 'N'],
    ['N', 'second', 'S'],
    ['E', 'first', 'S'],
    ['E', 'second', 'N'],
    ['S', 'first', 'S'],
    ['W', 'second', 'S'],
  ] as const)('a coin: dealer %s, %s: %s', (dealer, coin, declarer) =>
    expect(selected('N11 E9 S11 W9', dealer, { declarerTie: 'coin' }, coin)).toEqual({ outcome: 'declarer', declarer }),
  );
  test('the coin is not asked when partners are not equal', () =>
    expect(selected('N12 E9 S10 W9', 'E', { declarerTie: 'coin' }, 'second')).toEqual({
      outcome: 'declarer',
      declarer: 'N',
    }));
  test('nor by rules that know no coin', () =>
    expect(selected('N11 E9 S11 W9', 'N', {}, 'second')).toEqual({ outcome: 'declarer', declarer: 'N' }));
  test.each([
    ['N11 E9 S11 W9', 'NS'],
    ['N7 E13 S7 W13', 'EW'],
  ])('the partners choose: %s: %s', (text, side) =>
    expect(selected(text, 'N', { declarerTie: 'partners_choose' })).toEqual({ outcome: 'partners-choose', side }),
  );
  test('they choose only when equal', () =>
    expect(selected('N12 E9 S10 W9', 'N', { declarerTie: 'partners_choose' })).toEqual({
      outcome: 'declarer',
      declarer: 'N',
    }));
});

describe('MB 6 — rules in which the partners always choose', () => {
  test.each([
    ['N9 E5 S16 W10', 'NS'],
    ['N5 E12 S9 W14', 'EW'],
  ])('%s: %s', (text, side) =>
    expect(selected(text, 'N', { declarer: 'partners_choose' })).toEqual({ outcome: 'partners-choose', side }),
  );
  test('not at 20 and 20', () =>
    expect(selected('N10 E10 S10 W10', 'N', { declarer: 'partners_choose' })).toMatchObject({ outcome: 'redeal' }));
});
