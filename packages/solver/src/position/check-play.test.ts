import { cards } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import { position } from '../testing';
import { positionsAlong } from './check-play';
import type { PlayRefusal } from './refusal';

const FROM = position('N:A2... .A2.. 43... 5.3..', 'NT N');

describe('cards that can have been played one after the other', () => {
  test.each([
    ['', 1, 'N'],
    ['SA', 2, 'N'],
    ['SA H2 S3 S5', 5, 'N'],
    ['S2 H2 S3 S5', 5, 'W'],
    ['S2 H2 S3 S5 H3 SA HA S4', 9, 'E'],
  ])('%s', (text, count, leader) => {
    const { positions, problem } = positionsAlong(FROM, cards(text));
    expect(problem).toBeUndefined();
    expect(positions).toHaveLength(count);
    expect(positions.at(-1)?.leader).toBe(leader);
  });
  test.each<[string, PlayRefusal]>([
    ['HA', { reason: 'card-not-held', at: 0, seat: 'N', card: 'HA' }],
    ['SA H2 S3 H3', { reason: 'revoke-in-play', at: 3, seat: 'W', card: 'H3', led: 'S', held: 'S5' }],
    ['SA H2 S3 S5 SA', { reason: 'card-not-held', at: 4, seat: 'N', card: 'SA' }],
    ['S2 H2 S3 S5 H3 SA HA S4 C2', { reason: 'play-too-long', at: 8 }],
  ])('%s: %o', (text, problem) => expect(positionsAlong(FROM, cards(text)).problem).toEqual(problem));
});
