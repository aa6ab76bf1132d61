// Level 1 is what other levels are measured against: whatever is changed around it, it does the same in every position.

import { createHash } from 'node:crypto';
import { dealerOfBoard, PRESET_IDS, presetRules, randomDeal, seededChance } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { type Player, playedOut, playerL1, randomPlayer } from './testing';

/** Boards by each of the rule sets: 312 in all. */
const BOARDS = 24;

/** Every action of boards from fixed seeds, the rule sets in turn, as one checksum. */
function checksum(player: Player): string {
  const sum = createHash('sha256');
  PRESET_IDS.forEach((id, place) => {
    const chance = seededChance(1000 + place);
    for (let number = 1; number <= BOARDS; number += 1) {
      const deal = randomDeal(chance);
      const opening = { rules: presetRules(id), number, dealer: dealerOfBoard(number), deal, coin: 'first' } as const;
      sum.update(JSON.stringify(playedOut(opening, player).actions));
    }
  });
  return sum.digest('hex').slice(0, 16);
}

test('all seats by level 1', () => expect(checksum(playerL1)).toBe('f4c1d1134214c605'));

test('against players who play anyhow', () => {
  const anyhow = randomPlayer(seededChance(7));
  expect(checksum((view) => (view.seat === 'N' || view.seat === 'E' ? playerL1(view) : anyhow(view)))).toBe(
    '5a262b4eb7843488',
  );
});
