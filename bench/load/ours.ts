// Four people at a table of our own server, by the protocol of docs/protocol.md. The word of each event is looked at, the rest is passed over:
// the driver must take less time than the server.

import { SEATS, type Seat } from '@minibridge/bridge';
import type { Ask } from '@minibridge/protocol';
import { ask, connectAgain, type Hears, watchAll } from './our-viewer.ts';
import { openForFour } from './our-waiting-room.ts';
import type { Ear, Opening, PlayedTable } from './played-table.ts';
import { boardWithNorth, type SeededBoard } from './seeded-boards.ts';

/** One of these comes to each viewer for each thing that is done. */
const NEWS = new Set(['card', 'contract', 'hand', 'draw', 'match']);

export type OurTable = PlayedTable & {
  /** The server may end the connections now. */
  readonly expectEnd: () => void;
  /** All four connect again and are told nothing that they have seen, and everything else. */
  readonly comeBack: () => Promise<void>;
};

/** What comes next at a table, from what north has seen. */
function script() {
  let board: SeededBoard | undefined;
  /** Of the board; the contract comes before turn 0. */
  let turn = 0;
  return {
    dealt(hand: unknown): void {
      board = boardWithNorth(String(hand));
      turn = -1;
    },
    next(): { readonly by: Seat; readonly wish: Ask } {
      if (board === undefined) return { by: 'N', wish: { type: 'next' } };
      const { declarer, strain, turns } = board;
      const now = turns[turn];
      turn += 1;
      if (turn === turns.length) board = undefined;
      if (now !== undefined) return { by: now.by, wish: { type: 'act', action: { type: 'play', ...now } } };
      const contract = { kind: 'part', strain } as const;
      return { by: declarer, wish: { type: 'act', action: { type: 'choose', by: declarer, contract } } };
    },
  };
}

/** Counts what is still to come until everybody has seen what was done and the actor has the answer. */
function waiting(ear: Ear) {
  let left = 0;
  const one = (): void => {
    left -= 1;
    if (left === 0) ear.seenByAll();
  };
  return {
    begin(): void {
      left = SEATS.length + 1;
    },
    answered(): void {
      ear.acknowledged();
      one();
    },
    news: one,
  };
}

export async function openOurTable(opening: Opening): Promise<OurTable> {
  const { code, viewers } = await openForFour(opening);
  const play = script();
  const wait = waiting(opening.ear);
  const hears: Hears = {
    answered: wait.answered,
    happened({ seat }, word, data) {
      if (seat === 'N' && word === 'hand') play.dealt(data[1]);
      if (NEWS.has(word)) wait.news();
    },
  };
  await watchAll(viewers, code, hears);

  return {
    act() {
      const { by, wish } = play.next();
      const viewer = viewers[SEATS.indexOf(by)];
      if (viewer === undefined) throw new Error(`nobody sits ${by}`);
      wait.begin();
      ask(viewer, code, wish);
    },
    close() {
      for (const { socket } of viewers) socket.close();
    },
    expectEnd() {
      for (const { socket } of viewers) socket.expectEnd();
    },
    comeBack: () => connectAgain(viewers, { code, hears, opening }),
  };
}
