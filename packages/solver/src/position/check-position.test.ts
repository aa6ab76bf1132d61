import { describe, expect, test } from 'vitest';
import { hands, position } from '../testing';
import { handsProblem } from './check-hands';
import { positionProblem } from './check-position';
import type { Hands, Position } from './position';
import type { Refusal } from './refusal';
import { refusalText } from './refusal-text';

const WHOLE = 'N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85';

/** What comes from elsewhere need not be what the types say. */
function unchecked<T>(value: unknown): T {
  return value as T;
}

describe('four hands that can be played out', () => {
  test.each([WHOLE, 'N:A... K... Q... J...', 'N:.AK.. QJ... .QJ.. AK...'])('%s', (text) =>
    expect(handsProblem(hands(text))).toBeUndefined(),
  );
  test.each<[string, string, Refusal]>([
    ['twelve cards', WHOLE.replace('AT52', 'AT5'), { reason: 'hand-size', seat: 'N', cards: 12, expected: 13 }],
    [
      'fourteen',
      WHOLE.replace('Q962', 'Q9632').replace('J73', 'J7'),
      { reason: 'hand-size', seat: 'N', cards: 14, expected: 13 },
    ],
    ['in west', WHOLE.replace('976.', '97.'), { reason: 'hand-size', seat: 'W', cards: 12, expected: 13 }],
    [
      'a card twice',
      WHOLE.replace('3.752', 'A.752'),
      { reason: 'card-in-two-hands', card: 'SA', seat: 'N', again: 'E' },
    ],
    ['two and two', 'N:AKQ... .AKQ.. J...A .J..K', { reason: 'hand-size', seat: 'N', cards: 3, expected: 3 }],
    ['an ending', 'N:AK... QJ... T9... 8...', { reason: 'hand-size', seat: 'W', cards: 1, expected: 2 }],
    ['nothing', 'N:... ... ... ...', { reason: 'no-cards-left' }],
  ])('%s: %s', (_, text, refusal) => {
    const found = handsProblem(hands(text));
    expect(found?.reason).toBe(refusal.reason);
    if (text.includes('AKQ... .AKQ')) expect(found).toEqual({ reason: 'hand-size', seat: 'S', cards: 2, expected: 3 });
    else expect(found).toEqual(refusal);
  });
  test('a hand that is missing', () => {
    const { N, E, S } = hands(WHOLE);
    expect(handsProblem(unchecked<Hands>({ N, E, S }))).toEqual({ reason: 'hand-missing', seat: 'W' });
    expect(handsProblem(unchecked<Hands>(undefined))).toEqual({ reason: 'hand-missing', seat: 'N' });
  });
  test('a card that is none', () => {
    const wrong = unchecked<Hands>({ ...hands(WHOLE), E: ['S10'] });
    expect(handsProblem(wrong)).toEqual({ reason: 'no-such-card', seat: 'E', text: 'S10' });
  });
  test('a card twice in one hand', () => {
    const wrong: Hands = { ...hands('N:A... K... Q... J...'), S: ['SQ', 'SQ'] };
    expect(handsProblem(wrong)).toEqual({ reason: 'card-in-two-hands', card: 'SQ', seat: 'S', again: 'S' });
  });
});

describe('a trick that can have come about', () => {
  const ENDING = 'N:A2... .A2.. 43... ..A2.';
  const LED = 'N:A.K.. 2.A.. 4.3.. .Q.A.';
  test.each([
    [ENDING, 'NT N', ''],
    ['N:2... .A2.. 43... ..A2.', 'NT N', 'SA'],
    ['N:2... .A.. 43... ..A2.', 'NT N', 'SA H2'],
    ['N:2... .A.. 4... ..A2.', 'S N', 'SA H2 S3'],
    ['N:... K... Q... J...', 'NT N', 'SA'],
  ])('%s, %s, %s', (text, how, trick) => expect(positionProblem(position(text, how, trick))).toBeUndefined());
  test.each<[string, string, string, Refusal]>([
    ['N:2... .A.. 3... ..A.', 'NT N', 'S5 H2 S4 D2', { reason: 'trick-too-long', cards: 4 }],
    [ENDING, 'NT N', 'S9', { reason: 'hand-size', seat: 'N', cards: 2, expected: 1 }],
    ['N:2... .A2.. 43... ..A2.', 'NT E', 'SA', { reason: 'hand-size', seat: 'N', cards: 1, expected: 2 }],
    ['N:A... .A2.. 43... ..A2.', 'NT N', 'SA', { reason: 'card-still-held', card: 'SA', seat: 'N' }],
    ['N:2... .A2.. A3... ..A2.', 'NT N', 'SA', { reason: 'card-still-held', card: 'SA', seat: 'S' }],
    ['N:2... .A.. 43... ..A2.', 'NT N', 'SA SA', { reason: 'card-twice-in-trick', card: 'SA' }],
    ['N:2... 5... 43... ..A2.', 'NT N', 'SA H2', { reason: 'revoke', seat: 'E', card: 'H2', led: 'S', held: 'S5' }],
    ['N:2... .A.. 4... ..A2.', 'D N', 'SA H2 DK', { reason: 'revoke', seat: 'S', card: 'DK', led: 'S', held: 'S4' }],
  ])('%s, %s, %s: %o', (text, how, trick, refusal) =>
    expect(positionProblem(position(text, how, trick))).toEqual(refusal),
  );
  test.each([
    [{ strain: 'N' }, { reason: 'strain-unknown', text: 'N' }],
    [{ leader: 'X' }, { reason: 'seat-unknown', text: 'X' }],
    [{ trick: ['S1'] }, { reason: 'no-such-card-in-trick', seat: 'N', text: 'S1' }],
  ])('%o: %o', (change, refusal) => {
    const wrong = unchecked<Position>({ ...position(LED, 'NT N'), ...change });
    expect(positionProblem(wrong)).toEqual(refusal);
  });
});

describe('a refusal in words names the card or the seat, and what to do', () => {
  test.each<[Refusal, string]>([
    [
      { reason: 'hand-size', seat: 'N', cards: 12, expected: 13 },
      'North holds 12 cards, and the other hands ask for 13. Add what is missing.',
    ],
    [
      { reason: 'hand-size', seat: 'W', cards: 1, expected: 0 },
      'West holds 1 card, and the other hands ask for 0. Take away what is too many.',
    ],
    [
      { reason: 'card-in-two-hands', card: 'SA', seat: 'N', again: 'E' },
      "SA stands in North's hand and in East's. Take it out of one of them.",
    ],
    [
      { reason: 'card-still-held', card: 'SA', seat: 'S' },
      "SA lies on the table and is still in South's hand. Give the hands without the cards of the trick.",
    ],
  ])('%o', (refusal, text) => expect(refusalText(refusal)).toBe(text));
});
