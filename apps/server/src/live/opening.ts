// A new table: its code, its host, and the first events.

import { createHash } from 'node:crypto';
import type { Chance, Seat } from '@minibridge/bridge';
import { type ClientMessageOf, newCode, type TableCode } from '@minibridge/protocol';
import { type Occupant, openTable, type Seating } from '@minibridge/table';
import type { PersonId } from '../people/event.ts';
import { botName } from '../people/own-name.ts';
import { newKeyRow } from '../people/return-codes.ts';
import { type Draft, newDraft } from './draft.ts';
import type { Means } from './means.ts';

export type Opening = ClientMessageOf<'openTable'>;

/**
 * The code of the table that a command opens: the same for the same command, so that a repeat finds what the first one made.
 * `attempt` 0, 1, …: another code when that table is somebody else's. Nobody can foresee it, for nobody else knows the person's id.
 */
export function codeOfOpening(person: PersonId, { id }: Opening, attempt: number): TableCode {
  let round = 0;
  const chance: Chance = () => {
    round += 1;
    return createHash('sha256').update(`table ${person} ${id} ${attempt} ${round}`).digest().readUInt32LE();
  };
  return newCode('table', chance);
}

function seatingFor({ seat, name, settings: { botLevel } }: Opening): Seating {
  const bot = (at: Seat): Occupant => ({ kind: 'bot', level: botLevel, name: botName(at, [name]) });
  return { N: bot('N'), E: bot('E'), S: bot('S'), W: bot('W'), [seat]: { kind: 'person', name } };
}

/** Everything that happens when somebody opens a table. The host has chosen the rules and so has agreed to them. */
export function openingDraft(person: PersonId, wish: Opening, means: Means): Draft {
  const { rules, settings, seat, name } = wish;
  const policy = { undo: settings.undo, pause: settings.pause };
  const [first, ...more] = openTable({ rules, seating: seatingFor(wish), policy });
  if (first === undefined) throw new Error('a table begins with an event');
  const draft = newDraft(first);
  for (const event of more) draft.add(event);
  draft.add({ type: 'settingsChanged', settings });
  draft.add({ type: 'cardLaid', card: 1, rules });
  draft.add({ type: 'matchBegan', at: means.now() });
  draft.add({ type: 'came', who: 1, person });
  draft.add({ type: 'hostChanged', who: 1 });
  draft.add({ type: 'sat', who: 1, seat, name });
  draft.add({ type: 'agreed', who: 1, card: 1 });
  draft.keep(newKeyRow());
  return draft;
}
