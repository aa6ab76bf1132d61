// No card in any byte before its viewer may know it: over random boards of all presets, seat by seat.

import { type Card, isCard, PACK, seededChance, type Viewer } from '@minibridge/bridge';
import { ReleasedAtTable, type TableEvent } from '@minibridge/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUntil } from '../../bridge/fixtures/random-board';
import { cardsSeen, VIEWERS } from '../../bridge/fixtures/seen-cards';
import { playedAgain, twinDeal } from '../../bridge/fixtures/twin-deal';
import { logOf, type RandomMatch, randomMatch } from '../fixtures/random-match';
import { decodeServer } from './decode';
import { encodeReleased } from './encode';

const TABLE = 'KMTPQR';

/** All that is sent to `viewer` of this log. */
function sent(viewer: Viewer, log: readonly TableEvent[]): readonly string[] {
  return ReleasedAtTable.to(viewer, log).map((released) => encodeReleased(TABLE, released));
}

/** Suits in their order with dots between: a hand as it travels. */
const HAND = /"([AKQJT2-9]*)\.([AKQJT2-9]*)\.([AKQJT2-9]*)\.([AKQJT2-9]*)"/g;

/** Every card that a text names, read from the bytes without any decoder. */
function cardsIn(text: string): readonly Card[] {
  const alone = [...text.matchAll(/[SHDC][AKQJT2-9]/g)].map(([card]) => card);
  const held = [...text.matchAll(HAND)].flatMap(([, ...suits]) =>
    suits.flatMap((ranks, place) => [...ranks].map((rank) => `${'SHDC'[place]}${rank}`)),
  );
  return [...alone, ...held].filter(isCard);
}

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
/** The number alone plays a failed board again. */
const SEED_TELLS_ALL = { endOnFailure: true };
const FEWER = { endOnFailure: true, numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10) };

type Release = (viewer: Viewer, log: readonly TableEvent[]) => readonly string[];

/** Cards in the bytes for a viewer at some moment of the board that the viewer has not seen. */
function leaks({ board: { opening, steps }, seed }: { board: RandomMatch['board']; seed: number }, release: Release) {
  const moment = seededChance(seed)() % steps.length;
  const log = logOf(opening.rules, logUntil(steps, moment));
  return VIEWERS.flatMap((viewer) => {
    const seen = cardsSeen(viewer, steps.slice(0, moment + 1));
    return release(viewer, log)
      .flatMap(cardsIn)
      .filter((card) => !seen.has(card));
  });
}

describe('what is sent to a viewer', () => {
  test('names no card that the viewer has not seen', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(leaks({ board: randomMatch(seed).board, seed }, sent)).toEqual([]);
      }),
      SEED_TELLS_ALL,
    );
  });

  test('is byte for byte the same when unseen cards lie differently', () => {
    let twins = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { board } = randomMatch(seed);
        const chance = seededChance(seed);
        const until = board.steps.slice(0, 1 + (chance() % board.steps.length));
        for (const viewer of VIEWERS) {
          const deal = twinDeal(viewer, until, { deal: board.opening.deal, chance });
          const again = playedAgain({ ...board.opening, deal }, until);
          if (again === undefined || deal === board.opening.deal) continue;
          twins += 1;
          const log = logOf(board.opening.rules, logUntil(until, until.length));
          expect(sent(viewer, logOf(board.opening.rules, again))).toEqual(sent(viewer, log));
        }
      }),
      SEED_TELLS_ALL,
    );
    expect(twins).toBeGreaterThan(0);
  });

  test('is understood, event by event', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { log } = randomMatch(seed);
        for (const viewer of VIEWERS) {
          const released = ReleasedAtTable.to(viewer, log);
          const heard = sent(viewer, log).map(decodeServer);
          expect(heard).toEqual(
            released.map(({ seq, event }) => ({
              ok: true,
              value: { type: 'released', table: TABLE, number: seq, event },
            })),
          );
        }
      }),
      FEWER,
    );
  });
});

describe('teeth', () => {
  test('one hand sent to everybody is seen in the bytes', () => {
    const leaking: Release = (viewer, log) => [...sent(viewer, log), ...sent({ as: 'seat', seat: 'W' }, log)];
    const seen = Array.from({ length: 20 }, (_, seed) => leaks({ board: randomMatch(seed).board, seed }, leaking));
    expect(seen.filter((cards) => cards.length > 0).length).toBeGreaterThan(10);
  });
  test('cards are found in bytes however they travel', () => {
    expect(cardsIn('["KMTPQR",137,"card","W","HQ"]')).toContain('HQ');
    expect(cardsIn('["KMTPQR",4,"hand","S","AT.K..9"]')).toEqual(['SA', 'ST', 'HK', 'C9']);
    const all = cardsIn(`"${Array(4).fill('AKQJT98765432').join('.')}"`);
    expect([...all].sort()).toEqual([...PACK].sort());
  });
});
