import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaintsAbout, twinLogs } from '../../fixtures/board-properties';
import { type RandomBoard, randomBoard } from '../../fixtures/random-board';
import { STRAINS } from '../contract/strain';
import { PRESET_IDS } from '../minibridge/preset-ids';
import { presetRules } from '../minibridge/presets';
import type { Rules, Switches, TargetRow } from '../minibridge/rules';
import { rulesProblems } from '../minibridge/rules-problems';

/** Everything about a board comes from one number: the number alone plays a failed board again. */
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const SEEDS_TELL_ALL = { endOnFailure: true } as const;

/** Milliseconds: a board takes ten of them, and twenty times as long on a busy machine. */
const PATIENCE = 60_000 + 200 * (fc.readConfigureGlobal().numRuns ?? 100);

function expectWell(rules: Rules, seed: number): void {
  expect(complaintsAbout(randomBoard(rules, seed))).toEqual([]);
}

describe('every board of every preset — cards, laws, secrets, log and end', () => {
  const check = (rules: Rules): void => {
    fc.assert(
      fc.property(seeds, (seed) => expectWell(rules, seed)),
      SEEDS_TELL_ALL,
    );
  };
  test.each(PRESET_IDS)('%s', (id) => check(presetRules(id)), PATIENCE);
});

/** Rows for 21 (or 20) to 40, cut at any places. */
const targetTables: fc.Arbitrary<readonly TargetRow[]> = fc
  .record({
    from: fc.constantFrom(20, 21),
    cuts: fc.uniqueArray(fc.integer({ min: 22, max: 40 }), { maxLength: 6 }),
    tricks: fc.array(fc.integer({ min: 7, max: 13 }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ from, cuts, tricks }) => {
    const begins = [from, ...cuts.sort((a, b) => a - b)];
    return begins.map((begin, row) => ({ from: begin, to: (begins[row + 1] ?? 41) - 1, tricks: tricks[row] ?? 7 }));
  });

const gameFrom: fc.Arbitrary<Pick<Switches, 'gameMinHcp'>> = fc.oneof(
  fc.constant({}),
  fc.record({
    gameMinHcp: fc.record({
      hcp: fc.integer({ min: 21, max: 40 }),
      mode: fc.constantFrom('advice' as const, 'enforced' as const),
    }),
  }),
);

/** What belongs together: the contracts, what they need and how they are scored. */
const contracts: fc.Arbitrary<Pick<Switches, 'contract' | 'gameMinHcp' | 'targetTable' | 'targetTrumpExtra'>> =
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom(
          'part_game' as const,
          'part_game_small' as const,
          'part_game_small_grand' as const,
          'levels_1_7' as const,
        ),
        gameFrom,
      )
      .map(([contract, game]) => ({ contract, ...game })),
    fc.record({
      contract: fc.constant('target_table' as const),
      targetTable: targetTables,
      targetTrumpExtra: fc.constantFrom(0 as const, 1 as const),
    }),
    fc.constant({ contract: 'none' as const }),
  );

const customRules: fc.Arbitrary<Rules> = fc
  .record({
    id: fc.constant('custom'),
    points: fc.record({
      reveal: fc.constantFrom('auto' as const, 'announce' as const, 'self_count' as const),
      verify: fc.constantFrom('sum_only' as const, 'each_hand' as const),
    }),
    redeal2020: fc.constantFrom('same_dealer' as const, 'next_dealer' as const),
    declarer: fc.constantFrom('more_hcp' as const, 'partners_choose' as const),
    declarerTie: fc.constantFrom('first_from_dealer' as const, 'partners_choose' as const, 'coin' as const),
    dummyDown: fc.constantFrom('before_contract' as const, 'shape_first' as const, 'after_lead' as const),
    contracts,
    denominations: fc.subarray([...STRAINS], { minLength: 1 }),
    minTrumpFit: fc.oneof(
      fc.constantFrom(0 as const, 8 as const),
      fc.record({ major: fc.integer({ min: 0, max: 13 }), minor: fc.integer({ min: 0, max: 13 }) }),
    ),
    mode: fc.constantFrom(
      'duplicate' as const,
      'tricks_only' as const,
      'target_plus_minus' as const,
      'made_failed' as const,
    ),
    irregularities: fc.constantFrom('prevented' as const, 'take_back' as const, 'ebu' as const),
    dummyMayHelp: fc.boolean(),
  })
  .map(({ contracts: { contract, ...needs }, mode, ...others }): Rules => {
    const counted = contract === 'none' ? 'tricks_only' : mode;
    const bonus = { part: 50, game: 300, small: 800, grand: 1300 };
    const score = { trick: 'bridge', bonus, under: 50, mode: counted, sheet: 'part_or_game_bonus' } as const;
    return { ...others, ...needs, contract, score, match: { firstDealer: 'draw' } };
  })
  .filter((rules) => rulesProblems(rules).length === 0);

describe('every board of every custom rule set — cards, laws, secrets, log and end', () => {
  test('custom', () => fc.assert(fc.property(customRules, seeds, expectWell)), PATIENCE);
});

describe('the properties look at something', () => {
  const seeded = Array.from({ length: 100 }, (_, seed) => seed);
  const school = (seed: number): RandomBoard => randomBoard(presetRules('mb.ebu-school'), seed);
  test('most boards have twins: second deals that some viewer cannot tell from the first', () => {
    const twins = seeded.slice(0, 40).filter((seed) => twinLogs(school(seed)) !== undefined);
    expect(twins.length).toBeGreaterThan(20);
  });
  test('points are corrected and counted again, partners agree, dummy helps, cards are taken back', () => {
    const missing = new Set(['pointsCorrected', 'declarerProposed', 'handFaced', 'handShown', 'takenBack']);
    const recounts = seeded.some((seed) => {
      const { steps } = school(seed);
      for (const { events } of steps) for (const { type } of events) missing.delete(type);
      return missing.size === 0 && steps.some(({ board }) => board.recounts > 0);
    });
    expect([...missing]).toEqual([]);
    expect(recounts).toBe(true);
  });
});
