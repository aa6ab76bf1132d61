// The turn of a bot that this process has taken: what is thought while the others look at the card before, and then done, if the
// table is still where it was.

import { type Action, accept, refuse, type Seat } from '@minibridge/bridge';
import { afterwards } from '../people/end-of-deal.ts';
import { NotKept } from '../store/store.ts';
import { alarm } from './alarm.ts';
import { botCommand, botSeat, delayBefore, type Thought, thoughtAt } from './bot-turn.ts';
import { type Draft, draftOf } from './draft.ts';
import type { KeptTable, Plan } from './kept-table.ts';
import type { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';

export type TableOfBots = { readonly kept: KeptTable; readonly around: Surroundings };

export type TakenTurn = {
  /** The entries of the table when it was taken; absent: none is. */
  readonly at: () => number | undefined;
  /** In place of another one. */
  readonly take: (room: Room, seat: Seat) => void;
  /** The table has gone on, or nobody waits any more. */
  readonly drop: () => void;
};

/** Milliseconds that a bot takes at least. */
export function delayAt({ table, people }: Room, { pace }: Surroundings): number {
  return delayBefore(table, pace(people.settings.speed));
}

type Turn = {
  /** The entries of the table at that time. */
  readonly entries: number;
  /** Absent: the rules decide when it is time. */
  readonly thought: Thought | undefined;
};

type Thinking = { readonly thought: Action | undefined; readonly report: Surroundings['report'] };

/** Does what was thought. False: nothing was, or the table does not take it, which should not happen and is told of. */
function actThought(draft: Draft, seat: Seat, { thought, report }: Thinking): boolean {
  if (thought === undefined) return false;
  const wrong =
    thought.by === seat ? draft.carryOut({ type: 'act', action: thought })?.reason : 'it was for another seat';
  if (wrong !== undefined) report('a bot wanted what it may not', new Error(wrong));
  return wrong === undefined;
}

/** Does what the rules decide. False: there is nothing to do. */
function actByRules(draft: Draft, seat: Seat): boolean {
  const command = botCommand(draft.room(), seat);
  const refusal = command && draft.carryOut(command);
  if (refusal) throw new Error(`a bot was refused: ${refusal.reason}`);
  return command !== undefined;
}

/** The bot's act, if the table is still where it was when the turn was taken. */
function plan({ kept, around }: TableOfBots, { entries }: Turn, thought: Action | undefined): Plan {
  return (room, secrets) => {
    const seat = room && kept.entries() === entries ? botSeat(room) : undefined;
    if (room === undefined || seat === undefined) return refuse({ reason: 'outdated' });
    const draft = draftOf(room, secrets);
    const isDone = actThought(draft, seat, { thought, report: around.report }) || actByRules(draft, seat);
    if (!isDone) return refuse({ reason: 'outdated' });
    afterwards(draft, room);
    return accept(draft);
  };
}

/** `notKept`: what a bot did could not be written. */
export function takenTurn(table: TableOfBots, notKept: () => void): TakenTurn {
  const { kept, around } = table;
  const due = alarm();
  let turn: Turn | undefined;

  function drop(): void {
    turn?.thought?.callOff();
    turn = undefined;
    due.clear();
  }

  /** Nothing of the table waits while a bot thinks. */
  async function play(taken: Turn): Promise<void> {
    const thought = await taken.thought?.action;
    await kept.inTurn(async () => {
      if (turn === taken && kept.entries() === taken.entries) await kept.change({ plan: plan(table, taken, thought) });
    });
  }

  function playSoon(taken: Turn): void {
    play(taken)
      .catch((error: unknown) => {
        if (error instanceof NotKept) notKept();
        else around.report('a bot could not play', error);
      })
      .finally(() => {
        if (turn === taken) turn = undefined;
      });
  }

  return {
    at: () => turn?.entries,
    take: (room, seat) => {
      drop();
      const taken: Turn = { entries: kept.entries(), thought: thoughtAt(room, seat, around.thinker) };
      turn = taken;
      due.set(delayAt(room, around), () => playSoon(taken));
    },
    drop,
  };
}
