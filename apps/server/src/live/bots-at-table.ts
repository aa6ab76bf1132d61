// The bots of one table: their turns are offered as jobs, so that of several processes one plays them. A job that is lost is
// offered again; one that is done twice meets the log, which takes the first.

import { accept, refuse } from '@minibridge/bridge';
import { afterwards } from '../people/end-of-deal.ts';
import { NotKept } from '../store/store.ts';
import { botCommand, botSeat, delayBefore } from './bot-turn.ts';
import { draftOf } from './draft.ts';
import type { KeptTable, Plan } from './kept-table.ts';
import type { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';

/** Milliseconds after a bot should have played when its turn is offered again. */
const OVERDUE = 4_000;

export type BotsAtTable = {
  /** Something has changed: offers the next turn, or only watches that another process does. */
  readonly look: (offer: boolean) => void;
  /** In turn: plays when the time has come, unless the table has gone on. */
  readonly take: (entries: number) => Promise<void>;
  readonly isBusy: () => boolean;
  readonly stop: () => void;
};

type Table = { readonly kept: KeptTable; readonly around: Surroundings; readonly isAnybodyHere: () => boolean };

function delayAt({ table, people }: Room, { pace }: Surroundings): number {
  return delayBefore(table, pace(people.settings.speed));
}

/** The bot's act, if the table is still where it was when the turn was taken. */
function plan({ kept }: Table, entries: number): Plan {
  return (room, secrets) => {
    const seat = room && kept.entries() === entries ? botSeat(room) : undefined;
    const command = room && seat && botCommand(room, seat);
    if (room === undefined || command === undefined) return refuse({ reason: 'outdated' });
    const draft = draftOf(room, secrets);
    const refusal = draft.carryOut(command);
    if (refusal) throw new Error(`a bot was refused: ${refusal.reason}`);
    afterwards(draft, room);
    return accept(draft);
  };
}

export function botsAtTable(table: Table): BotsAtTable {
  const { kept, around, isAnybodyHere } = table;
  let turn: ReturnType<typeof setTimeout> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;

  async function play(entries: number): Promise<void> {
    turn = undefined;
    if (kept.entries() === entries) await kept.change({ plan: plan(table, entries) });
  }

  function playInTurn(entries: number): void {
    kept
      .inTurn(() => play(entries))
      .catch((error: unknown) => {
        if (error instanceof NotKept) look(false);
        else around.report('a bot could not play', error);
      });
  }

  function offer(): void {
    around.bus.offer({ table: kept.code, entries: kept.entries() });
  }

  function look(mayOffer: boolean): void {
    clearTimeout(overdue);
    const room = kept.room();
    if (room === undefined || botSeat(room) === undefined || !isAnybodyHere()) return;
    if (mayOffer) offer();
    overdue = setTimeout(() => {
      offer();
      look(false);
    }, delayAt(room, around) + OVERDUE);
  }

  return {
    look,
    take: async (entries) => {
      if (entries > kept.entries()) await kept.catchUp();
      const room = kept.room();
      if (room === undefined || entries !== kept.entries() || botSeat(room) === undefined) return;
      clearTimeout(turn);
      turn = setTimeout(() => playInTurn(entries), delayAt(room, around));
    },
    isBusy: () => turn !== undefined,
    stop: () => {
      clearTimeout(turn);
      clearTimeout(overdue);
      turn = undefined;
    },
  };
}
