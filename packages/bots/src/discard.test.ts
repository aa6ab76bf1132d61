import { describe, expect, test } from 'vitest';
import { answer } from './testing';

describe('no card of the suit led, in a spade contract', () => {
  const W = 'T72.98642.Q52.72';
  const E = 'J63..JT9763.A986';
  const N = 'K54.AJ73.K84.JT5';
  const ace = { W: 'T72.A8642.Q52.72', N: 'K54.J973.K84.JT5', E };
  const S = 'AQ98..AJ4.KQ9843';
  const void4 = { W, N: 'K54.AJ73.K8.JT75', S, E: 'J63.KQT5.T9763.A' };
  const wild = { W: 'T72.A98642.Q5.72', N: 'K54.KQJT753.K8.J', E: 'J63..JT9763.T965' };
  test.each([
    // what                                         hands         played      card and reason
    ['east ruffs the card that would win', { W, N, E }, 'H4 HA', 'S3 ruff'],
    ['east does not ruff partner’s winner', ace, 'HA H3', 'D3 discard-partner-wins'],
    ['south ruffs low', void4, 'H4 H3 HK', 'S8 ruff'],
    ['south lets the ace of dummy win', void4, 'H4 HA H5', 'C3 discard-partner-wins'],
    ['south overruffs', wild, 'H4 HK S3', 'S8 overruff'],
  ])('%s', (_, hands, played, card) => expect(answer(hands, 'game S', played)).toBe(card));
});

describe('discards of east at no trump, on west’s second spade', () => {
  const rest = { W: 'KQJ42.T2.652.973', N: '875.A75.AT84.KJ5' };
  test.each([
    // east                 card and reason
    ['6.KQ84.J973.T842', 'C2 discard-useless'], // a guard of the jack and length against dummy's diamonds stay
    ['6.J984.KQ3.T8642', 'C2 discard-useless'],
    ['6.98643.K3.AQ842', 'H3 discard-useless'], // not from under the king, not from a winner
    ['6.KQJ98643.K3.A8', 'H3 discard-useless'],
  ])('east %s: %s', (E, card) => expect(answer({ ...rest, E }, 'game NT', 'SK S5 S6 S3 SQ S7')).toBe(card));
});
