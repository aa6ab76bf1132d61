import { describe, expect, test } from 'vitest';
import type { Language } from '../generated/keys.js';
import { rankLetter, seatLetter } from './letters.ts';

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '2'] as const;
const SEATS = ['N', 'E', 'S', 'W'] as const;

const OWN: readonly (readonly [Language, string, string])[] = [
  ['en', 'A K Q J 10 9 2', 'N E S W'],
  ['pl', 'A K D W 10 9 2', 'N E S W'],
  ['fr', 'A R D V 10 9 2', 'N E S O'],
  ['de', 'A K D B 10 9 2', 'N O S W'],
  ['el', 'A K Q J 10 9 2', 'Β Α Ν Δ'],
];

describe.each(OWN)('%s', (language, ranks, seats) => {
  test('card letters', () => expect(RANKS.map((rank) => rankLetter(language, rank)).join(' ')).toBe(ranks));
  test('seat letters', () => expect(SEATS.map((seat) => seatLetter(language, seat)).join(' ')).toBe(seats));
  test('international letters are the English ones', () => {
    expect(RANKS.map((rank) => rankLetter(language, rank, 'international')).join(' ')).toBe('A K Q J 10 9 2');
    expect(SEATS.map((seat) => seatLetter(language, seat, 'international')).join(' ')).toBe('N E S W');
  });
});
