// One person's connection to our own server.

import { type Seat, seededChance } from '@minibridge/bridge';
import { type Ask, type ClientMessage, encodeClient, newCommandId, PROTOCOL_VERSION } from '@minibridge/protocol';
import type { Opening } from './played-table.ts';
import { openSocket, type Socket } from './socket.ts';

/** `seen`: events that the viewer has. */
export type Viewer = { readonly seat: Seat; socket: Socket; seen: number };

export type Hears = {
  /** The answer to a command. */
  readonly answered: () => void;
  readonly happened: (viewer: Viewer, word: string, data: readonly unknown[]) => void;
};

export const ACCEPTED = '{"type":"accepted"';
export const REFUSED = '{"type":"refused"';
export const WATCHING = '{"type":"watching"';

const chance = seededChance(process.pid);

export const newId = (): string => newCommandId(chance);

export function say(socket: Socket, message: ClientMessage): void {
  socket.send(encodeClient(message));
}

export function ask({ socket, seen }: Viewer, table: string, wish: Ask): void {
  say(socket, { type: 'command', id: newId(), table, seen, ask: wish });
}

const sitsElsewhere = (seat: Seat): boolean => seat === 'E' || seat === 'W';

export function connect(seat: Seat, opening: Opening, cookie?: string): Promise<Socket> {
  const { elsewhere, traffic } = opening;
  const address = elsewhere !== undefined && sitsElsewhere(seat) ? elsewhere : opening.address;
  return openSocket(`ws://${address}/live`, { traffic, ...(cookie !== undefined && { cookie }) });
}

function hearEvent(viewer: Viewer, text: string, hears: Hears): void {
  const [, number, word, ...rest] = JSON.parse(text);
  viewer.seen = number + 1;
  hears.happened(viewer, word, rest);
}

function hearAnswer(text: string, hears: Hears): void {
  if (text.startsWith(ACCEPTED)) hears.answered();
  if (text.startsWith(REFUSED)) throw new Error(text);
}

/** Reads what `viewer` is sent; resolves at `watching`, with the number of the event that comes next. */
function listen(viewer: Viewer, hears: Hears): Promise<number> {
  return new Promise((resolve) => {
    viewer.socket.listen((data) => {
      const text = data.toString();
      if (text.startsWith('[')) return hearEvent(viewer, text, hears);
      if (!text.startsWith(WATCHING)) return hearAnswer(text, hears);
      viewer.seen = JSON.parse(text).seen;
      return resolve(viewer.seen);
    });
  });
}

/** All see the table from its beginning. */
export async function watchAll(viewers: readonly Viewer[], code: string, hears: Hears): Promise<void> {
  const watching = viewers.map((viewer) => listen(viewer, hears));
  for (const { socket } of viewers) say(socket, { type: 'watch', table: code, seen: 0 });
  await Promise.all(watching);
}

type Again = { readonly code: string; readonly hears: Hears; readonly opening: Opening };

/** All connect to the server again with their sessions, as the same viewers of the table. */
export async function connectAgain(viewers: readonly Viewer[], { code, hears, opening }: Again): Promise<void> {
  await Promise.all(
    viewers.map(async (viewer) => {
      const { seat, seen, socket } = viewer;
      viewer.socket = await connect(seat, opening, socket.cookie());
      const watching = listen(viewer, hears);
      const following = { table: code, seen, as: { as: 'seat', seat } } as const;
      say(viewer.socket, { type: 'hello', version: PROTOCOL_VERSION, tables: [following] });
      const from = await watching;
      if (from !== seen) throw new Error(`${seat} has seen ${seen} events and is told those from ${from} on`);
    }),
  );
}
