import { describe, expect, test } from 'vitest';
import tricks from '../../fixtures/tricks.json';
import { trumpOf } from '../contract/strain';
import { card, cards, hand, seat, strain } from '../testing';
import { legalCards, suitToFollow } from './legal-cards';
import { cardFrom, nextToPlay, type Trick, winner, winningCard } from './trick';

function trick(leader: string, text: string): Trick {
  return { leader: seat(leader), cards: cards(text) };
}

describe('MB 11 — the highest trump wins, else the highest card of the suit led', () => {
  test('nine examples', () => expect(tricks).toHaveLength(9));
  test.each(tricks)('$leader leads $cards, trumps $trump: $winner wins', (row) => {
    expect(winner(trick(row.leader, row.cards), trumpOf(strain(row.trump)))).toBe(row.winner);
  });
  test.each([
    // leader cards trump winner
    ['N', 'S2 S3 S4 S5', 'NT', 'W'],
    ['N', 'S5 S4 S3 S2', 'NT', 'N'],
    ['N', 'S5 H2 S3 S2', 'H', 'E'],
    ['N', 'S5 H2 H3 S2', 'H', 'S'],
    ['N', 'S5 H3 H2 S2', 'H', 'E'],
    ['N', 'S5 H2 SA S2', 'H', 'E'],
    ['N', 'S5 CA DA HA', 'NT', 'N'],
    ['E', 'S5 CA DA HA', 'D', 'W'],
    ['S', 'D2 D3 D4 D5', 'D', 'E'],
  ])('%s leads %s, trumps %s: %s wins', (leader, text, trump, who) =>
    expect(winner(trick(leader, text), trumpOf(strain(trump)))).toBe(who),
  );
});

describe('MB 11 — who is winning an open trick', () => {
  test.each([
    ['W', '', 'W'],
    ['W', 'HQ', 'W'],
    ['W', 'HQ HK', 'N'],
    ['W', 'HQ HK S2', 'E'],
  ])('%s leads %o, trumps S: %s', (leader, text, who) => expect(winner(trick(leader, text), 'S')).toBe(who));
  test('a card alone wins', () => expect(winningCard([card('H2')], 'S')).toBe('H2'));
});

describe('MB 9 — clockwise from the leader', () => {
  test.each([
    ['W', '', 'W'],
    ['W', 'HQ', 'N'],
    ['W', 'HQ HK', 'E'],
    ['W', 'HQ HK H2', 'S'],
  ])('%s led, %o is played: %s plays next', (leader, text, next) => expect(nextToPlay(trick(leader, text))).toBe(next));
  test.each([
    ['W', 'HQ'],
    ['N', 'HK'],
    ['E', undefined],
    ['S', undefined],
  ] as const)('of HQ HK, led by west, %s played %s', (from, played) =>
    expect(cardFrom(trick('W', 'HQ HK'), from)).toBe(played),
  );
});

describe('MB 10 — a player who can follow suit must; otherwise any card', () => {
  test.each([
    // hand                led        may play
    ['AT52.K843.7.Q962', undefined, 'SA ST S5 S2 HK H8 H4 H3 D7 CQ C9 C6 C2'],
    ['AT52.K843.7.Q962', 'H', 'HK H8 H4 H3'],
    ['AT52.K843.7.Q962', 'D', 'D7'],
    ['AT52.K843..Q962', 'D', 'SA ST S5 S2 HK H8 H4 H3 CQ C9 C6 C2'],
    ['...2', 'S', 'C2'],
    ['...', 'S', ''],
  ] as const)('%s, %s led: %s', (held, led, legal) => expect(legalCards(hand(held), led).join(' ')).toBe(legal));
  test.each([
    ['AT52.K843.7.Q962', undefined, undefined],
    ['AT52.K843.7.Q962', 'D', 'D'],
    ['AT52.K843..Q962', 'D', undefined],
  ] as const)('%s, %s led: must follow %s', (held, led, suit) => expect(suitToFollow(hand(held), led)).toBe(suit));
});
