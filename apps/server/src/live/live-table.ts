// One table in this process: who follows it, what they ask, the bots, and who is away.

import { accept, refuse } from '@minibridge/bridge';
import type { Following, TableCode, Who } from '@minibridge/protocol';
import { attendant } from '../people/people.ts';
import { presence } from '../people/presence.ts';
import { audience, publish } from './audience.ts';
import { awayWatch } from './away-watch.ts';
import { botsAtTable } from './bots-at-table.ts';
import type { Client } from './client.ts';
import { type Asked, command } from './commands.ts';
import { leave, settle, watch } from './doors.ts';
import { draftOf } from './draft.ts';
import type { Follower } from './follower.ts';
import { type Hosted, returnCodes, showCode } from './hosted.ts';
import { type Change, type Changed, keptTable } from './kept-table.ts';
import type { Memory } from './requests.ts';
import type { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';
import { hearWhisper, whisperPresence } from './whispers.ts';

export type LiveTable = {
  readonly room: () => Room | undefined;
  /** Reads the table, or what others have written since. */
  readonly catchUp: () => Promise<void>;
  /** False when there is no such table. */
  readonly watch: (client: Client, following: Following) => Promise<boolean>;
  readonly leave: (client: Client) => Promise<void>;
  /** False when there is no such table. */
  readonly command: (client: Client, asked: Asked) => Promise<boolean>;
  /** A change that is no command of somebody at the table, and then everything for `client`, who follows from now on. */
  readonly enter: (client: Client, change: Change) => Promise<Changed>;
  /** Whether somebody else has written, when there are so many entries: most hints are this process's own. */
  readonly isBehind: (entries: number) => boolean;
  /** Another process has written. */
  readonly hint: (entries: number) => Promise<void>;
  readonly whisper: (text: string) => void;
  /** Tells the other processes who is here. */
  readonly tellPresence: () => void;
  readonly botsTurn: (entries: number) => Promise<void>;
  /** Nobody follows it here and nothing is under way. */
  readonly isIdle: () => boolean;
  /** Stops all clocks, and resolves when nothing is under way. */
  readonly stop: () => Promise<void>;
};

/** The parts of a table and how a change reaches them. */
function parts(code: TableCode, around: Surroundings) {
  const codes = returnCodes(code, around);
  const here = presence(around.means.now);
  const kept = keptTable(code, around.store, changed);
  const hall = audience(here);
  const stage = {
    table: code,
    hall,
    frames: kept.frames,
    presence: here,
    seated: (follower: Follower) => showCode({ kept, codes }, follower),
  };
  const hosted: Hosted = { code, kept, audience: hall, presence: here, around, codes };
  const bots = botsAtTable({ kept, around, isAnybodyHere: here.isAnybodyHere });
  const away = awayWatch({ presence: here, now: around.means.now, isLong: (who) => letBotPlay(hosted, who) });

  function look(before: Room | undefined, room: Room, own: boolean): void {
    if (before?.people !== room.people) away.look(room);
    bots.look(own);
  }

  /** Cards alone are told at once. */
  function changed(before: Room | undefined, own: boolean): void | Promise<void> {
    const room = kept.room();
    if (room === undefined) return;
    if (own) around.bus.hint({ table: code, entries: kept.entries() });
    const published = before && publish(stage, { before, after: room });
    return published ? published.then(() => look(before, room, own)) : look(before, room, own);
  }

  return { hosted, bots, away };
}

/** Somebody is away for too long. */
function letBotPlay({ kept, presence: here, around }: Hosted, who: Who): void {
  const plan: Change['plan'] = (room, secrets) => {
    const one = room && attendant(room.people, who);
    const isAway = one?.seat !== undefined && !one.botPlays && !here.isHere(who);
    if (room === undefined || !isAway) return refuse({ reason: 'outdated' });
    const draft = draftOf(room, secrets);
    draft.add({ type: 'botTookOver', who });
    return accept(draft);
  };
  kept.inTurn(() => kept.change({ plan })).catch((error: unknown) => around.report('a bot could not take over', error));
}

async function enter(hosted: Hosted, client: Client, change: Change): Promise<Changed> {
  const changed = await hosted.kept.change(change);
  if (changed.is === 'kept' && changed.answer) client.send(changed.answer.text);
  if (changed.is === 'kept') await settle(hosted, client, { seen: 0 });
  return changed;
}

export function liveTable(code: TableCode, around: Surroundings, memory: Memory): LiveTable {
  const { hosted, bots, away } = parts(code, around);
  const { kept, audience: hall } = hosted;
  const desk = { hosted, memory };

  function lookWhoIsAway(): void {
    const room = kept.room();
    if (room) away.look(room);
  }

  /** Somebody came or went: the seats are looked at, and bots wake or rest. */
  async function attended<T>(work: () => Promise<T>): Promise<T> {
    const done = await work();
    lookWhoIsAway();
    if (hall.isEmpty()) bots.rest();
    bots.look(true);
    whisperPresence(hosted);
    return done;
  }

  return {
    room: kept.room,
    catchUp: () => kept.inTurn(kept.catchUp),
    watch: (client, following) =>
      kept.inTurn(() =>
        attended(async () => {
          // Who comes from a process that was killed may have seen more than this one was told of.
          await kept.catchUp();
          return watch(hosted, client, following);
        }),
      ),
    leave: (client) => kept.inTurn(() => attended(async () => leave(hosted, client))),
    command: (client, asked) => kept.inTurn(() => command(desk, client, asked)),
    enter: (client, change) => kept.inTurn(() => attended(() => enter(hosted, client, change))),
    isBehind: (entries) => entries > kept.entries(),
    hint: (entries) => kept.inTurn(async () => (entries > kept.entries() ? kept.catchUp() : undefined)),
    whisper: (text) => hearWhisper(hosted, text, lookWhoIsAway),
    tellPresence: () => whisperPresence(hosted),
    botsTurn: (entries) => kept.inTurn(() => bots.take(entries)),
    isIdle: () => hall.isEmpty() && !bots.isBusy(),
    stop: () => {
      bots.stop();
      away.stop();
      return kept.inTurn(async () => undefined);
    },
  };
}
