import { PRESET_IDS } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { linesOf, resultsOf } from '../testing';

describe('deal', () => {
  const example =
    '{"id":"14NCPERJ9Y84V4WSWFNN","dealer":"N","hands":{"N":"AT52.K843.7.Q962","E":"3.752.JT9632.AT4","S":"KQJ84.A6.KQ5.J73",' +
    '"W":"976.QJT9.A84.K85"},"points":{"N":9,"E":5,"S":16,"W":10}}';

  test('the example deal', () => expect(linesOf('deal --id 14NCPERJ9Y84V4WSWFNN --json')).toEqual([example]));

  test('an id leads back to its deal, in small letters too', () => {
    const [line = ''] = linesOf('deal --seed 5 --json');
    const { id } = JSON.parse(line);
    expect(linesOf(`deal --id ${id} --json`)).toEqual([line]);
    expect(linesOf(`deal --id ${String(id).toLowerCase()} --json`)).toEqual([line]);
  });

  test('the same seed gives the same deals, and more of them go on after fewer', () => {
    const three = linesOf('deal --seed 1 --count 3 --json');
    expect(three).toEqual(linesOf('deal --seed 1 --count 3 --json'));
    expect(three.slice(0, 2)).toEqual(linesOf('deal --seed 1 --count 2 --json'));
    expect(new Set(three).size).toBe(3);
  });

  test('without a seed never the same twice', () => expect(linesOf('deal --json')).not.toEqual(linesOf('deal --json')));

  test('the dealer', () =>
    expect(resultsOf('deal --count 2 --dealer S')).toMatchObject([{ dealer: 'S' }, { dealer: 'S' }]));
});

describe('declarer', () => {
  test.each([
    // points             dealer rules           answer
    ['N9,E5,S16,W10', 'N', 'mb.site4', '{"outcome":"declarer","declarer":"S","dummy":"N","side":"NS","sidePoints":25}'],
    ['W10,S16,E5,N9', 'E', 'mb.site4', '{"outcome":"declarer","declarer":"S","dummy":"N","side":"NS","sidePoints":25}'],
    ['N10,E9,S10,W11', 'N', 'mb.site4', '{"outcome":"redeal","dealer":"N"}'],
    ['N12,E9,S12,W7', 'E', 'mb.site4', '{"outcome":"declarer","declarer":"S","dummy":"N","side":"NS","sidePoints":24}'],
    ['N12,E9,S12,W7', 'W', 'mb.site4', '{"outcome":"declarer","declarer":"N","dummy":"S","side":"NS","sidePoints":24}'],
    ['N12,E9,S12,W7', 'E', 'mb.ebu-school', '{"outcome":"partners-choose","side":"NS","sidePoints":24}'],
    ['N0,E37,S0,W3', 'S', 'mb.site4', '{"outcome":"declarer","declarer":"E","dummy":"W","side":"EW","sidePoints":40}'],
  ])('%s, dealer %s, %s', (points, dealer, rules, answer) =>
    expect(linesOf(`declarer --points ${points} --dealer ${dealer} --rules ${rules} --json`)).toEqual([answer]),
  );

  test.each([
    ['N10,E9,S10,W11', 'mb.site4', '20 and 20: nobody plays, north deals again.'],
    [
      'N12,E9,S12,W7',
      'mb.ebu-school',
      'North and south choose between them who declares; they have 24 points together.',
    ],
  ])('%s, %s in words', (points, rules, words) =>
    expect(linesOf(`declarer --points ${points} --dealer N --rules ${rules}`)).toEqual([words]),
  );
});

describe('score', () => {
  test.each([
    // contract        tricks rules         declaring side, defenders
    ['game S', 10, 'mb.site4', 420, 0],
    ['part S', 10, 'mb.site4', 170, 0],
    ['game S', 9, 'mb.site4', 0, 50],
    ['game S', 0, 'mb.site4', 0, 500],
    ['game NT', 13, 'mb.acbl', 520, 0],
    ['small-slam C', 13, 'mb.slam800', 940, 0],
    ['grand-slam C', 13, 'mb.slams', 1440, 0],
    ['level 4 S', 10, 'mb.levels', 420, 0],
    ['target 9 NT', 8, 'mb.targets', 0, 1],
    ['tricks D', 8, 'mb.count', 8, 5],
  ])('%s, %i tricks, %s: %i and %i', (contract, tricks, rules, declaringSide, defenders) =>
    expect(resultsOf(`score --contract "${contract}" --tricks ${tricks} --rules ${rules}`)).toMatchObject([
      { declaringSide, defenders },
    ]),
  );

  test('items as the engine gives them', () =>
    expect(linesOf('score --contract "game S" --tricks 10 --json')).toEqual([
      '{"items":[{"to":"declaring","what":"odd-tricks","count":4,"each":30,"points":120},' +
        '{"to":"declaring","what":"game","points":300}],"declaringSide":420,"defenders":0}',
    ]));
});

describe('rules', () => {
  test('a line of JSON for each rule set', () =>
    expect(resultsOf('rules')).toMatchObject(
      PRESET_IDS.map((id) => ({ id, switches: { redeal2020: 'same_dealer' } })),
    ));

  test('only one', () => expect(resultsOf('rules --rules mb.acbl')).toMatchObject([{ id: 'mb.acbl', base: 'mb.ebu' }]));

  test('a switch that the base has and the rule set has not', () =>
    expect(linesOf('rules').join('\n')).toContain('match.deals = none'));
});
