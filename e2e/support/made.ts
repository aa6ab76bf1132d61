// Matches as the page keeps them, made without playing them on the page: bots play all four hands up to the moment that is wanted.

import { decideL1 } from '@minibridge/bots';
import {
  type Board,
  type Card,
  cardsPlayed,
  dummyOf,
  type FullDeal,
  type PresetId,
  presetRules,
  randomDeal,
  type Seat,
  SeatView,
  seededChance,
} from '@minibridge/bridge';
import {
  actorsOn,
  type BotLevel,
  type Command,
  decideTable,
  evolveTable,
  openTable,
  type Seating,
  stageOf,
  type Table,
  type TableEvent,
  usualPolicy,
} from '@minibridge/table';

type Role = 'declarer' | 'dummy' | 'defender';

export type Made = {
  readonly rules?: PresetId;
  /** What south is in the last deal; any, if nothing is said. */
  readonly role?: Role;
  readonly name?: string;
  /** Of the bots that play on; so far all is played by rules. */
  readonly level?: BotLevel;
  /** Deals played before. */
  readonly after?: number;
  /** Where the last deal stands: a stage, or so many cards and then the turn of the person. */
  readonly at: 'draw' | 'count' | 'agree' | 'contract' | 'score' | number;
  /** Given cards in place of shuffled ones, and the line that is played. */
  readonly deal?: FullDeal;
  readonly line?: readonly Card[];
};

type Match = { readonly table: Table; readonly log: readonly TableEvent[] };

const ME: Seat = 'S';
const DRAWN = { N: 'HA', E: 'D9', S: 'SQ', W: 'C4' } as const;

function carriedOut({ table, log }: Match, command: Command): Match {
  const decision = decideTable(table, command);
  if (!decision.ok) throw new Error(`Refused: ${decision.refusal.reason}`);
  const after = decision.value.reduce<Table | undefined>(evolveTable, table);
  if (after === undefined) throw new Error('The table is gone.');
  return { table: after, log: [...log, ...decision.value] };
}

/** One action of the seat that is to act: of the line, else what a bot would do. */
function moved(match: Match, line: readonly Card[]): Match {
  const { board, boardLog } = match.table;
  const seat = board && actorsOn(board)[0];
  if (!board || !seat) throw new Error('Nobody is to act.');
  const card = board.phase === 'play' ? line[cardsPlayed(board)] : undefined;
  const view = SeatView.of(seat, boardLog);
  const action = card ? ({ type: 'play', by: seat, card } as const) : view && decideL1(view)?.action;
  if (!action) throw new Error('A bot has nothing to do.');
  return carriedOut(match, { type: 'act', action });
}

function roleIn(board: Board | undefined): Role | undefined {
  if (board?.phase !== 'choosing' && board?.phase !== 'play') return undefined;
  if (board.declarer === ME) return 'declarer';
  return dummyOf(board) === ME ? 'dummy' : 'defender';
}

/** Whether it is the person who acts: declarer for dummy, too. */
function isOwnTurn(board: Board): boolean {
  return actorsOn(board).includes(ME);
}

function stands(board: Board | undefined, at: Made['at']): boolean {
  if (board === undefined) return false;
  if (typeof at === 'number') {
    const turn = isOwnTurn(board) || roleIn(board) === 'dummy';
    return board.phase === 'play' && cardsPlayed(board) >= at && turn;
  }
  const phase = { draw: 'none', count: 'announcing', agree: 'agreeing', contract: 'choosing', score: 'over' }[at];
  return board.phase === phase && (phase !== 'announcing' || isOwnTurn(board));
}

type Wanted = Pick<Made, 'at' | 'role' | 'line'>;

/** A deal, played on as far as `at`; absent when it never gets there or south is something else. */
function dealt(match: Match, deal: FullDeal, { at, role, line = [] }: Wanted): Match | undefined {
  let now = carriedOut(match, { type: 'deal', deal, coin: 'first' });
  const isOther = (): boolean => role !== undefined && (roleIn(now.table.board) ?? role) !== role;
  while (!stands(now.table.board, at)) {
    if (now.table.board?.phase === 'over' || isOther()) return undefined;
    now = moved(now, line);
  }
  const { board } = now.table;
  return isOther() || (board?.phase === 'over' && board.result !== 'played') ? undefined : now;
}

/** The text that the page would have kept. The same every time. */
export function madeMatch(made: Made): string {
  const rules = presetRules(made.rules ?? 'mb.site4');
  const bot = (name: string) => ({ kind: 'bot', level: made.level ?? 1, name }) as const;
  const name = made.name ?? '';
  const seating: Seating = { N: bot('Nina'), E: bot('Emil'), S: { kind: 'person', name }, W: bot('Viktor') };
  const opened = openTable({ rules, seating, policy: usualPolicy(rules, seating) });
  const first = opened.reduce<Table | undefined>(evolveTable, undefined);
  if (first === undefined) throw new Error('There is no table.');
  let match = carriedOut({ table: first, log: opened }, { type: 'draw', cards: DRAWN });
  const chance = seededChance(7);
  const next = (wanted: Wanted): Match => {
    for (let attempt = 0; attempt < 500; attempt += 1) {
      const found = dealt(match, made.deal ?? randomDeal(chance), wanted);
      if (found) return found;
    }
    throw new Error('No such deal.');
  };
  for (let deal = 0; deal < (made.after ?? 0); deal += 1) match = next({ at: 'score' });
  if (made.at !== 'draw' && stageOf(match.table) !== 'over') match = next(made);
  const setup = { rules, name, seat: ME, policy: 'any-seat' };
  return JSON.stringify({ app: 'minibridge', format: 1, startedAt: 0, setup, log: match.log });
}
