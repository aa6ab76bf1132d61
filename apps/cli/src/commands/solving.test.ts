import { describe, expect, test } from 'vitest';
import { linesLaterOf } from '../testing';

const EXAMPLE = 'N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85';

/** West has the ace, south the higher small card. */
const ONE_EACH = { C: 1, D: 1, H: 1, S: 1, NT: 1 };

async function resultOf(line: string): Promise<unknown> {
  const [text = '', ...more] = await linesLaterOf(`${line} --json`);
  expect(more).toEqual([]);
  return JSON.parse(text);
}

describe('solve', () => {
  test('the twenty results of the example deal, keys in their order', async () =>
    expect(await linesLaterOf(`solve "${EXAMPLE}" --table --json`)).toEqual([
      `{"deal":"${EXAMPLE}","table":{${[
        '"N":{"C":9,"D":5,"H":8,"S":10,"NT":8}',
        '"E":{"C":4,"D":8,"H":5,"S":3,"NT":4}',
        '"S":{"C":9,"D":5,"H":8,"S":10,"NT":8}',
        '"W":{"C":4,"D":8,"H":5,"S":3,"NT":4}',
      ].join(',')}}}`,
    ]));

  test('the deal without quotation marks, from another seat, in an ending', async () =>
    expect(await resultOf('solve W:A.2.. K.3.. Q.4.. J.5.. --table')).toEqual({
      deal: 'N:K.3.. Q.4.. J.5.. A.2..',
      table: { N: ONE_EACH, E: ONE_EACH, S: ONE_EACH, W: ONE_EACH },
    }));

  test('the deal after the end of the options', async () =>
    expect(await linesLaterOf('solve --table -- W:A.2.. K.3.. Q.4.. J.5..')).toEqual(
      await linesLaterOf('solve W:A.2.. K.3.. Q.4.. J.5.. --table'),
    ));

  test('the tricks of the side on lead', async () =>
    expect(await resultOf(`solve "${EXAMPLE}" --board --strain S --leader W`)).toEqual({ tricks: 3 }));
});

describe('par', () => {
  test('the example deal in bridge and in minibridge', async () =>
    expect(await resultOf(`par "${EXAMPLE}" --dealer N --vul NS`)).toEqual({
      deal: EXAMPLE,
      dealer: 'N',
      vul: 'NS',
      scoreNS: 500,
      contracts: ['5D*-EW-3'],
      minibridge: {
        rules: 'mb.site4',
        outcome: 'declared',
        points: 420,
        best: [{ contract: 'game S', declarer: 'S', tricks: 10 }],
      },
    }));
});
