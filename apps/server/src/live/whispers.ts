// What processes tell each other of a table besides its log: phrases, and who is here. None of it is kept.

import { decodeServer } from '@minibridge/protocol';
import * as v from 'valibot';
import { tellPresence } from './doors.ts';
import type { Hosted } from './hosted.ts';

const HERE = v.object({
  type: v.literal('here'),
  process: v.pipe(v.string(), v.maxLength(100)),
  who: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(5_000)),
});

/** Tells the others who has a connection here. */
export function whisperPresence({ code, presence, around }: Hosted): void {
  const here = { type: 'here', process: around.process, who: presence.own() } as const;
  around.bus.whisper({ table: code, text: JSON.stringify(here) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Passes on what another process says. `changed`: somebody came or went there. */
export function hearWhisper(hosted: Hosted, text: string, changed: () => void): void {
  const here = v.safeParse(HERE, parsed(text));
  if (here.success) {
    hearPresence(hosted, here.output, changed);
    return;
  }
  const notice = decodeServer(text);
  if (!notice.ok || notice.value.type !== 'said') return;
  if (notice.value.to === 'table') hosted.audience.tellAll(notice.value);
  else hosted.audience.tellWatchers(notice.value);
}

function hearPresence(hosted: Hosted, elsewhere: { process: string; who: number[] }, changed: () => void): void {
  const room = hosted.kept.room();
  const { presence } = hosted;
  const before = room?.people.everybody.filter(({ who }) => presence.isHere(who)).map(({ who }) => who) ?? [];
  presence.hear(elsewhere);
  if (room === undefined) return;
  const news = room.people.everybody.filter(({ who }) => presence.isHere(who) !== before.includes(who));
  for (const { who } of news) tellPresence(hosted, room.people, who);
  if (news.length > 0) changed();
}
