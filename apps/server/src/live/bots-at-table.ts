// The bots of one table: their turns are offered as jobs, so that of several processes one plays them. A job that is lost is
// offered again; one that is done twice meets the log, which takes the first.

import { accept, refuse } from '@minibridge/bridge';
import { afterwards } from '../people/end-of-deal.ts';
import { NotKept } from '../store/store.ts';
import { alarm } from './alarm.ts';
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
  /** The last one here has gone. */
  readonly rest: () => void;
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
  const [turn, overdue] = [alarm(), alarm()];
  /** The entries at which the turn was taken. */
  let taken = -1;
  /** Another process has offered a turn, so somebody is there: this one plays on until people are to act. */
  let isHired = false;
  let isStopped = false;

  function playInTurn(entries: number): void {
    kept
      .inTurn(async () => {
        if (!isStopped && kept.entries() === entries) await kept.change({ plan: plan(table, entries) });
      })
      .catch((error: unknown) => {
        if (error instanceof NotKept) look(false);
        else around.report('a bot could not play', error);
      });
  }

  const offer = (): void => around.bus.offer({ table: kept.code, entries: kept.entries() });

  function look(mayOffer: boolean): void {
    overdue.clear();
    const room = kept.room();
    if (isStopped || room === undefined) return;
    isHired &&= botSeat(room) !== undefined;
    const isWanted = botSeat(room) !== undefined && (isHired || isAnybodyHere());
    if (!isWanted) return;
    if (mayOffer) offer();
    overdue.set(delayAt(room, around) + OVERDUE, () => look(true));
  }

  async function take(entries: number): Promise<void> {
    if (entries > kept.entries()) await kept.catchUp();
    const room = kept.room();
    const isDue = room !== undefined && entries === kept.entries() && botSeat(room) !== undefined;
    if (!isDue || isStopped || (turn.isSet() && taken === entries)) return;
    taken = entries;
    isHired = !isAnybodyHere();
    turn.set(delayAt(room, around), () => playInTurn(entries));
  }

  function rest(): void {
    isHired = false;
    turn.clear();
    overdue.clear();
  }

  function stop(): void {
    isStopped = true;
    rest();
  }

  return { look, take, isBusy: turn.isSet, rest, stop };
}
