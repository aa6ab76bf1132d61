// Level 1 is what other levels are measured against: whatever is changed around it, it does the same in every position.

import { dealerOfBoard, PRESET_IDS, presetRules, randomDeal, seededChance } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { type Player, playedOut, playerL1, randomPlayer } from './testing';

/** Boards by each of the rule sets: 312 in all. */
const BOARDS = 24;

/** FNV-1a, 32 bits. */
function mixed(sum: number, text: string): number {
  let mix = sum;
  for (let place = 0; place < text.length; place += 1) mix = Math.imul(mix ^ text.charCodeAt(place), 16777619);
  return mix >>> 0;
}

/** Every action of boards from fixed seeds, the rule sets in turn, as one checksum. */
function checksum(player: Player): string {
  let sum = 2166136261;
  PRESET_IDS.forEach((id, place) => {
    const chance = seededChance(1000 + place);
    for (let number = 1; number <= BOARDS; number += 1) {
      const deal = randomDeal(chance);
      const opening = { rules: presetRules(id), number, dealer: dealerOfBoard(number), deal, coin: 'first' } as const;
      sum = mixed(sum, JSON.stringify(playedOut(opening, player).actions));
    }
  });
  return sum.toString(16);
}

test('all seats by level 1', () => expect(checksum(playerL1)).toBe('dc099dd2'));

test('against players who play anyhow', () => {
  const anyhow = randomPlayer(seededChance(7));
  expect(checksum((view) => (view.seat === 'N' || view.seat === 'E' ? playerL1(view) : anyhow(view)))).toBe('6b8ec171');
});
