// A few cards asked about bring what they bring when all are asked about.

import { below, randomDeal, SEATS, seededChance } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { engineHands } from '../crew/encode';
import { randomHands } from '../testing';
import { createEngine } from './engine';

const engine = await createEngine();

test('among all cards and among a few, each brings the same', () => {
  const chance = seededChance(3);
  for (let run = 0; run < 120; run += 1) {
    const hands = run < 3 ? randomDeal(chance) : randomHands(4 + below(5, chance), chance);
    engine.setPosition({
      hands: engineHands(hands),
      strain: below(5, chance),
      leader: below(SEATS.length, chance),
      trick: [],
    });
    const all = engine.cardTricks() ?? [];
    const few = all.filter((_, place) => place % 3 === run % 3);
    expect(engine.cardTricks(few)).toEqual(few);
  }
});
