// What one connection, one person and one address may do, so that nobody spoils the game of others.

import { LIMITS } from '@minibridge/protocol';
import type { PersonId } from '../people/event.ts';
import { type Meter, meter, meters, type Rate } from './rates.ts';

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

export type Meters = {
  readonly limits: Limits;
  /** For one new connection from `address`. */
  readonly connection: (address: string) => ConnectionMeters;
  /** How many connections an address has; the one who asks is counted until it calls the function that it gets. */
  readonly enter: (address: string) => (() => void) | undefined;
};

/** A code that may be wrong: counted as if it were, until it turns out to be right. */
type Guess = {
  /** Milliseconds to wait before the next one; 0: go on. */
  readonly wait: number;
  readonly wasRight: () => void;
};

export type ConnectionMeters = {
  /** Milliseconds to wait before the next message; 0: go on. */
  readonly message: () => number;
  readonly commands: Meter;
  readonly watches: Meter;
  readonly guess: (person: PersonId) => Guess;
  readonly phrases: (person: PersonId) => Meter;
  readonly tables: (person: PersonId) => number;
};

/**
 * Whoever has guessed lately shares what the address has left with the others who have. Whoever has not is not kept out by them,
 * only by very many others who were wrong with their first code. See docs/decisions/0044-wrong-codes.md.
 */
function guessing(limits: Limits, now: () => number): (person: PersonId, address: string) => Guess {
  const persons = meters(limits.guesses, now);
  const addresses = meters(limits.guessesOfAddress, now);
  const firsts = meters(limits.firstGuessesOfAddress, now);
  return (person, address) => {
    const own = persons(person);
    const shared = own.isFull() ? firsts(address) : addresses(address);
    const wait = own.look() || shared.look();
    if (wait > 0) return { wait, wasRight: () => undefined };
    own.take();
    shared.take();
    return {
      wait: 0,
      wasRight: () => {
        own.giveBack();
        shared.giveBack();
      },
    };
  };
}

export function metersFor(limits: Limits, now: () => number): Meters {
  const addresses = meters(limits.messagesOfAddress, now);
  const guess = guessing(limits, now);
  const phrases = meters(limits.phrases, now);
  const tables = meters(limits.tables, now);
  const tablesOfAddress = meters(limits.tablesOfAddress, now);
  const connections = new Map<string, number>();

  function leave(address: string): void {
    const left = (connections.get(address) ?? 1) - 1;
    if (left > 0) connections.set(address, left);
    else connections.delete(address);
  }

  return {
    limits,
    connection: (address) => {
      const own = meter(limits.messages, now);
      return {
        message: () => own.take() || addresses(address).take(),
        commands: meter(limits.commands, now),
        watches: meter(limits.watches, now),
        guess: (person) => guess(person, address),
        phrases,
        tables: (person) => tables(person).take() || tablesOfAddress(address).take(),
      };
    },
    enter: (address) => {
      const count = connections.get(address) ?? 0;
      if (count >= limits.connections) return undefined;
      connections.set(address, count + 1);
      let isIn = true;
      return () => {
        if (isIn) leave(address);
        isIn = false;
      };
    },
  };
}
