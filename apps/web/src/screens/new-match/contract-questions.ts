// Questions about dummy and the contract (MB 7, MB 8).

import { BASE_TARGETS, EASY_TARGETS, type Rules, STRAINS } from '@minibridge/bridge';
import { type Answer, answer, inTargets, type Question, type Words } from './question';

/** The rules without what only a target table needs. */
function withoutTargets(rules: Rules): Rules {
  const { targetTable: _table, targetTrumpExtra: _extra, ...rest } = rules;
  return rest;
}

function withoutGamePoints(rules: Rules): Rules {
  const { gameMinHcp: _points, ...rest } = rules;
  return rest;
}

const BONUS = { part: 50, game: 300 };
const SLAM_BONUS = { ...BONUS, small: 800, grand: 1300 };

/** Kinds or levels scored in points; a mode that only targets or counting know is left behind. */
function inPoints(rules: Rules, contract: Rules['contract'], bonus: Rules['score']['bonus']): Rules {
  return { ...withoutTargets(rules), contract, score: { ...rules.score, mode: 'duplicate', bonus } };
}

function withTargets(rules: Rules): Rules {
  const score = { ...rules.score, mode: 'made_failed' } as const;
  return {
    ...withoutGamePoints(rules),
    contract: 'target_table',
    targetTable: BASE_TARGETS,
    targetTrumpExtra: 0,
    score,
  };
}

function counting(rules: Rules): Rules {
  const score = { ...rules.score, mode: 'tricks_only' } as const;
  return { ...withoutGamePoints(withoutTargets(rules)), contract: 'none', score };
}

const hasGames = (rules: Rules): boolean => !inTargets(rules) && rules.contract !== 'none';

const down = (value: Rules['dummyDown'], label: Words): Answer =>
  answer(value, label, (rules) => ({ ...rules, dummyDown: value }));

/** Which of the answers on trumps is in force. */
function strainsRead({ denominations }: Rules): string {
  if (denominations.length === 1) return 'no-trump';
  return denominations.length === 3 ? 'majors' : 'all';
}

/** Points together from which a game is commonly chosen. */
const GAME_POINTS = [23, 24, 25, 26] as const;

export const CONTRACT_QUESTIONS: readonly Question[] = [
  {
    id: 'dummy',
    switch: 'dummyDown',
    title: (w) => w['dummy.title'](),
    note: (w) => w['dummy.note'](),
    answers: [
      down('before_contract', (w) => w['dummy.before_contract']()),
      down('shape_first', (w) => w['dummy.shape_first']()),
      down('after_lead', (w) => w['dummy.after_lead']()),
    ],
    read: (rules) => rules.dummyDown,
  },
  {
    id: 'contract',
    switch: 'contract',
    title: (w) => w['contract.title'](),
    note: (w) => w['contract.note'](),
    answers: [
      answer(
        'part_game',
        (w) => w['contract.part_game'](),
        (rules) => inPoints(rules, 'part_game', BONUS),
      ),
      answer(
        'part_game_small',
        (w) => w['contract.part_game_small'](),
        (rules) => inPoints(rules, 'part_game_small', { ...BONUS, small: 800 }),
      ),
      answer(
        'part_game_small_grand',
        (w) => w['contract.part_game_small_grand'](),
        (rules) => inPoints(rules, 'part_game_small_grand', SLAM_BONUS),
      ),
      answer(
        'levels_1_7',
        (w) => w['contract.levels_1_7'](),
        (rules) => inPoints(rules, 'levels_1_7', SLAM_BONUS),
      ),
      answer('target_table', (w) => w['contract.target_table'](), withTargets),
      answer('none', (w) => w['contract.none'](), counting),
    ],
    read: (rules) => rules.contract,
  },
  {
    id: 'targets',
    switch: 'targetTable',
    title: (w) => w['targets.title'](),
    note: (w) => w['targets.note'](),
    answers: [
      answer(
        'base',
        (w) => w['targets.base'](),
        (rules) => ({ ...rules, targetTable: BASE_TARGETS }),
      ),
      answer(
        'easy',
        (w) => w['targets.easy'](),
        (rules) => ({ ...rules, targetTable: EASY_TARGETS }),
      ),
    ],
    read: (rules) => (JSON.stringify(rules.targetTable) === JSON.stringify(EASY_TARGETS) ? 'easy' : 'base'),
    asked: inTargets,
  },
  {
    id: 'extra',
    switch: 'targetTrumpExtra',
    title: (w) => w['extra.title'](),
    note: (w) => w['extra.note'](),
    answers: [
      answer(
        '0',
        (w) => w['extra.no'](),
        (rules) => ({ ...rules, targetTrumpExtra: 0 }),
      ),
      answer(
        '1',
        (w) => w['extra.yes'](),
        (rules) => ({ ...rules, targetTrumpExtra: 1 }),
      ),
    ],
    read: (rules) => String(rules.targetTrumpExtra ?? 0),
    asked: inTargets,
  },
  {
    id: 'strains',
    switch: 'denominations',
    title: (w) => w['strains.title'](),
    note: (w) => w['strains.note'](),
    answers: [
      answer(
        'all',
        (w) => w['strains.all'](),
        (rules) => ({ ...rules, denominations: STRAINS }),
      ),
      answer(
        'majors',
        (w) => w['strains.majors'](),
        (rules) => ({ ...rules, denominations: ['H', 'S', 'NT'] }),
      ),
      answer(
        'no-trump',
        (w) => w['strains.no-trump'](),
        (rules) => ({ ...rules, denominations: ['NT'] }),
      ),
    ],
    read: (rules) => strainsRead(rules),
  },
  {
    id: 'fit',
    switch: 'minTrumpFit',
    title: (w) => w['fit.title'](),
    note: (w) => w['fit.note'](),
    answers: [
      answer(
        '0',
        (w) => w['fit.free'](),
        (rules) => ({ ...rules, minTrumpFit: 0 }),
      ),
      answer(
        '8',
        (w) => w['fit.eight'](),
        (rules) => ({ ...rules, minTrumpFit: 8 }),
      ),
      answer(
        '8-9',
        (w) => w['fit.eight-nine'](),
        (rules) => ({ ...rules, minTrumpFit: { major: 8, minor: 9 } }),
      ),
    ],
    read: (rules) => (typeof rules.minTrumpFit === 'number' ? String(rules.minTrumpFit) : '8-9'),
  },
  {
    id: 'game',
    switch: 'gameMinHcp',
    title: (w) => w['game.title'](),
    note: (w) => w['game.note'](),
    answers: [
      answer('free', (w) => w['game.free'](), withoutGamePoints),
      answer(
        'advice',
        (w) => w['game.advice'](),
        (rules) => ({ ...rules, gameMinHcp: { hcp: 25, mode: 'advice' } }),
      ),
      answer(
        'enforced',
        (w) => w['game.enforced'](),
        (rules) => ({ ...rules, gameMinHcp: { hcp: 25, mode: 'enforced' } }),
      ),
    ],
    read: (rules) => rules.gameMinHcp?.mode ?? 'free',
    asked: hasGames,
  },
  {
    id: 'figure',
    switch: 'gameMinHcp',
    title: (w) => w['figure.title'](),
    note: (w) => w['figure.note'](),
    answers: GAME_POINTS.map((hcp) =>
      answer(
        String(hcp),
        (w) => w['figure.points']({ points: hcp }),
        (rules) => ({ ...rules, gameMinHcp: { hcp, mode: rules.gameMinHcp?.mode ?? 'advice' } }),
      ),
    ),
    read: (rules) => String(rules.gameMinHcp?.hcp ?? ''),
    asked: (rules) => hasGames(rules) && rules.gameMinHcp !== undefined,
  },
];
