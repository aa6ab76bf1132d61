// What one connection, one person and one address may do, so that nobody spoils the game of others.

import { LIMITS } from '@minibridge/protocol';
import type { PersonId } from '../people/event.ts';
import { type Bucket, keyedMeter, meter, type Rate } from './rates.ts';

export type Limits = {
  /** Messages of any kind, a connection. */
  readonly messages: Rate;
  /** Messages of any kind, an address: a whole school may be behind one. */
  readonly messagesOfAddress: Rate;
  /** Commands, a connection. */
  readonly commands: Rate;
  /** Tables that are told from where somebody left off, perhaps from their beginning: dearer than anything else. A connection. */
  readonly watches: Rate;
  readonly phrases: Rate;
  /** Tables that a person opens. */
  readonly tables: Rate;
  readonly tablesOfAddress: Rate;
  /** Codes of tables and seats that are none, a person. */
  readonly guesses: Rate;
  /** The same of all persons at an address, but for each one's first: a whole school may be behind one. */
  readonly guessesOfAddress: Rate;
  /** First wrong codes at an address: what somebody meets who is somebody new for each guess. */
  readonly firstGuessesOfAddress: Rate;
  /** Connections at the same time, an address. */
  readonly connections: number;
  /** Bytes that a client has not taken yet. */
  readonly unread: number;
};

const perHour = (count: number): Rate => ({ burst: count, perMinute: count / 60 });

export const USUAL_LIMITS: Limits = {
  messages: { burst: 200, perMinute: 1_200 },
  messagesOfAddress: { burst: 10_000, perMinute: 60_000 },
  commands: { burst: 60, perMinute: 600 },
  // All tables that one connection may follow, once.
  watches: { burst: LIMITS.tables, perMinute: 30 },
  phrases: { burst: 5, perMinute: 20 },
  tables: perHour(20),
  tablesOfAddress: perHour(400),
  guesses: { burst: 20, perMinute: 2 },
  guessesOfAddress: { burst: 300, perMinute: 10 },
  firstGuessesOfAddress: { burst: 300, perMinute: 10 },
  connections: 1_000,
  unread: 1_048_576,
};

/** What one connection has used. A record, for there are many. */
export type Used = {
  readonly address: string;
  readonly messages: Bucket;
  readonly commands: Bucket;
  readonly watches: Bucket;
};

/** A code that may be wrong: counted as if it were, until it turns out to be right. */
type Guess = {
  /** Milliseconds to wait before the next one; 0: go on. */
  readonly wait: number;
  readonly wasRight: () => void;
};

/** Milliseconds to wait before the next of a kind; 0: go on, it is counted. */
export type Meters = {
  readonly limits: Limits;
  /** For one new connection from `address`. */
  readonly connection: (address: string) => Used;
  readonly message: (used: Used) => number;
  readonly command: (used: Used) => number;
  readonly watch: (used: Used) => number;
  readonly guess: (used: Used, person: PersonId) => Guess;
  readonly phrase: (person: PersonId) => number;
  readonly table: (used: Used, person: PersonId) => number;
  /** How many connections an address has; the one who asks is counted until it calls the function that it gets. */
  readonly enter: (address: string) => (() => void) | undefined;
};

/**
 * Whoever has guessed lately shares what the address has left with the others who have. Whoever has not is not kept out by them,
 * only by very many others who were wrong with their first code. See docs/decisions/0044-wrong-codes.md.
 */
function guessing(limits: Limits, now: () => number): Meters['guess'] {
  const persons = keyedMeter(limits.guesses, now);
  const addresses = keyedMeter(limits.guessesOfAddress, now);
  const firsts = keyedMeter(limits.firstGuessesOfAddress, now);
  return ({ address }, person) => {
    const shared = persons.isFull(person) ? firsts : addresses;
    const wait = persons.look(person) || shared.look(address);
    if (wait > 0) return { wait, wasRight: () => undefined };
    persons.take(person);
    shared.take(address);
    return {
      wait: 0,
      wasRight: () => {
        persons.giveBack(person);
        shared.giveBack(address);
      },
    };
  };
}

/** Connections of each address. */
function entering(most: number): Meters['enter'] {
  const connections = new Map<string, number>();

  function leave(address: string): void {
    const left = (connections.get(address) ?? 1) - 1;
    if (left > 0) connections.set(address, left);
    else connections.delete(address);
  }

  return (address) => {
    const count = connections.get(address) ?? 0;
    if (count >= most) return undefined;
    connections.set(address, count + 1);
    let isIn = true;
    return () => {
      if (isIn) leave(address);
      isIn = false;
    };
  };
}

export function metersFor(limits: Limits, now: () => number): Meters {
  const messages = meter(limits.messages, now);
  const commands = meter(limits.commands, now);
  const watches = meter(limits.watches, now);
  const addresses = keyedMeter(limits.messagesOfAddress, now);
  const phrases = keyedMeter(limits.phrases, now);
  const tables = keyedMeter(limits.tables, now);
  const tablesOfAddress = keyedMeter(limits.tablesOfAddress, now);

  return {
    limits,
    connection: (address) => ({
      address,
      messages: messages.full(),
      commands: commands.full(),
      watches: watches.full(),
    }),
    message: (used) => messages.take(used.messages) || addresses.take(used.address),
    command: (used) => commands.take(used.commands),
    watch: (used) => watches.take(used.watches),
    guess: guessing(limits, now),
    phrase: phrases.take,
    table: ({ address }, person) => tables.take(person) || tablesOfAddress.take(address),
    enter: entering(limits.connections),
  };
}
