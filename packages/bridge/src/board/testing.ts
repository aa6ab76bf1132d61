// Boards for tests: opened with a few words, carried on by actions as text.
// Deals are written out: nothing of the game runs before a test does, so that each test is charged with what it runs.

import type { FullDeal } from '../deal/full-deal';
import { SEATS, type Seat } from '../deal/seat';
import type { Coin } from '../minibridge/declarer-by-points';
import type { Rules } from '../minibridge/rules';
import { action, actionText, rules } from '../testing';
import type { Board } from './board';
import { decide, openBoard } from './decide';
import type { BoardEvent } from './event';
import { boardOf } from './evolve';
import { legalActions } from './legal-actions';

export type Log = readonly BoardEvent[];

/** North 9, east 5, south 16, west 10: south declares, north is dummy, nine spades together. */
export const EXAMPLE: FullDeal = {
  N: ['SA', 'ST', 'S5', 'S2', 'HK', 'H8', 'H4', 'H3', 'D7', 'CQ', 'C9', 'C6', 'C2'],
  E: ['S3', 'H7', 'H5', 'H2', 'DJ', 'DT', 'D9', 'D6', 'D3', 'D2', 'CA', 'CT', 'C4'],
  S: ['SK', 'SQ', 'SJ', 'S8', 'S4', 'HA', 'H6', 'DK', 'DQ', 'D5', 'CJ', 'C7', 'C3'],
  W: ['S9', 'S7', 'S6', 'HQ', 'HJ', 'HT', 'H9', 'DA', 'D8', 'D4', 'CK', 'C8', 'C5'],
};

/** North and south 11 each, east and west 9 each. */
export const EQUAL: FullDeal = {
  N: ['SA', 'SK', 'SQ', 'SJ', 'ST', 'S9', 'S8', 'S7', 'S6', 'S5', 'S4', 'S3', 'HJ'],
  E: ['S2', 'HA', 'HK', 'HQ', 'HT', 'H9', 'H8', 'H7', 'H6', 'H5', 'H4', 'H3', 'H2'],
  S: ['DA', 'DK', 'DQ', 'DJ', 'DT', 'D9', 'D8', 'D7', 'D6', 'D5', 'D4', 'D3', 'CJ'],
  W: ['D2', 'CA', 'CK', 'CQ', 'CT', 'C9', 'C8', 'C7', 'C6', 'C5', 'C4', 'C3', 'C2'],
};

/** A suit each: ten points each, nobody plays. */
export const LEVEL: FullDeal = {
  N: ['SA', 'SK', 'SQ', 'SJ', 'ST', 'S9', 'S8', 'S7', 'S6', 'S5', 'S4', 'S3', 'S2'],
  E: ['HA', 'HK', 'HQ', 'HJ', 'HT', 'H9', 'H8', 'H7', 'H6', 'H5', 'H4', 'H3', 'H2'],
  S: ['DA', 'DK', 'DQ', 'DJ', 'DT', 'D9', 'D8', 'D7', 'D6', 'D5', 'D4', 'D3', 'D2'],
  W: ['CA', 'CK', 'CQ', 'CJ', 'CT', 'C9', 'C8', 'C7', 'C6', 'C5', 'C4', 'C3', 'C2'],
};

/** What is not said of a board in a test. */
export type Setting = {
  readonly rules?: Rules;
  readonly deal?: FullDeal;
  readonly dealer?: Seat;
  readonly coin?: Coin;
  readonly number?: number;
};

/** The first events of a board: the example deal, dealt by north by the default rules, unless something else is said. */
export function opened(setting: Setting = {}): Log {
  return openBoard({ rules: rules('mb.site4'), deal: EXAMPLE, dealer: 'N', coin: 'first', number: 1, ...setting });
}

export function boardAfter(log: Log): Board {
  const board = boardOf(log);
  if (board === undefined) throw new Error('no board was opened');
  return board;
}

/** The log after these actions, each of which must be accepted. */
export function after(log: Log, ...actions: readonly string[]): Log {
  const longer = [...log];
  for (const text of actions) {
    const decision = decide(boardAfter(longer), action(text));
    if (!decision.ok) throw new Error(`${text}: ${JSON.stringify(decision.refusal)}`);
    longer.push(...decision.value);
  }
  return longer;
}

/** `'legal'`, or the refusal of an action. */
export function verdict(log: Log, text: string): object | 'legal' {
  const decision = decide(boardAfter(log), action(text));
  return decision.ok ? 'legal' : decision.refusal;
}

/** The events that an action adds, in a word each. */
export function newEvents(log: Log, text: string): readonly string[] {
  return after(log, text)
    .slice(log.length)
    .map(({ type }) => type);
}

/** The log after the first legal card is played again and again. */
export function playedOut(log: Log): Log {
  const [first] = SEATS.flatMap((seat) => legalActions(boardAfter(log), seat)).filter(({ type }) => type === 'play');
  return first === undefined ? log : playedOut(after(log, actionText(first)));
}
