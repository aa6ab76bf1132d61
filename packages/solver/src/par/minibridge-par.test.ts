import { contractText, type Rules } from '@minibridge/bridge';
import { deal, rules } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import type { Table } from '../face/table';
import { minibridgePar } from './minibridge-par';

/** MB's own example: south declares with 25 points together, and ten tricks in spades are there. */
const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');
const TABLE: Table = {
  N: { C: 9, D: 5, H: 8, S: 10, NT: 8 },
  E: { C: 4, D: 8, H: 5, S: 3, NT: 4 },
  S: { C: 9, D: 5, H: 8, S: 10, NT: 8 },
  W: { C: 4, D: 8, H: 5, S: 3, NT: 4 },
};

function best(of: Rules): readonly (string | number)[] {
  const found = minibridgePar({ deal: EXAMPLE, table: TABLE, rules: of, dealer: 'N' });
  if (found.outcome !== 'declared') throw new Error(found.outcome);
  return [found.points, ...found.best.map(({ contract, declarer }) => `${declarer} ${contractText(contract)}`)];
}

describe('the best that the rules offer to the side with more points', () => {
  test.each([
    // rule set         points and contracts
    ['mb.site4', [420, 'S game S']],
    ['mb.acbl', [420, 'S game S']],
    ['mb.slams', [420, 'S game S']],
    ['mb.nbb', [420, 'S game S']],
    ['mb.levels', [420, 'S level 4 S']],
    ['mb.nt-first', [120, 'S part NT']],
    ['mb.targets', [1, 'S target 9 C', 'S target 9 S']],
    ['mb.targets+1', [1, 'S target 10 S']],
    ['mb.count', [7, 'S tricks S']],
  ])('%s: %o', (preset, expected) => expect(best(rules(preset))).toEqual(expected));
  test('partners who agree on declarer: either', () =>
    expect(best(rules('mb.site4', { declarer: 'partners_choose' }))).toEqual([420, 'N game S', 'S game S']));
  test('every choice is told, with its tricks and whether it makes', () => {
    const found = minibridgePar({ deal: EXAMPLE, table: TABLE, rules: rules('mb.site4'), dealer: 'N' });
    const choices = found.outcome === 'declared' ? found.choices : [];
    const told = choices.map(({ contract, tricks, makes, points }) =>
      [contractText(contract), tricks, makes ? '+' : '-', points].join(' '),
    );
    expect(told).toEqual([
      ...['part C 9 + 110', 'part D 5 - -100', 'part H 8 + 110', 'part S 10 + 170', 'part NT 8 + 120'],
      ...['game C 9 - -100', 'game D 5 - -300', 'game H 8 - -100', 'game S 10 + 420', 'game NT 8 - -50'],
    ]);
  });
  test('where tricks are only counted nothing is made or failed', () => {
    const found = minibridgePar({ deal: EXAMPLE, table: TABLE, rules: rules('mb.count'), dealer: 'N' });
    expect(found.outcome === 'declared' && found.best[0]).not.toHaveProperty('makes');
  });
});

test('20 and 20: nobody plays', () => {
  const even = deal('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432');
  expect(minibridgePar({ deal: even, table: TABLE, rules: rules('mb.site4'), dealer: 'E' })).toEqual({
    outcome: 'redeal',
    dealer: 'E',
  });
});
