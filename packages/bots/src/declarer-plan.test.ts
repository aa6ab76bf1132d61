import { describe, expect, test } from 'vitest';
import { answer } from './testing';

describe('declarer leads in a trump contract', () => {
  test.each([
    [
      'trumps are drawn',
      { W: 'T7.QJT9.8652.K98', N: '9862.K83.AK4.Q53', S: 'AKQ43.A54.QJ3.A4', E: 'J5.762.T97.JT762' },
      'HQ H3 H2 HA',
      'SA draw-trumps',
    ],
    [
      'until none are left',
      { W: 'T7.QJT9.8652.K98', N: '9862.K83.AK4.Q53', S: 'AKQ43.A54.QJ3.A4', E: 'J5.762.T97.JT762' },
      'HQ H3 H2 HA SA S7 S2 S5 SK ST S6 SJ',
      '.. (cash-winners|high-from-short-side)',
    ],
    [
      'not to let the last master win',
      { W: 'QT7.QJT.8652.K98', N: '982.K83.AK4.Q653', S: 'AKJ43.A54.QJ3.A4', E: '65.9762.T97.JT72' },
      'HQ H3 H2 HA SA S7 S2 S5 SK ST S8 S6',
      'D|C|H',
    ],
    [
      'a loser is ruffed in the short hand first',
      { W: 'T76.QJT9.K62.K98', N: 'Q982.K83..QT7653', S: 'AKJ43.A54.J743.A', E: '5.762.AQT985.J42' },
      'HQ H3 H2 HA',
      'D3 ruff-in-short-hand',
    ],
    [
      'the ace goes first when the short hand has one card left to get rid of',
      { W: 'T76.QJT9.K62.K98', N: 'Q982.K83.5.QT765', S: 'AKJ43.A54.A743.A', E: '5.762.QJT98.J432' },
      'HQ H3 H2 HA',
      'DA prepare-a-ruff',
    ],
    [
      'dummy finesses the trumps',
      { W: 'K76.QJT9.8652.K9', N: 'Q98.K83.AK43.Q53', S: 'AJT43.A54.QJ.A42', E: '52.762.T97.JT876' },
      'HQ HK H2 H4',
      'SQ draw-trumps',
    ],
  ])('%s', (_, hands, played, card) => expect(answer(hands, 'game S', played)).toMatch(new RegExp(`^(${card})`)));
});

describe('declarer leads at no trump', () => {
  test.each([
    [
      'low to the ace and queen',
      { W: 'QJT98.K4.865.T96', N: 'A54.AQ73.K92.542', S: 'K63.852.AQ43.A87' },
      'SQ S4 S2 SK',
      'H2 finesse',
    ],
    [
      'the queen is run to the ace',
      { W: 'QJT98.K4.865.T96', N: 'A54.A732.K92.542', S: 'K63.QJT.AQ43.A87' },
      'SQ S4 S2 SK',
      'HQ finesse',
    ],
    [
      'over to dummy, where the finesse can begin',
      { W: 'QJT98.K6.865.T96', N: 'A54.543.K92.J543', S: 'K63.AQ2.A43.K872' },
      'SQ S4 S2 SK',
      'S3 cross-over',
    ],
    [
      'low towards the king',
      { W: 'QJT98.A4.865.T96', N: 'A54.K732.KQ2.542', S: 'K63.865.A43.A873' },
      'SQ S4 S2 SK',
      'H5 lead-toward-honour',
    ],
    [
      'the high cards are driven out of a long suit',
      { W: 'QJT98.A4.865.T96', N: 'A54.QT732.K2.K42', S: 'K63.KJ5.AQ43.A87' },
      'SQ S4 S2 SK',
      'HK establish-suit',
    ],
    [
      'nine winners are enough: they are taken, the short hand’s high card first',
      { W: 'QJT98.542.865.96', N: 'A54.AQ.K972.T543', S: 'K63.KJT63.AQ.A87' },
      'SQ S4 S2 SK',
      'CA cash-winners|DA high-from-short-side|S',
    ],
  ])('%s', (_, hands, played, card) => expect(answer(hands, 'game NT', played)).toMatch(new RegExp(`^(${card})`)));
});

describe('third hand of declarer', () => {
  const W = 'QJT98.K4.865.T96';
  test.each([
    [
      'the queen is played when west follows low',
      { W, N: 'A54.AQ73.K92.542', S: 'K63.852.AQ43.A87' },
      'SQ S4 S2 SK H2 H4',
      'HQ finesse',
    ],
    [
      'the ace when west puts up the king',
      { W, N: 'A54.AQ73.K92.542', S: 'K63.852.AQ43.A87' },
      'SQ S4 S2 SK H2 HK',
      'HA win-cheaply',
    ],
    [
      'the queen that was led is left to run',
      { W, N: 'A54.A732.K92.542', S: 'K63.QJT.AQ43.A87' },
      'SQ S4 S2 SK HQ H4',
      'H2 finesse',
    ],
    [
      'with nine cards the drop is better',
      { W: 'QJT98.74.865.T96', N: 'A54.AJ973.K9.542', S: 'K63.KT52.AQ43.A8' },
      'SQ S4 S2 SK HK H4 H3 H6 H2 H7',
      'HA play-for-the-drop',
    ],
    [
      'the king, towards which was led',
      { W: 'QJT98.A4.865.T96', N: 'A54.K732.KQ2.542', S: 'K63.865.A43.A873' },
      'SQ S4 S2 SK H5 H4',
      'HK third-hand-high',
    ],
  ])('%s', (_, hands, played, card) => expect(answer(hands, 'game NT', played)).toBe(card));
});
