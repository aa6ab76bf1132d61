// The example client plays a match with two people and two bots, over a good line and over a bad one.

import { below, type Chance, type Seat, seededChance } from '@minibridge/bridge';
import { ReleasedAtTable, stageOf, tableOf } from '@minibridge/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../examples/example-client';
import { CODE, ScriptedPeer } from '../fixtures/scripted-peer';

/** A person with a line that can be cut: what is under way in either direction is lost then. */
class Person {
  readonly client: ReturnType<typeof exampleClient>;
  readonly #peer: ScriptedPeer;
  readonly #seat: Seat;
  #toPeer: string[] = [];
  #toClient: string[] = [];
  #line: ReturnType<ScriptedPeer['connect']> | undefined;

  constructor(peer: ScriptedPeer, seat: Seat, chance: Chance) {
    this.#peer = peer;
    this.#seat = seat;
    this.client = exampleClient(seat, CODE, { send: (text) => this.#toPeer.push(text), chance });
    this.connect();
  }

  connect(): void {
    this.#line?.close();
    this.client.disconnected();
    this.#toPeer = [];
    const inbox: string[] = [];
    this.#toClient = inbox;
    this.#line = this.#peer.connect(this.#seat, (text) => inbox.push(text));
    this.client.connected();
  }

  /** Carries one text over; false when nothing is under way. `times`: how often it arrives. */
  carry(times = 1): boolean {
    const up = this.#toPeer.shift();
    const down = this.#toClient.shift();
    for (let time = 0; time < times; time += 1) {
      if (up !== undefined) this.#line?.hear(up);
      if (down !== undefined) this.client.hear(down);
    }
    return up !== undefined || down !== undefined;
  }

  /** Two texts from the server change places. */
  mixUp(): void {
    const [first, second] = this.#toClient.splice(0, 2);
    for (const text of [first, second]) if (text !== undefined) this.#toClient.unshift(text);
  }
}

function isOver(peer: ScriptedPeer): boolean {
  return stageOf(peer.table()) === 'over';
}

function toTheEnd(peer: ScriptedPeer, people: readonly Person[]): void {
  for (let turn = 0; people.map((person) => person.carry()).includes(true); turn += 1) {
    if (turn > 20_000) throw new Error('the match does not end');
  }
  expect(isOver(peer)).toBe(true);
}

/** The line is cut, mixes up, repeats or carries. */
function anything(person: Person, luck: number): void {
  if (luck === 0) person.connect();
  else if (luck < 3) person.mixUp();
  else person.carry(luck < 6 ? 2 : 1);
}

/** Each knows of the table exactly what may be known from the seat. */
function expectSameTable(peer: ScriptedPeer, person: Person, seat: Seat): void {
  const released = ReleasedAtTable.to({ as: 'seat', seat }, peer.log).map(({ event }) => event);
  expect(person.client.table()).toEqual(tableOf(released));
}

describe('the example client', () => {
  test('plays a match of four deals to its end', () => {
    const peer = new ScriptedPeer(7);
    const [north, south] = [new Person(peer, 'N', seededChance(1)), new Person(peer, 'S', seededChance(2))];
    toTheEnd(peer, [north, south]);
    expect(peer.table().sheet).toHaveLength(4);
    expectSameTable(peer, north, 'N');
    expectSameTable(peer, south, 'S');
  });

  test('plays on whatever the line does: nothing is lost, nothing is done twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const chance = seededChance(seed);
        const peer = new ScriptedPeer(seed, 1);
        const [north, south] = [new Person(peer, 'N', chance), new Person(peer, 'S', chance)];
        for (let turn = 0; turn < 600; turn += 1) anything(below(2, chance) === 0 ? north : south, below(20, chance));
        north.connect();
        south.connect();
        toTheEnd(peer, [north, south]);
        expect(new Set(peer.carriedOut).size).toBe(peer.carriedOut.length);
        expectSameTable(peer, north, 'N');
        expectSameTable(peer, south, 'S');
      }),
      { numRuns: Math.min(fc.readConfigureGlobal().numRuns ?? 100, 50), endOnFailure: true },
    );
  });

  test('an old client is told to reload, a wrong text is told why', () => {
    const heard: string[] = [];
    const line = new ScriptedPeer(1).connect('N', (text) => heard.push(text));
    line.hear('{"type":"hello","version":0}');
    line.hear('{"type":"hello"');
    line.hear('{"type":"ping","number":7}');
    expect(heard).toEqual([
      '{"type":"reload","version":1}',
      '{"type":"error","problem":{"reason":"not-json"}}',
      '{"type":"pong","number":7}',
    ]);
  });
});
