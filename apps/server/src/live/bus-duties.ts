// What a process does because others told it to, and what it tells them: hints, whispers, the bots' turns.

import type { TableCode } from '@minibridge/protocol';
import type { LiveTable } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';

/** Does something with a table that is awake for so long. */
export type Use = <T>(code: TableCode, work: (table: LiveTable) => Promise<T>) => Promise<T>;

export type Duties = {
  readonly around: Surroundings;
  readonly use: Use;
  readonly awake: () => readonly (readonly [TableCode, LiveTable])[];
  readonly find: (code: TableCode) => LiveTable | undefined;
};

/** Milliseconds between two words on who is here, and between two looks at a table in the store, for hints may be lost. */
const PRESENCE_EVERY = 15_000;
const LOOK_EVERY = 20_000;

/** Looks that follow when the others can be heard again: their lines come back a little earlier or later than ours. */
const LOOKS_AFTERWARDS = 2;

/** Tables have their turns one after the other, a part of all at a time, so that nobody who plays waits for it. */
const PARTS = 10;

/** The part to which a table belongs: always the same one. */
function partOf(code: TableCode): number {
  return (code.codePointAt(code.length - 1) ?? 0) % PARTS;
}

/** Once in so many milliseconds it is each table's turn; the function that it returns ends it. */
function goingRound(milliseconds: number, go: (isTurn: (code: TableCode) => boolean) => void): () => void {
  let turn = 0;
  const going = setInterval(() => {
    turn = (turn + 1) % PARTS;
    go((code) => partOf(code) === turn);
  }, milliseconds / PARTS);
  return () => clearInterval(going);
}

/** Looks at the store now and then, and often while the others cannot be heard and just after. */
function lookingOn({ around, awake }: Duties, look: (code: TableCode) => void): () => void {
  let due = 0;
  return goingRound(LOOK_EVERY, (isTurn) => {
    if (!around.bus.isConnected()) due = LOOKS_AFTERWARDS + 1;
    const isUrgent = due > 0;
    due = Math.max(0, due - 1);
    for (const [code] of awake()) if (isUrgent || isTurn(code)) look(code);
  });
}

/** Says now and then who is here. */
function tellingOn({ awake }: Duties): () => void {
  return goingRound(PRESENCE_EVERY, (isTurn) => {
    for (const [code, table] of awake()) if (isTurn(code)) table.tellPresence();
  });
}

/** Does its duties until the function that it returns is called. */
export function busDuties(duties: Duties): () => void {
  const { around, use, find } = duties;
  const { bus, report } = around;

  function inBackground(code: TableCode, work: (table: LiveTable) => Promise<void>): void {
    use(code, work).catch((error: unknown) => report('a table could not go on', error));
  }

  const stops = [
    tellingOn(duties),
    lookingOn(duties, (code) => inBackground(code, (table) => table.catchUp())),
    bus.onHint(({ table, entries }) => {
      if (find(table)?.isBehind(entries)) inBackground(table, (one) => one.hint(entries));
    }),
    bus.onWhisper(({ table, text }) => find(table)?.whisper(text)),
    bus.take(({ table, entries }) => inBackground(table, (one) => one.botsTurn(entries))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
