// The play phase on Colyseus: what everybody may see is the room's state, sent as patches; each hand goes to its player in a message.
// With DATA_DIR every card is kept before anybody hears of it, in the same store as our own server's.

import { type Client, Room, Server } from '@colyseus/core';
import { ArraySchema, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { cardAt, partner, placeInPack, SEATS, type Seat, STRAINS } from '@minibridge/bridge';
import { openSqlite } from '../../apps/server/src/store/sqlite.ts';
import { actorOf, afterCard, CARDS, mayPlay, openPlay, type Play } from '../load/play.ts';
import { boardNumber } from '../load/seeded-boards.ts';
import { hosted } from '../support/hosted-process.ts';

/** Seats by their place in `SEATS`, strains in `STRAINS`, cards in the pack. */
const PublicBoard = schema({
  declarer: 'uint8',
  strain: 'uint8',
  dummy: ['uint8'],
  played: ['uint8'],
});

const { DATA_DIR } = process.env;
const store = DATA_DIR ? await openSqlite(DATA_DIR) : undefined;

/** A measurement with a fault is none. */
function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

const places = (cards: Play['played']): number[] => cards.map(placeInPack);

class MinibridgeRoom extends Room<InstanceType<typeof PublicBoard>> {
  override maxClients = SEATS.length;
  override autoDispose = false;
  // No timer for each room: a patch is sent as soon as a card is played.
  override patchRate = 0;
  override state = new PublicBoard();
  private number = 0;
  private play: Play | undefined;
  private kept = 0;
  private readonly seatOf = new Map<string, Seat>();

  override onCreate({ first }: { readonly first: number }): void {
    this.open(first);
    this.onMessage('c', (client, place: unknown) => this.playCard(client, place));
    this.onMessage('n', (client) => this.nextBoard(client));
  }

  override onJoin(client: Client, { seat }: { readonly seat: number }): void {
    const taken = SEATS[seat];
    if (taken === undefined || [...this.seatOf.values()].includes(taken)) throw new Error('no such seat, or taken');
    this.seatOf.set(client.sessionId, taken);
    this.tellHand(client);
  }

  private open(number: number): void {
    const { deal, declarer, strain } = boardNumber(number);
    this.number = number;
    this.play = openPlay(deal, declarer, strain);
    this.state.declarer = SEATS.indexOf(declarer);
    this.state.strain = STRAINS.indexOf(strain);
    this.state.dummy = new ArraySchema(...places(deal[partner(declarer)]));
    this.state.played = new ArraySchema<number>();
  }

  private tellHand(client: Client): void {
    const seat = this.seatOf.get(client.sessionId);
    if (seat && this.play) client.send('h', places(this.play.hands[seat]));
  }

  private isActor(client: Client, play: Play): boolean {
    return this.seatOf.get(client.sessionId) === actorOf(play);
  }

  private playCard(client: Client, place: unknown): void {
    const { play } = this;
    const isPlace = typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < CARDS;
    if (!play || !isPlace || !this.isActor(client, play) || !mayPlay(play, cardAt(place))) {
      client.error(400, 'not a legal card');
      return;
    }
    this.play = afterCard(play, cardAt(place));
    this.state.played.push(place);
    this.keep(`["card",${place}]`);
  }

  private nextBoard(client: Client): void {
    if (!this.play || this.play.played.length < CARDS || !this.isActor(client, this.play)) {
      client.error(400, 'not yet');
      return;
    }
    this.open(this.number + 1);
    for (const each of this.clients) this.tellHand(each);
    this.keep(`["board",${this.number}]`);
  }

  /** Tells everybody, after the commit where there is a store. */
  private keep(entry: string): void {
    if (store === undefined) {
      this.broadcastPatch();
      return;
    }
    const expected = this.kept;
    this.kept += 1;
    const tell = (appended: string): void => {
      if (appended === 'kept') this.broadcastPatch();
      else fail(new Error(`an append of the only writer: ${appended}`));
    };
    store.append({ table: this.roomId, expected, entries: [entry] }).then(tell, fail);
  }
}

/** Milliseconds, as our own server's: by its own wish it would ask four thousand connections every three seconds. */
const PING = 20_000;

const transport = new WebSocketTransport({ pingInterval: PING });
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('minibridge', MinibridgeRoom);
await server.listen(0);
const address = transport.server?.address();
if (typeof address !== 'object' || address === null) throw new Error('no port');
hosted(address.port, async () => {
  await server.gracefullyShutdown(false);
  await store?.close();
});
