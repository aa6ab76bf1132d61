import { describe, expect, test } from 'vitest';
import { answer } from './testing';

describe('opening lead against no trump', () => {
  test.each([
    // west                 lead and reason
    ['KQJ4.83.A72.T965', 'SK top-of-sequence'],
    ['QJT4.83.A72.K965', 'SQ top-of-sequence'],
    ['83.QJ92.A72.K965', 'HQ top-of-sequence'], // a broken sequence
    ['83.A72.JT84.K965', 'DJ top-of-sequence'],
    ['KJ742.83.A72.T96', 'S4 fourth-best'],
    ['A9742.K83.A7.T96', 'S4 fourth-best'], // from under an ace too
    ['83.AKJ72.Q72.T96', 'H7 fourth-best'],
    ['Q83.K7.J97642.A6', 'D6 fourth-best'],
    ['KQ94.83.QT72.J96', 'S4 fourth-best'], // two honours are no sequence
    ['98.97.98.AQJ7643', 'C7 fourth-best'],
  ])('%s: %s', (west, lead) => expect(answer({ W: west }, 'game NT')).toBe(lead));
});

describe('opening lead against spades', () => {
  test.each([
    // west                 lead and reason
    ['83.AK72.T65.Q963', 'HA ace-from-ace-king'],
    ['832.KQ72.T65.J96', 'HK top-of-sequence'], // two honours will do
    ['83.QJT2.A653.J96', 'HQ top-of-sequence'],
    ['832.7.QT653.J964', 'H7 singleton'],
    ['832.K.QT653.J964', 'D5 fourth-best'], // a bare king is no such lead
    ['.7532.AJ653.J964', 'C4 fourth-best'], // no trumps to ruff with, no lead from under the ace
    ['832.J7532.A65.96', 'H3 fourth-best'],
    ['832.A753.A65.962', 'C9 top-of-nothing'],
    ['832.AJ53.A652.96', 'C9 high-from-doubleton'],
    ['8432.AJ5.AJ2.KJ6', 'C6 low-from-honour'],
    ['8432.AJ5.AJ42.AJ', 'S2 passive-trump'],
  ])('%s: %s', (west, lead) => expect(answer({ W: west }, 'game S')).toBe(lead));
});
