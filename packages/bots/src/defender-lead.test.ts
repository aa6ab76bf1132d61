import { describe, expect, test } from 'vitest';
import { answer } from './testing';

describe('a defender leads after the first trick', () => {
  test.each([
    [
      'east returns the suit that west led',
      'game NT',
      { W: 'KJ742.83.A72.T96', N: '985.AK7.KQ94.Q73', E: 'AT3.J942.J8.8542' },
      'S4 S5 SA S6',
      'ST return-partners-suit', // the higher of two
    ],
    [
      'east returns low from three',
      'game NT',
      { W: 'KJ742.83.A72.T96', N: '98.AK75.KQ94.Q73', E: 'AT53.J942.J8.854' },
      'S4 S8 SA S6',
      'S3 return-partners-suit',
    ],
    [
      'west goes on with its own suit',
      'game NT',
      { W: 'KQJ42.83.A72.T96', N: '985.AK7.KQ94.Q73', E: '73.J942.J86.A542' },
      'SK S5 S3 S6',
      'SQ continue-own-suit',
    ],
    [
      'west takes the tricks that beat the contract',
      'game C',
      { W: 'AKT74.A3.972.T96', N: 'QJ.K87.AKQ4.J743', E: '9532.J942.J865.5' },
      'SA SJ S3 S8',
      'SK cash-winners',
    ],
    [
      'west gives east, who has no more spades, a ruff',
      'game H',
      { W: 'AKJ42.83.A72.T96', N: 'Q985.KQ7.KQ9.Q73', E: '7.A942.J86543.54' },
      'SA S5 S7 S6 SK S8 D3 S3',
      'S2 give-partner-a-ruff',
    ],
    [
      'west leads through the king of dummy',
      'game S',
      { W: 'A3.QJT4.9532.T96', N: 'Q984.A87.KJ4.843', E: 'K7.9652.T876.K52' },
      'HQ HA H5 HK S8 S7 SJ SA',
      'D9 lead-through-strength',
    ],
    [
      'east leads up to the weak clubs of dummy',
      'game S',
      { W: '53.QJT43.32.AT97', N: 'Q984.AK72.KQJ.84', E: 'A72.9.T8765.K652' },
      'HQ HA H9 H5 S4 SA S6 S3',
      'C2 lead-up-to-weakness',
    ],
  ])('%s', (_, contract, hands, played, card) => expect(answer(hands, contract, played)).toBe(card));
});
