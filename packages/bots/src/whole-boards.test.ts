import { dealerOfBoard, PRESET_IDS, presetRules, randomDeal, seededChance } from '@minibridge/bridge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playedOut, playerL1, randomPlayer } from './testing';

/** 300 boards for each rule set at most, fewer in a quick check; at night as many as are asked for. */
const ASKED = fc.readConfigureGlobal().numRuns ?? 100;
const RUNS = ASKED > 1000 ? ASKED : Math.min(ASKED, 300);
const seed = fc.nat();

function opening(id: (typeof PRESET_IDS)[number], number: number) {
  const deal = randomDeal(seededChance(number));
  return { rules: presetRules(id), number: 1, dealer: dealerOfBoard(number + 1), deal, coin: 'first' } as const;
}

describe('whole boards by level 1', () => {
  test.each(PRESET_IDS)('%s: every action is accepted, every board ends', (id) => {
    fc.assert(
      fc.property(seed, (number) => {
        const { board } = playedOut(opening(id, number), playerL1);
        return board.phase === 'over';
      }),
      { numRuns: RUNS },
    );
  });

  test('the same deal is played the same way', () => {
    fc.assert(
      fc.property(seed, (number) => {
        const [one, other] = [
          playedOut(opening('mb.ebu', number), playerL1),
          playedOut(opening('mb.ebu', number), playerL1),
        ];
        expect(other.actions).toEqual(one.actions);
      }),
      { numRuns: Math.min(RUNS, 50) },
    );
  });

  test('in positions that no level 1 player would reach', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(...PRESET_IDS), (number, id) => {
        const anyhow = randomPlayer(seededChance(number));
        const { board } = playedOut(opening(id, number), (view) => (view.seat === 'N' ? playerL1(view) : anyhow(view)));
        return board.phase === 'over';
      }),
      { numRuns: RUNS },
    );
  });
});
