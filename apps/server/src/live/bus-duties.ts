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

/** Milliseconds between two words on who is here, and between two looks at the store, for hints may be lost. */
const PRESENCE_EVERY = 15_000;
const LOOK_EVERY = 20_000;
const LOOK_WITHOUT_BUS = 2_000;

/** Looks that follow when the others can be heard again: their lines come back a little earlier or later than ours. */
const LOOKS_AFTERWARDS = 2;

/** Looks at the store now and then, and often while the others cannot be heard and just after. */
function lookingOn({ around, awake }: Duties, look: (code: TableCode) => void): () => void {
  let since = 0;
  let due = 0;
  const looking = setInterval(() => {
    since += LOOK_WITHOUT_BUS;
    if (!around.bus.isConnected()) due = LOOKS_AFTERWARDS + 1;
    if (due === 0 && since < LOOK_EVERY) return;
    due = Math.max(0, due - 1);
    since = 0;
    for (const [code] of awake()) look(code);
  }, LOOK_WITHOUT_BUS);
  return () => clearInterval(looking);
}

/** Does its duties until the function that it returns is called. */
export function busDuties(duties: Duties): () => void {
  const { around, use, awake, find } = duties;
  const { bus, report } = around;

  function inBackground(code: TableCode, work: (table: LiveTable) => Promise<void>): void {
    use(code, work).catch((error: unknown) => report('a table could not go on', error));
  }

  const telling = setInterval(() => {
    for (const [, table] of awake()) table.tellPresence();
  }, PRESENCE_EVERY);
  const stops = [
    () => clearInterval(telling),
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
