import { describe, expect, test } from 'vitest';
import { parseHands } from './hands-text';

describe('four hands as text, with any number of cards', () => {
  test('clockwise from the seat named', () =>
    expect(parseHands('E:A... .K.. ..Q. ...J')).toEqual({
      ok: true,
      value: { E: ['SA'], S: ['HK'], W: ['DQ'], N: ['CJ'] },
    }));
  test.each([
    ['A... K... Q... J...', { reason: 'deal-first-seat', text: 'A... K... Q... J...' }],
    ['N:A... K... Q...', { reason: 'deal-four-hands', hands: 3 }],
    ['N:A K Q J', { reason: 'hand-suits', text: 'A' }],
    ['N:1... K... Q... J...', { reason: 'card-unknown', text: 'S1' }],
    ['N:AA... KK... QQ... JJ...', { reason: 'card-twice', card: 'SA' }],
  ])('%s', (text, refusal) => expect(parseHands(text)).toEqual({ ok: false, refusal }));
});
