// Four people sit down at a new table of our own server and agree to its rules.

import { SEATS, type Seat } from '@minibridge/bridge';
import { type Ask, PROTOCOL_VERSION, type TableSettings } from '@minibridge/protocol';
import { ACCEPTED, ask, connect, newId, REFUSED, say, type Viewer, WATCHING } from './our-viewer.ts';
import type { Opening } from './played-table.ts';
import { RULES } from './seeded-boards.ts';
import type { Socket } from './socket.ts';

const SETTINGS: TableSettings = {
  size: 4,
  door: 'code',
  botLevel: 1,
  speed: 'normal',
  undo: 'with-consent',
  pause: 'anyone',
  lateComers: 'at-once',
  watching: 'public-cards',
};

/** The next thing that `socket` hears that begins with `start`. */
function until(socket: Socket, start: string): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.listen((data) => {
      const text = data.toString();
      if (text.startsWith(start)) resolve(text);
      if (text.startsWith(REFUSED)) reject(new Error(text));
    });
  });
}

async function guest(seat: Seat, opening: Opening): Promise<Viewer> {
  const socket = await connect(seat, opening);
  say(socket, { type: 'hello', version: PROTOCOL_VERSION, tables: [] });
  return { seat, socket, seen: 0 };
}

/** The code of the new table. */
async function openAt({ seat, socket }: Viewer): Promise<string> {
  const opened = until(socket, ACCEPTED);
  say(socket, { type: 'openTable', id: newId(), rules: RULES, settings: SETTINGS, seat, name: `Player ${seat}` });
  return JSON.parse(await opened).table;
}

async function asked(viewer: Viewer, table: string, wish: Ask): Promise<void> {
  const answer = until(viewer.socket, ACCEPTED);
  ask(viewer, table, wish);
  await answer;
}

async function sitDown(viewer: Viewer, table: string): Promise<void> {
  const { seat, socket } = viewer;
  const watching = until(socket, WATCHING);
  say(socket, { type: 'watch', table, seen: 0 });
  await watching;
  await asked(viewer, table, { type: 'sit', seat, name: `Player ${seat}` });
  await asked(viewer, table, { type: 'agree', card: 1 });
}

export async function openForFour(
  opening: Opening,
): Promise<{ readonly code: string; readonly viewers: readonly Viewer[] }> {
  const viewers = await Promise.all(SEATS.map((seat) => guest(seat, opening)));
  const [north, ...others] = viewers;
  if (north === undefined) throw new Error('nobody at the table');
  const code = await openAt(north);
  for (const viewer of others) await sitDown(viewer, code);
  return { code, viewers };
}
