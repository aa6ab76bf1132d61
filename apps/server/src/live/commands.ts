// A command of somebody at a table: carried out once, answered as often as it comes.

import { accept, type Result, refuse } from '@minibridge/bridge';
import {
  type AskOf,
  type ClientMessageOf,
  type CommandRefusal,
  encodeNotice,
  hearersOf,
  mayNotSay,
} from '@minibridge/protocol';
import type { PersonId } from '../people/event.ts';
import { type Attendant, attendantOf } from '../people/people.ts';
import { carryOut, type KeptAsk } from './carry-out.ts';
import type { Client } from './client.ts';
import { come, settle } from './doors.ts';
import { type Draft, draftOf } from './draft.ts';
import type { Hosted } from './hosted.ts';
import type { Change, Changed } from './kept-table.ts';
import { acceptedAnswer, answerKey, type Memory, refusedText } from './requests.ts';
import { type ViewerKind, viewerOf } from './viewer-kind.ts';

export type Asked = ClientMessageOf<'command'>;

export type CommandDesk = { readonly hosted: Hosted; readonly memory: Memory };

type Order = { readonly person: PersonId; readonly id: string; readonly seen: number; readonly ask: KeptAsk };

type Planned = Result<Draft, CommandRefusal>;

function planned(
  hosted: Hosted,
  { person, ask, seen }: Order,
  ...[room, secrets]: Parameters<Change['plan']>
): Planned {
  if (room === undefined) return refuse({ reason: 'no-such-table' });
  const draft = draftOf(room, secrets);
  const isFull = come(draft, person, hosted);
  if (isFull) return refuse(isFull);
  const who = attendantOf(draft.room().people, person)?.who ?? 0;
  const refusal = carryOut(draft, { who, ask, seen }, hosted.around.means);
  return refusal ? refuse(refusal) : accept(draft);
}

/** The text of the answer where nothing was kept; it is remembered for a while. */
async function answerTo({ hosted, memory }: CommandDesk, changed: Changed, { person, id }: Order): Promise<string> {
  const key = answerKey(person, id);
  if (changed.is === 'unchanged' && changed.answer) {
    memory.remember(key, changed.answer.text);
    return changed.answer.text;
  }
  const before = await hosted.around.store.answer(hosted.code, key);
  if (before !== undefined) return before;
  const refusal: CommandRefusal = changed.is === 'refused' ? changed.refusal : { reason: 'outdated' };
  const text = refusedText(id, refusal);
  memory.remember(key, text);
  return text;
}

function changeBy(hosted: Hosted, order: Order): Change {
  return {
    plan: (room, secrets) => planned(hosted, order, room, secrets),
    answer: (draft) => acceptedAnswer(draft.room(), hosted.code, order),
  };
}

function speakerOf({ seat }: Attendant): ViewerKind {
  return seat ?? 'kibitzer';
}

/** A phrase goes to those who may hear it, and is not kept. */
function say(
  { code, kept, audience, around }: Hosted,
  { person, id }: { person: PersonId; id: string },
  { phrase }: AskOf<'say'>,
): string {
  const room = kept.room();
  if (room === undefined) return refusedText(id, { reason: 'no-such-table' });
  const one = attendantOf(room.people, person);
  if (one === undefined || one.removed) return refusedText(id, { reason: one ? 'removed-by-host' : 'not-seated' });
  const { board } = room.table;
  const saying = { phrase, speaker: viewerOf(speakerOf(one)), ...(board && { board }) };
  const refusal = mayNotSay(saying);
  if (refusal) return refusedText(id, refusal);
  const said = { type: 'said', table: code, who: one.who, phrase, to: hearersOf(saying) } as const;
  if (said.to === 'table') audience.tellAll(said);
  else audience.tellWatchers(said);
  around.bus.whisper({ table: code, text: encodeNotice(said) });
  return acceptedAnswer(room, code, { person, id }).text;
}

/** Whoever has sat down without having followed the table follows it from now on. */
async function settleWhoSits(hosted: Hosted, client: Client, person: PersonId): Promise<void> {
  const room = hosted.kept.room();
  const isAtTable = room !== undefined && attendantOf(room.people, person) !== undefined;
  if (isAtTable && !hosted.audience.has(client)) await settle(hosted, client, { seen: 0 });
}

function saidOnce({ hosted, memory }: CommandDesk, who: { person: PersonId; id: string }, ask: AskOf<'say'>): string {
  const text = say(hosted, who, ask);
  memory.remember(answerKey(who.person, who.id), text);
  return text;
}

/** "Accepted", if it was kept just now. */
function keptAnswer(changed: Changed): string | undefined {
  return changed.is === 'kept' ? changed.answer?.text : undefined;
}

/**
 * In turn. Answers exactly once for each time the command came, but what cannot be kept: then it rejects with `NotKept`.
 * False when there is no such table.
 */
export async function command(desk: CommandDesk, client: Client, { id, seen, ask }: Asked): Promise<boolean> {
  const { hosted, memory } = desk;
  const known = client.person();
  const person = typeof known === 'string' ? known : await known;
  const remembered = memory.recall(answerKey(person, id));
  if (remembered !== undefined) client.send(remembered);
  else if (ask.type === 'say') client.send(saidOnce(desk, { person, id }, ask));
  else {
    const order = { person, id, seen, ask };
    const changed = await hosted.kept.change(changeBy(hosted, order));
    client.send(keptAnswer(changed) ?? (await answerTo(desk, changed, order)));
    if (ask.type === 'sit') await settleWhoSits(hosted, client, person);
  }
  return hosted.kept.room() !== undefined;
}
