// The bots of one table: their turns are offered as jobs, so that of several processes one plays them. A job that is lost is
// offered again; one that is done twice meets the log, which takes the first.

import { alarm } from './alarm.ts';
import { botSeat } from './bot-turn.ts';
import type { Room } from './room.ts';
import { delayAt, type TableOfBots, takenTurn } from './taken-turn.ts';

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

type Table = TableOfBots & { readonly isAnybodyHere: () => boolean };

export function botsAtTable(table: Table): BotsAtTable {
  const { kept, around, isAnybodyHere } = table;
  const overdue = alarm();
  const turn = takenTurn(table, () => look(false));
  /** Another process has offered a turn, so somebody is there: this one plays on until people are to act. */
  let isHired = false;
  let isStopped = false;

  const offer = (): void => around.bus.offer({ table: kept.code, entries: kept.entries() });

  /** A bot is to act, and somebody waits for it. */
  function isWanted(room: Room): boolean {
    const isBots = botSeat(room) !== undefined;
    isHired &&= isBots;
    return isBots && (isHired || isAnybodyHere());
  }

  function look(mayOffer: boolean): void {
    overdue.clear();
    if (turn.at() !== kept.entries()) turn.drop();
    const room = kept.room();
    if (isStopped || room === undefined || !isWanted(room)) return;
    if (mayOffer) offer();
    overdue.set(delayAt(room, around) + OVERDUE, () => look(true));
  }

  async function take(entries: number): Promise<void> {
    if (entries > kept.entries()) await kept.catchUp();
    const room = kept.room();
    const seat = room !== undefined && entries === kept.entries() ? botSeat(room) : undefined;
    if (room === undefined || seat === undefined || isStopped || turn.at() === entries) return;
    isHired = !isAnybodyHere();
    turn.take(room, seat);
  }

  function rest(): void {
    isHired = false;
    turn.drop();
    overdue.clear();
  }

  function stop(): void {
    isStopped = true;
    rest();
  }

  return { look, take, isBusy: () => turn.at() !== undefined, rest, stop };
}
