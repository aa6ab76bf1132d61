import { describe, expect, test } from 'vitest';
import { answer } from './testing';

describe('fourth hand: declarer, after the lead of the four', () => {
  const W = '9742.A73.T865.K6';
  const rest = { N: 'Q5.KQ6.AQ94.QJT7', E: 'KJ86.T95.K3.A532' };
  test.each([
    // south                played      card and reason
    ['AT3.J842.J72.984', 'S4 S5 SJ', 'SA win-cheaply'],
    ['AT3.J842.J72.984', 'S4 S5 S8', 'ST win-cheaply'],
    ['AT3.J842.J72.984', 'S4 SQ S6', 'S3 partner-wins'],
    ['AT3.J842.J72.984', 'S4 S5 SK', 'SA win-cheaply'],
  ])('south %s, %s: %s', (S, played, card) => expect(answer({ ...rest, W, S }, 'game NT', played)).toBe(card));

  test('no card that wins: the lowest', () => {
    const hands = { W: 'A742.A73.T865.K6', N: 'Q5.KQ6.AQ94.QJT7', S: 'T93.J842.J72.984' };
    expect(answer(hands, 'game NT', 'S4 S5 SK')).toBe('S3 cannot-win');
  });
});
