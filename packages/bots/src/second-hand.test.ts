import { describe, expect, test } from 'vitest';
import { answer } from './testing';

describe('second hand of the defenders: south leads to the second trick, west follows', () => {
  const east = 'T94.J982.972.J98';
  test.each([
    // west                 south               south leads   card and reason
    ['K872.KQT5.643.62', 'QJ3.A73.AK5.Q753', 'SQ', 'SK cover-honour'],
    ['A872.KQT5.643.62', 'KJ3.A73.AK5.Q753', 'S3', 'S2 second-hand-low'],
    ['KQ72.KQT5.643.62', 'J83.A73.AK5.Q753', 'S3', 'SQ split-honours'],
    ['QJ2.KQT53.643.62', 'K83.A76.AK5.Q753', 'S3', 'SJ split-honours'],
    ['QJ72.KQT5.643.62', 'K83.A73.AK5.Q753', 'S3', 'S2 second-hand-low'], // long enough to wait
    ['QJ2.KQT53.643.62', 'K83.A76.AK5.Q753', 'SK', 'S2 second-hand-low'],
  ])('west %s, south %s leads %s: %s', (W, S, led, card) =>
    expect(answer({ W, E: east, S }, 'game NT', `HK ${dummysHeart(W, S)} H2 HA ${led}`)).toBe(card),
  );
});

/** Dummy's lowest heart: what west, east and south do not hold. */
function dummysHeart(W: string, S: string): string {
  const held = [W, 'T94.J982.972.J98', S].map((text) => text.split('.')[1]).join('');
  return `H${[...'23456789TJQKA'].find((rank) => !held.includes(rank))}`;
}

describe('second hand: the trick that decides the contract is taken', () => {
  const hands = { N: 'Q95.86.J62.KT984', S: 'KJ3.73.KQ5.AQ753', W: 'A872.KQJ5.A43.62' };
  test.each([
    // contract   card and reason: eleven tricks can be beaten now, seven cannot
    ['game C', 'SA take-deciding-trick'],
    ['part C', 'S2 second-hand-low'],
  ])('%s: %s', (named, card) => expect(answer(hands, named, 'HK H6 H2 H3 HQ H8 H4 H7 C2 C4 CJ CA S3')).toBe(card));
});

describe('dummy plays second', () => {
  test.each([
    // north (dummy)        south               led   card and reason
    ['Q4.A86.KJ94.T973', 'A65.KJ4.AQ72.842', 'S7', 'SQ honour-now-or-never'],
    ['Q84.A86.KJ9.T973', 'A65.KJ4.AQ72.842', 'S7', 'S4 second-hand-low'],
    ['K84.A86.KJ9.T973', 'A65.QJ4.AQ72.842', 'S7', 'S4 second-hand-low'], // the ace will win
    ['A84.K86.KJ9.T973', '965.AJ4.AQ72.K42', 'S7', 'SA win-cheaply'],
    ['AQ4.K86.KJ9.T973', '965.AJ4.AQ72.K42', 'S7', 'SQ finesse'],
    ['K84.A86.KJ9.T973', '965.QJ4.AQ72.A42', 'SQ', 'SK cover-honour'],
  ])('dummy %s, south %s, %s is led: %s', (N, S, led, card) =>
    expect(answer({ W: west(led), N, S }, 'game NT', led)).toBe(card),
  );
});

function west(led: string): string {
  return led === 'SQ' ? 'QJT7.T732.863.Q5' : 'KT73.T932.863.Q5';
}
