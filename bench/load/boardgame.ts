// Four players of a match on boardgame.io, by socket.io's own texts on a WebSocket: a packet begins with `42`, the namespace is the game's name.

import { SEATS } from '@minibridge/bridge';
import { CARDS } from './play.ts';
import type { Opening, PlayedTable, Traffic } from './played-table.ts';
import { boardNumber } from './seeded-boards.ts';
import { openSocket, type Socket } from './socket.ts';

const GAME = 'minibridge';
const OPENED = '0{';
const CONNECTED = `40/${GAME},{`;
const PING = '2';
const PONG = '3';
const SYNCED = `42/${GAME},["sync"`;
const UPDATED = `42/${GAME},["update"`;

type Seated = { readonly match: string; readonly credentials: string; readonly player: string };

async function post(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

function field(answer: unknown, name: string): string {
  const value: unknown =
    typeof answer === 'object' && answer !== null
      ? Object.entries(answer).find(([key]) => key === name)?.[1]
      : undefined;
  if (typeof value !== 'string') throw new Error(`no ${name} in ${JSON.stringify(answer)}`);
  return value;
}

const STATE_NUMBER = '"_stateID":';

/** The number of the state, which a move must name; those in the log come after it. */
function stateNumber(text: string): number {
  return Number.parseInt(text.slice(text.indexOf(STATE_NUMBER) + STATE_NUMBER.length), 10);
}

/** Connected and synchronized; `updated` is told the number of each state from then on. */
async function player(
  { match, credentials, player: seat }: Seated,
  { address, traffic }: { readonly address: string; readonly traffic: Traffic },
  updated: (state: number) => void,
): Promise<Socket> {
  const socket = await openSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`, { traffic });
  const emit = (...what: readonly unknown[]): void => socket.send(`42/${GAME},${JSON.stringify(what)}`);
  await new Promise<void>((resolve) => {
    const answers: readonly (readonly [start: string, answer: (text: string) => void])[] = [
      [UPDATED, (text) => updated(stateNumber(text))],
      [PING, () => socket.send(PONG)],
      [OPENED, () => socket.send(`40/${GAME},`)],
      [CONNECTED, () => emit('sync', match, seat, credentials, SEATS.length)],
      [SYNCED, () => resolve()],
    ];
    socket.listen((data) => {
      const text = data.toString();
      answers.find(([start]) => text.startsWith(start))?.[1](text);
    });
  });
  return socket;
}

async function joined(address: string, first: number): Promise<readonly Seated[]> {
  const lobby = `http://${address}/games/${GAME}`;
  const match = field(await post(`${lobby}/create`, { numPlayers: SEATS.length, setupData: { first } }), 'matchID');
  const seated: Seated[] = [];
  for (const [place, seat] of SEATS.entries()) {
    const answer = await post(`${lobby}/${match}/join`, { playerID: String(place), playerName: `Player ${seat}` });
    seated.push({ match, player: String(place), credentials: field(answer, 'playerCredentials') });
  }
  return seated;
}

export async function openBoardgameTable({ address, index, ear, traffic }: Opening): Promise<PlayedTable> {
  const seats = await joined(address, index);
  let [left, actor, state, number, turn] = [0, 0, 0, index, 0];
  const updated =
    (place: number) =>
    (now: number): void => {
      state = now;
      if (place === actor) ear.acknowledged();
      left -= 1;
      if (left === 0) ear.seenByAll();
    };
  const sockets: Socket[] = [];
  for (const [place, seat] of seats.entries()) sockets.push(await player(seat, { address, traffic }, updated(place)));

  function move(type: string, place: number, args: readonly unknown[]): void {
    const seat = seats[place];
    if (seat === undefined) throw new Error(`nobody at ${place}`);
    actor = place;
    left = SEATS.length;
    const { match, player: playerID, credentials } = seat;
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
    sockets[place]?.send(`42/${GAME},${JSON.stringify(['update', action, state, match, playerID])}`);
  }

  return {
    act() {
      const now = boardNumber(number).turns[turn];
      if (now) move('play', SEATS.indexOf(now.by), [now.card]);
      else move('next', 0, []);
      turn = turn === CARDS ? 0 : turn + 1;
      if (turn === 0) number += 1;
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
