import { describe, expect, test } from 'vitest';
import { answer } from './testing';

describe('third hand of the defenders', () => {
  test.each([
    // west (leads)         north (dummy)        east                 played   card and reason
    ['9742.93.865.KJ65', '865.AK7.KQ94.Q73', 'KJ3.J842.J72.984', 'S4 S5', 'SK third-hand-high'],
    ['9742.93.865.KJ65', '865.AK7.KQ94.Q73', 'QJ3.J842.J72.984', 'S4 S5', 'SJ third-hand-high'], // the lower of equals
    ['9742.93.865.KJ65', '865.AK7.KQ94.Q73', 'KQJ.J842.J72.984', 'S4 S5', 'SJ third-hand-high'],
    ['9742.93.865.KJ65', 'Q85.AK7.KQ94.T73', 'KJ3.J842.J72.984', 'S4 S5', 'SJ third-hand-just-enough'], // the king waits for the queen
    ['9742.93.865.KJ65', 'K85.AK7.QT94.T73', 'AT3.J842.J72.984', 'S4 S5', 'ST third-hand-just-enough'],
    ['9742.93.865.KJ65', 'K85.AK7.QT94.T73', 'A63.J842.J72.984', 'S4 S5', 'SA third-hand-high'], // nothing near enough
    ['KQJ4.93.865.KJ65', '865.AK7.KQ94.Q73', 'A73.J842.J72.984', 'SK S5', 'S3 partner-wins'],
    ['QJT4.93.865.KJ65', '865.AK7.KQ94.Q73', 'A73.J842.J72.984', 'SQ S5', 'S3 partner-wins'],
    ['9742.93.865.KJ65', 'AK5.QT7.KQ94.T73', 'Q63.J842.J72.984', 'S4 SK', 'S3 cannot-win'],
  ])('%s leads, dummy %s, east %s, %s: %s', (W, N, E, played, card) =>
    expect(answer({ W, N, E }, 'game NT', played)).toBe(card),
  );
});
