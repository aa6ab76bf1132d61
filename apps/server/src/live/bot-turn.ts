// Whose turn is a bot's, what it does, and how long it takes. A bot sees its own seat's view and nothing else.

import { chooseFor } from '@minibridge/bots';
import { type Action, Released, type Seat, SeatView } from '@minibridge/bridge';
import type { TableSettings } from '@minibridge/protocol';
import { type Command, type Table, waitingFor } from '@minibridge/table';
import { sitterAt } from '../people/people.ts';
import type { Thinker } from '../thinking/thinker.ts';
import type { Room } from './room.ts';

/** Milliseconds before a bot's card, before the first card after a complete trick, and before the contract. */
export type Pace = { readonly card: number; readonly trick: number; readonly contract: number };

/** As at a table in the browser; there people say when they have read who declares, here everybody gets a moment for it. */
export const PACE: { readonly [S in TableSettings['speed']]: Pace } = {
  slow: { card: 1500, trick: 2800, contract: 6000 },
  normal: { card: 800, trick: 1700, contract: 4000 },
  fast: { card: 150, trick: 450, contract: 1000 },
};

/** The bot that needs no time. */
const chooseByRules = chooseFor(1);

/** An empty seat, or one whose person is away for too long. */
function isPlayedByBot({ people }: Room, seat: Seat): boolean {
  const sitter = sitterAt(people, seat);
  return sitter === undefined || sitter.botPlays;
}

/** The seat for which a bot acts next; absent: the table waits for people. */
export function botSeat(room: Room): Seat | undefined {
  return waitingFor(room.table).find((seat) => isPlayedByBot(room, seat));
}

/** Counting and choosing take a card's time; after a complete trick people look at it first. */
export function delayBefore({ board }: Table, pace: Pace): number {
  if (board?.phase === 'choosing') return pace.contract;
  const trickLies = board?.phase === 'play' && board.trick.cards.length === 0 && board.tricks.length > 0;
  return trickLies ? pace.trick : pace.card;
}

/** What a bot thinks of in a thread of its own. */
export type Thought = {
  /** Absent: it came to nothing, and the rules decide. */
  readonly action: Promise<Action | undefined>;
  /** Nobody wants to know any more. */
  readonly callOff: () => void;
};

/** Begins to think about the turn at `seat`; absent where the rules decide at once. */
export function thoughtAt(
  { table, botLevel: level }: Room,
  seat: Seat,
  { takes, think }: Thinker,
): Thought | undefined {
  if (table.undo !== undefined || !takes(level)) return undefined;
  const calledOff = new AbortController();
  const log = Released.to({ as: 'seat', seat }, table.boardLog).map(({ event }) => event);
  return { action: think({ level, seat, log }, calledOff.signal), callOff: () => calledOff.abort() };
}

/** What the bot at `seat` does by the rules of level 1, without waiting. Bots never mind a card taken back. */
export function botCommand({ table }: Room, seat: Seat): Command | undefined {
  if (table.undo !== undefined) return { type: 'answerUndo', by: seat, agrees: true };
  const view = SeatView.of(seat, table.boardLog);
  const decision = view && chooseByRules(view);
  return decision && { type: 'act', action: decision.action };
}
