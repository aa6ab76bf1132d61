// Refusals, as a client reads them.

import { type Phase, type ProblemReason, type RulesProblem, SWITCH_NAMES } from '@minibridge/bridge';
import * as v from 'valibot';
import type { CommandRefusal } from '../refusal';
import { CARD, CARD_NUMBER, PHRASE, RETRY_AFTER, SEAT, STRAIN, SUIT, upTo, WHO, whole } from './basic';
import { byName, type Reads, type Rows } from './by-name';

/** A refusal with this reason, and what a sentence about it needs. */
function because<R extends string, E extends v.ObjectEntries>(reason: R, data: E) {
  return v.object({ reason: v.literal(reason), ...data });
}

const PHASES = { announcing: 0, agreeing: 0, choosing: 0, play: 0, over: 0 } satisfies { readonly [P in Phase]: 0 };

const PROBLEM_REASONS = {
  'counting-needs-tricks-only': 0,
  'target-table-missing': 0,
  'target-table-gap': 0,
  'target-table-overlap': 0,
  'target-table-unused': 0,
  'target-extra-unused': 0,
  'target-out-of-range': 0,
  'no-denomination': 0,
  'denomination-twice': 0,
  'fit-needs-no-trump': 0,
  'fit-out-of-range': 0,
  'fit-needs-dummy-lengths': 0,
  'game-points-out-of-range': 0,
  'game-points-need-game': 0,
  'slam-bonus-missing': 0,
  'score-out-of-range': 0,
  'deals-out-of-range': 0,
  'time-out-of-range': 0,
} satisfies { readonly [R in ProblemReason]: 0 };

/** One of the keys of a record that has to name them all. */
function keyOf<K extends string>(record: { readonly [N in K]: 0 }) {
  return v.picklist(Object.keys(record) as K[]);
}

const problem: Reads<RulesProblem> = v.object({ switch: v.picklist(SWITCH_NAMES), reason: keyOf(PROBLEM_REASONS) });

const count = upTo(100);
const points = v.object({ have: count, need: count });

const ROWS: Rows<CommandRefusal, 'reason'> = {
  'wrong-phase': because('wrong-phase', { phase: keyOf(PHASES) }),
  'not-your-turn': because('not-your-turn', { turn: SEAT }),
  'already-announced': because('already-announced', {}),
  'points-out-of-range': because('points-out-of-range', { points: whole(-1000, 1000) }),
  'not-of-the-declaring-side': because('not-of-the-declaring-side', {}),
  'already-proposed': because('already-proposed', { declarer: SEAT }),
  'declarer-chooses': because('declarer-chooses', { declarer: SEAT }),
  'contract-not-in-these-rules': because('contract-not-in-these-rules', {}),
  'fit-too-short': because('fit-too-short', { strain: STRAIN, ...points.entries }),
  'game-needs-points': because('game-needs-points', points.entries),
  'points-demand-game': because('points-demand-game', points.entries),
  'dummy-decides-nothing': because('dummy-decides-nothing', {}),
  'card-not-held': because('card-not-held', { card: CARD }),
  'must-follow-suit': because('must-follow-suit', { suit: SUIT }),
  'no-taking-back': because('no-taking-back', {}),
  'nothing-to-take-back': because('nothing-to-take-back', {}),
  'not-your-card': because('not-your-card', {}),
  paused: because('paused', { by: SEAT }),
  'no-board': because('no-board', {}),
  'board-in-play': because('board-in-play', {}),
  'match-over': because('match-over', {}),
  'first-dealer-known': because('first-dealer-known', {}),
  'first-dealer-missing': because('first-dealer-missing', {}),
  'card-drawn-twice': because('card-drawn-twice', {}),
  'not-a-deal': because('not-a-deal', {}),
  'undo-not-allowed': because('undo-not-allowed', {}),
  'nothing-to-undo': because('nothing-to-undo', {}),
  'played-since': because('played-since', { by: SEAT }),
  'undo-asked': because('undo-asked', { by: SEAT }),
  'no-undo-asked': because('no-undo-asked', {}),
  'not-asked': because('not-asked', {}),
  'no-pausing': because('no-pausing', {}),
  'not-paused': because('not-paused', {}),
  'not-your-seat': because('not-your-seat', { seat: SEAT }),
  'not-seated': because('not-seated', {}),
  'host-only': because('host-only', {}),
  'phrase-after-the-deal': because('phrase-after-the-deal', { phrase: PHRASE }),
  'dummy-is-silent': because('dummy-is-silent', {}),
  'declarer-thanks': because('declarer-thanks', {}),
  outdated: because('outdated', {}),
  'seat-taken': because('seat-taken', { seat: SEAT }),
  'host-seats-people': because('host-seats-people', {}),
  'no-such-person': because('no-such-person', { who: WHO }),
  'not-agreed': because('not-agreed', { who: v.pipe(v.array(WHO), v.maxLength(4)) }),
  'other-card': because('other-card', { card: CARD_NUMBER }),
  'rules-contradict': because('rules-contradict', { problems: v.pipe(v.array(problem), v.maxLength(40)) }),
  'no-such-table': because('no-such-table', {}),
  'no-such-code': because('no-such-code', { kind: v.picklist(['table', 'return']) }),
  'table-full': because('table-full', {}),
  'removed-by-host': because('removed-by-host', {}),
  'too-many': because('too-many', {
    of: v.picklist(['commands', 'tables', 'guesses', 'phrases']),
    retryAfter: RETRY_AFTER,
  }),
  'not-kept': because('not-kept', { retryAfter: RETRY_AFTER }),
};

export const REFUSAL: Reads<CommandRefusal> = byName<'reason', CommandRefusal>('reason', ROWS);

/** Every reason, for the docs. */
export const REFUSAL_REASONS: readonly string[] = Object.keys(ROWS);
