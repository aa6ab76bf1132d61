// Boards for tests: opened with a few words, carried on by actions as text.

import type { FullDeal } from '../deal/full-deal';
import { SEATS, type Seat } from '../deal/seat';
import type { Coin } from '../minibridge/declarer-by-points';
import type { Rules } from '../minibridge/rules';
import { action, actionText, deal, rules } from '../testing';
import type { Board } from './board';
import { decide, openBoard } from './decide';
import type { BoardEvent } from './event';
import { boardOf } from './evolve';
import { legalActions } from './legal-actions';

export type Log = readonly BoardEvent[];

/** North 9, east 5, south 16, west 10: south declares, north is dummy, nine spades together. */
export const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');

/** North and south 11 each, east and west 9 each. */
export const EQUAL = deal('N:AKQJT9876543.J.. 2.AKQT98765432.. ..AKQJT9876543.J ..2.AKQT98765432');

/** A suit each: ten points each, nobody plays. */
export const LEVEL = deal('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432');

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
