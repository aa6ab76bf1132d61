// Four clients of a room on Colyseus, by its own bytes on a WebSocket. The patches are counted, not decoded: the driver must take less time than the server.

import { placeInPack, SEATS } from '@minibridge/bridge';
import { CARDS } from './play.ts';
import type { Opening, PlayedTable, Traffic } from './played-table.ts';
import { boardNumber } from './seeded-boards.ts';
import { openSocket, type Socket } from './socket.ts';

/** The first byte of a message. */
const JOIN = 10;
const ERROR = 11;
const DATA = 13;
const STATE = 14;
const PATCH = 15;

/** Short names, as a thrifty author would choose: a type is sent with every message. */
const PLAY = 'c';
const NEXT = 'n';

/** MessagePack: a whole number 0..127 is its own byte; a text of fewer than 32 bytes has its length in the first one. */
const SHORT_TEXT = 0xa0;

/** Of a matchmaking answer. */
type Reservation = {
  readonly sessionId: string;
  readonly room: { readonly roomId: string; readonly processId: string };
};

function isReservation(answer: unknown): answer is Reservation {
  return typeof answer === 'object' && answer !== null && 'sessionId' in answer && 'room' in answer;
}

async function reserve(address: string, path: string, options: object): Promise<Reservation> {
  const answer = await fetch(`http://${address}/matchmake/${path}`, { method: 'POST', body: JSON.stringify(options) });
  const given: unknown = await answer.json();
  if (!isReservation(given)) throw new Error(`${path}: ${JSON.stringify(given)}`);
  return given;
}

function refused(data: Buffer): never {
  throw new Error(`refused: ${data.toString('latin1')}`);
}

/** Joined, with the whole state; `patched` is told of each patch from then on. */
async function client(
  { sessionId, room }: Reservation,
  { address, traffic }: { readonly address: string; readonly traffic: Traffic },
  patched: () => void,
): Promise<Socket> {
  const socket = await openSocket(`ws://${address}/${room.processId}/${room.roomId}?sessionId=${sessionId}`, {
    traffic,
  });
  await new Promise<void>((resolve) => {
    const answers = new Map<number | undefined, (data: Buffer) => void>([
      [PATCH, patched],
      [JOIN, () => socket.send(Buffer.from([JOIN]))],
      [STATE, () => resolve()],
      [ERROR, refused],
    ]);
    socket.listen((data) => answers.get(data[0])?.(data));
  });
  return socket;
}

function message(type: string, card?: number): Buffer {
  return Buffer.from([DATA, SHORT_TEXT | type.length, type.charCodeAt(0), ...(card === undefined ? [] : [card])]);
}

async function reservations(address: string, first: number): Promise<readonly Reservation[]> {
  const north = await reserve(address, 'create/minibridge', { first, seat: 0 });
  const others: Reservation[] = [];
  for (let seat = 1; seat < SEATS.length; seat += 1) {
    others.push(await reserve(address, `joinById/${north.room.roomId}`, { seat }));
  }
  return [north, ...others];
}

export async function openColyseusTable({ address, index, ear, traffic }: Opening): Promise<PlayedTable> {
  let [left, actor, number, turn] = [0, 0, index, 0];
  const patched = (place: number) => (): void => {
    if (place === actor) ear.acknowledged();
    left -= 1;
    if (left === 0) ear.seenByAll();
  };
  const sockets: Socket[] = [];
  for (const [place, reservation] of (await reservations(address, index)).entries()) {
    sockets.push(await client(reservation, { address, traffic }, patched(place)));
  }

  function send(place: number, bytes: Buffer): void {
    actor = place;
    left = SEATS.length;
    sockets[place]?.send(bytes);
  }

  return {
    act() {
      const now = boardNumber(number).turns[turn];
      if (now) send(SEATS.indexOf(now.by), message(PLAY, placeInPack(now.card)));
      else send(0, message(NEXT));
      turn = turn === CARDS ? 0 : turn + 1;
      if (turn === 0) number += 1;
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
