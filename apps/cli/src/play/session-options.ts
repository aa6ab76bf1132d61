// The options of boards that bots play, read in one place: which rules, how many boards, which cards.

import { accept, DEFAULT_PRESET, type Result } from '@minibridge/bridge';
import type { Complaint } from '../complaint';
import { optional } from '../reading/given';
import { readCount, readSeed } from '../reading/number';
import type { Given, Option } from '../reading/options';
import { RULES_OPTION, readRules } from '../reading/rules';
import type { Session } from './play-boards';

/** What each command says of them in its own words: how many boards are usual, and what it is without a seed. */
export type SessionWords = { readonly usual: number; readonly withoutSeed: string };

/** For help. */
export function sessionOptions({ usual, withoutSeed }: SessionWords): readonly Option[] {
  return [
    RULES_OPTION,
    { name: 'boards', hint: 'N', what: `how many boards, 1 to 1000000 (${usual}); a 20-20 deal does not count` },
    { name: 'seed', hint: 'N', what: `the same boards for the same number; without it ${withoutSeed}` },
  ];
}

export function readSession(given: Given, { usual }: SessionWords): Result<Session, Complaint> {
  const rules = optional(given, 'rules', readRules);
  if (!rules.ok) return rules;
  const boards = optional(given, 'boards', readCount);
  if (!boards.ok) return boards;
  const seed = optional(given, 'seed', readSeed);
  if (!seed.ok) return seed;
  return accept({ rules: rules.value ?? DEFAULT_PRESET, boards: boards.value ?? usual, seed: seed.value });
}
