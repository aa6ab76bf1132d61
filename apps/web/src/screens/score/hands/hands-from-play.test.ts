import { dealId } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { EXAMPLE, finished } from '../testing';
import { handsFromPlay } from './hands-from-play';

describe('the four hands from the play', () => {
  test('are the hands that were dealt', () => {
    expect(handsFromPlay(finished())).toEqual(EXAMPLE);
    expect(dealId(handsFromPlay(finished('part NT')))).toBe(dealId(EXAMPLE));
  });

  test('need no hand to have been seen', () => {
    expect(handsFromPlay({ ...finished(), dealt: {}, hands: {} })).toEqual(EXAMPLE);
  });
});
