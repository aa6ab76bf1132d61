// What leaves a table: a seat gets its own hand, what is public, and no card more.

import {
  dealOfId,
  declarerByPoints,
  fullDeal,
  pointsOfDeal,
  presetRules,
  randomDeal,
  SEATS,
  type Seat,
  seededChance,
} from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import { dealForSeat } from './deal-for-seat';
import { ReleasedAtTable } from './released';
import { dealing, logOf } from './testing';

const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');
const LOG = logOf({}, [{ type: 'draw', cards: { N: 'SA', E: 'C2', S: 'C3', W: 'C4' } }, dealing(EXAMPLE)]);

/** The cards named in what `seat` receives after the draw. */
function cardsIn(seat: Seat): readonly string[] {
  const bytes = JSON.stringify(ReleasedAtTable.to({ as: 'seat', seat }, LOG).slice(2));
  return [...new Set(bytes.match(/"[SHDC][AKQJT2-9]"/g) ?? [])].map((text) => text.slice(1, 3)).sort();
}

describe('released events', () => {
  test.each(SEATS)('%s sees its own hand and dummy’s', (seat) => {
    const expected = [...new Set([...EXAMPLE[seat], ...EXAMPLE.N])].sort();
    expect(cardsIn(seat)).toEqual(expected);
  });

  test('are counted for each viewer without gaps', () => {
    const seqs = ReleasedAtTable.to({ as: 'kibitzer' }, LOG).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_seq, place) => place));
    expect(ReleasedAtTable.to({ as: 'teacher' }, LOG)).toHaveLength(LOG.length);
  });

  test('cannot be imitated', () => {
    const [first] = ReleasedAtTable.to({ as: 'teacher' }, LOG);
    expect(first && ReleasedAtTable.is(first)).toBe(true);
    expect(ReleasedAtTable.is({ ...first })).toBe(false);
  });
});

describe('deals for a seat', () => {
  const wanted = { rules: presetRules('mb.site4'), dealer: 'N', coin: 'first', seat: 'S' } as const;

  test.each([...Array(30).keys()])('best hand and always declarer (seed %i)', (seed) => {
    const chance = seededChance(seed);
    const best = pointsOfDeal(dealForSeat({ ...wanted, policy: 'best-hand' }, () => randomDeal(chance)));
    expect(best.S).toBe(Math.max(best.N, best.E, best.S, best.W));
    const points = pointsOfDeal(dealForSeat({ ...wanted, policy: 'always-declarer' }, () => randomDeal(chance)));
    expect(declarerByPoints(wanted.rules, points, 'N', 'first')).toEqual({ outcome: 'declarer', declarer: 'S' });
  });

  test('any seat takes the deal as it comes', () => {
    const given = dealOfId('00000000000000000000');
    if (!given.ok) throw new Error('no deal');
    expect(dealForSeat({ ...wanted, policy: 'any-seat' }, () => given.value)).toEqual(fullDeal(given.value));
  });
});
