import { describe, expect, test } from 'vitest';
import { positions } from '../../fixtures/positions.json';
import { position } from '../testing';
import { MOST_CARDS, minimaxBoard, minimaxCards } from './minimax';

describe('every card tried', () => {
  const small = positions.filter(({ hands }) => hands.replaceAll(/[^AKQJT98765432]/g, '').length <= 20);
  test('there are such positions', () => expect(small.length).toBeGreaterThanOrEqual(8));
  test.each(small)('$hands $strain $leader $trick', ({ hands, strain, leader, trick, tricksPerCard }) =>
    expect(Object.fromEntries(minimaxCards(position(hands, `${strain} ${leader}`, trick)))).toEqual(tricksPerCard),
  );
  test.each([
    // hands                         strain leader  tricks of the side on lead
    ['N:A... 2... 3... 4...', 'NT N', 1],
    ['N:A... .2.. 3... 4...', 'H N', 0],
    ['N:AQ... 32... 54... K6...', 'NT N', 1],
    ['N:AQ... 32... 54... K6...', 'NT S', 2],
    ['N:2.3.. A.A.. 3.2.. 4.4..', 'NT N', 0],
  ])('%s %s: %i', (text, how, tricks) => expect(minimaxBoard(position(text, how))).toBe(tricks));
  test('too many cards are refused', () =>
    expect(() => minimaxBoard(position('N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987', 'NT N'))).toThrow(
      `more than ${MOST_CARDS}`,
    ));
});
