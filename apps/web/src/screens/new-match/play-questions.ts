// Questions about play, score and the match (MB 12 to MB 16).

import type { Rules } from '@minibridge/bridge';
import { type Answer, answer, inTargets, type Question, type Words } from './question';

function mode(value: Rules['score']['mode'], label: Words): Answer {
  return answer(value, label, (rules) => ({ ...rules, score: { ...rules.score, mode: value } }));
}

const sheet = (value: Rules['score']['sheet'], label: Words): Answer =>
  answer(value, label, (rules) => ({ ...rules, score: { ...rules.score, sheet: value } }));

const deals = (value: string, label: Words, count?: number): Answer =>
  answer(value, label, (rules) => {
    const { deals: _deals, ...rest } = rules.match;
    return { ...rules, match: count === undefined ? rest : { deals: count, ...rest } };
  });

const minutes = (value: string, label: Words, count?: number): Answer =>
  answer(value, label, (rules) => {
    const { timeLimitMin: _limit, ...rest } = rules.match;
    return { ...rules, match: count === undefined ? rest : { ...rest, timeLimitMin: count } };
  });

const dealer = (value: Rules['match']['firstDealer'], label: Words): Answer =>
  answer(value, label, (rules) => ({ ...rules, match: { ...rules.match, firstDealer: value } }));

const helps = (value: boolean, label: Words): Answer =>
  answer(String(value), label, (rules) => ({ ...rules, dummyMayHelp: value }));

const trick = (value: Rules['score']['trick'], label: Words): Answer =>
  answer(value, label, (rules) => ({ ...rules, score: { ...rules.score, trick: value } }));

const bonus = (game: number): Answer =>
  answer(
    String(game),
    (w) => w['bonus.game']({ points: game }),
    (rules) => ({ ...rules, score: { ...rules.score, bonus: { ...rules.score.bonus, game } } }),
  );

const under = (points: number): Answer =>
  answer(
    String(points),
    (w) => w['under.points']({ points }),
    (rules) => ({ ...rules, score: { ...rules.score, under: points } }),
  );

const inPoints = (rules: Rules): boolean => rules.score.mode === 'duplicate';

export const PLAY_QUESTIONS: readonly Question[] = [
  {
    id: 'mode',
    switch: 'score',
    title: (w) => w['mode.title'](),
    note: (w) => w['mode.note'](),
    answers: [
      mode('made_failed', (w) => w['mode.made_failed']()),
      mode('target_plus_minus', (w) => w['mode.target_plus_minus']()),
      mode('tricks_only', (w) => w['mode.tricks_only']()),
    ],
    read: (rules) => rules.score.mode,
    asked: inTargets,
  },
  {
    id: 'trick',
    switch: 'score',
    title: (w) => w['trick.title'](),
    note: (w) => w['trick.note'](),
    answers: [trick('bridge', (w) => w['trick.bridge']()), trick('none', (w) => w['trick.none']())],
    read: (rules) => rules.score.trick,
    asked: inPoints,
  },
  {
    id: 'bonus',
    switch: 'score',
    title: (w) => w['bonus.title'](),
    note: (w) => w['bonus.note'](),
    answers: [300, 500].map((game) => bonus(game)),
    read: (rules) => String(rules.score.bonus.game),
    asked: inPoints,
  },
  {
    id: 'under',
    switch: 'score',
    title: (w) => w['under.title'](),
    note: (w) => w['under.note'](),
    answers: [under(50), under(100)],
    read: (rules) => String(rules.score.under),
    asked: inPoints,
  },
  {
    id: 'sheet',
    switch: 'score',
    title: (w) => w['sheet.title'](),
    note: (w) => w['sheet.note'](),
    answers: [
      sheet('part_or_game_bonus', (w) => w['sheet.part_or_game_bonus']()),
      sheet('made_plus_game', (w) => w['sheet.made_plus_game']()),
    ],
    read: (rules) => rules.score.sheet,
    asked: inPoints,
  },
  {
    id: 'back',
    switch: 'irregularities',
    title: (w) => w['back.title'](),
    note: (w) => w['back.note'](),
    answers: [
      answer(
        'prevented',
        (w) => w['back.prevented'](),
        (rules) => ({ ...rules, irregularities: 'prevented' }),
      ),
      answer(
        'take_back',
        (w) => w['back.take_back'](),
        (rules) => ({ ...rules, irregularities: 'take_back' }),
      ),
      answer(
        'ebu',
        (w) => w['back.ebu'](),
        (rules) => ({ ...rules, irregularities: 'ebu' }),
      ),
    ],
    read: (rules) => rules.irregularities,
  },
  {
    id: 'help',
    switch: 'dummyMayHelp',
    title: (w) => w['help.title'](),
    note: (w) => w['help.note'](),
    answers: [helps(false, (w) => w['help.no']()), helps(true, (w) => w['help.yes']())],
    read: (rules) => String(rules.dummyMayHelp),
  },
  {
    id: 'deals',
    switch: 'match',
    title: (w) => w['deals.title'](),
    note: (w) => w['deals.note'](),
    answers: [
      deals('1', (w) => w['deals.count']({ deals: 1 }), 1),
      deals('4', (w) => w['deals.count']({ deals: 4 }), 4),
      deals('8', (w) => w['deals.count']({ deals: 8 }), 8),
      deals('12', (w) => w['deals.count']({ deals: 12 }), 12),
      deals('open', (w) => w['deals.open']()),
    ],
    read: (rules) => String(rules.match.deals ?? 'open'),
  },
  {
    id: 'minutes',
    switch: 'match',
    title: (w) => w['minutes.title'](),
    note: (w) => w['minutes.note'](),
    answers: [
      minutes('none', (w) => w['minutes.none']()),
      minutes('20', (w) => w['minutes.count']({ minutes: 20 }), 20),
      minutes('30', (w) => w['minutes.count']({ minutes: 30 }), 30),
      minutes('45', (w) => w['minutes.count']({ minutes: 45 }), 45),
    ],
    read: (rules) => String(rules.match.timeLimitMin ?? 'none'),
  },
  {
    id: 'dealer',
    switch: 'match',
    title: (w) => w['dealer.title'](),
    note: (w) => w['dealer.note'](),
    answers: [
      dealer('draw', (w) => w['dealer.draw']()),
      dealer('north', (w) => w['dealer.north']()),
      dealer('random', (w) => w['dealer.random']()),
    ],
    read: (rules) => rules.match.firstDealer,
  },
];
