// The rule card over all presets, all ways of taking back and all switches: six short sentences that say what is played.

import { PRESET_IDS, type PresetId, presetRules, type Rules, rulesProblems, STRAINS } from '@minibridge/bridge';
import { LANGUAGES, loadMessages, type Variant, variantFor } from '@minibridge/messages';
import type { TablePolicy } from '@minibridge/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardWords, ruleLines } from './rule-lines';

const UNDO: readonly TablePolicy['undo'][] = ['never', 'with-consent', 'free'];
/** Characters of a line: four rows of a phone at most. */
const SHORT = 160;

const VARIANTS = new Set(LANGUAGES.flatMap(({ code }) => [variantFor(code, 'plain'), variantFor(code, 'federation')]));

async function wordsIn(variant: Variant): Promise<CardWords> {
  return { rules: await loadMessages(variant, 'rules'), say: await loadMessages(variant, 'table') };
}

const english = await wordsIn('en');

/** One sentence: a capital first, one full stop and that at the end; a point within a figure is none. */
const SENTENCE = /^\p{Lu}([^.!?]|\d\.(?=\d))*\.$/u;

const lineOf = (id: PresetId, changes: Partial<Rules>, line: number, undo: TablePolicy['undo'] = 'never') =>
  ruleLines(english, { ...presetRules(id), ...changes }, undo)[line - 1];

describe.each([...VARIANTS])('in %s', async (variant) => {
  const words = await wordsIn(variant);

  test.each(PRESET_IDS.flatMap((id) => UNDO.map((undo) => [id, undo] as const)))(
    '%s, taking back %s: six different short sentences',
    (id, undo) => {
      const lines = ruleLines(words, presetRules(id), undo);
      expect(new Set(lines).size).toBe(6);
      for (const line of lines) {
        expect(line).toMatch(SENTENCE);
        expect(line.length).toBeLessThanOrEqual(SHORT);
      }
    },
  );

  test('the card tells every two presets apart', () => {
    const cards = PRESET_IDS.map((id) => ruleLines(words, presetRules(id), 'never').join(' '));
    expect(new Set(cards).size).toBe(PRESET_IDS.length);
  });
});

describe('taking back is what the table allows, whatever the rule set says of real cards', () => {
  test.each(PRESET_IDS)('%s', (id) => {
    const line = (undo: TablePolicy['undo']) => lineOf(id, {}, 5, undo);
    expect(line('never')).toBe('A played card stays played.');
    expect(line('with-consent')).toBe(
      'A card may be taken back before another person plays, if the opponents agree; bots always do.',
    );
    expect(line('free')).toBe('You may take back your last card at any time.');
  });
});

describe('the card holds what the tile of a preset promises', () => {
  test.each<[PresetId, number, string]>([
    ['mb.site4', 1, 'shown to everybody'],
    ['mb.site4', 6, '4 deals'],
    ['mb.ebu', 1, 'in turn'],
    ['mb.ebu-school', 2, 'with equal points, the two choose'],
    ['mb.ebu-school', 3, 'dummy may help'],
    ['mb.acbl', 6, 'the sheet has 50 for making and 250 for a game'],
    ['mb.slam800', 4, 'small slam'],
    ['mb.slam800', 6, 'small slam 800'],
    ['mb.slams', 6, 'small slam 800, a grand slam 1,300'],
    ['mb.levels', 4, '1 to 7 tricks above six'],
    ['mb.nbb', 4, 'trumps need 8 cards together; a game from 25 points on, and only then'],
    ['mb.shape-first', 3, 'Dummy tells its suit lengths'],
    ['mb.nt-first', 4, 'always in no trump'],
    ['mb.count', 4, 'There is no contract'],
    ['mb.count', 6, 'every trick is a point'],
    ['mb.targets', 4, 'Your points together say how many tricks you need'],
    ['mb.targets+1', 4, 'one more with trumps'],
  ])('%s, line %i: %s', (id, line, promise) => expect(lineOf(id, {}, line)).toContain(promise));
});

describe('a changed switch changes its line', () => {
  test.each<[Partial<Rules>, number, string]>([
    [{ points: { reveal: 'self_count', verify: 'sum_only' } }, 1, 'Each player counts the own hand'],
    [{ declarerTie: 'coin' }, 2, 'a coin decides'],
    [{ declarer: 'partners_choose' }, 2, 'The two partners agree who of them is declarer.'],
    [{ dummyDown: 'after_lead' }, 3, 'without seeing dummy’s cards.'],
    [{ dummyDown: 'after_lead', dummyMayHelp: true }, 3, 'then dummy may help'],
    [{ denominations: ['H', 'S', 'NT'] }, 4, 'Declarer chooses part-score or game (♥ ♠ NT).'],
    [{ minTrumpFit: { major: 8, minor: 9 } }, 4, 'trumps need 8 cards together, clubs and diamonds 9'],
    [{ minTrumpFit: 8, denominations: ['NT'] }, 4, 'game, always in no trump.'],
    [{ gameMinHcp: { hcp: 25, mode: 'advice' } }, 4, 'from 25 points on a game is advised'],
    [{ match: { timeLimitMin: 30, firstDealer: 'draw' } }, 6, 'no deal begins after 30 minutes'],
  ])('%j', (changes, line, text) => expect(lineOf('mb.site4', changes, line)).toContain(text));
});

test('every combination of switches makes six sentences', () => {
  const { score } = presetRules('mb.slams');
  const rules = fc
    .record({
      points: fc.record({
        reveal: fc.constantFrom('auto', 'announce', 'self_count'),
        verify: fc.constantFrom('sum_only', 'each_hand'),
      }),
      declarer: fc.constantFrom('more_hcp', 'partners_choose'),
      declarerTie: fc.constantFrom('first_from_dealer', 'partners_choose', 'coin'),
      dummyDown: fc.constantFrom('before_contract', 'shape_first', 'after_lead'),
      contract: fc.constantFrom('part_game', 'part_game_small', 'part_game_small_grand', 'levels_1_7', 'none'),
      denominations: fc.subarray([...STRAINS], { minLength: 1 }),
      minTrumpFit: fc.constantFrom(0, 8, { major: 8, minor: 9 }),
      score: fc
        .record({
          mode: fc.constantFrom('duplicate', 'tricks_only', 'made_failed', 'target_plus_minus'),
          sheet: fc.constantFrom('part_or_game_bonus', 'made_plus_game'),
        })
        .map((changes) => ({ ...score, ...changes })),
      dummyMayHelp: fc.boolean(),
      match: fc.record(
        {
          deals: fc.integer({ min: 1, max: 100 }),
          timeLimitMin: fc.integer({ min: 1, max: 600 }),
          firstDealer: fc.constant('draw' as const),
        },
        { requiredKeys: ['firstDealer'] },
      ),
    })
    .map((changes): Rules => ({ ...presetRules('mb.slams'), ...(changes as Partial<Rules>) }))
    .filter((each) => rulesProblems(each).length === 0);
  fc.assert(
    fc.property(rules, fc.constantFrom(...UNDO), (each, undo) => {
      const lines = ruleLines(english, each, undo);
      expect(lines).toHaveLength(6);
      for (const line of lines) expect(line).toMatch(SENTENCE);
      const speaksOfTrumps = /trump suit|trumps need|♠|♥|♦|♣/.test(lines[3] ?? '');
      expect(speaksOfTrumps).toBe(each.denominations.some((strain) => strain !== 'NT'));
      expect(lines[2]?.includes('help')).toBe(each.dummyMayHelp);
    }),
  );
});
