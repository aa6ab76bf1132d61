// Sessions: an opaque token that only the browser has; the store knows its fingerprint. A name is never a key.

import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { PersonId } from './event.ts';

/** 256 bits. */
const TOKEN_BYTES = 32;
const PERSON_BYTES = 16;

/** As `newToken` writes them. */
const TOKEN = /^[\w-]{43}$/;

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Who begins a session with this token: the same in every window of the browser that has it, and at every process. */
function personFrom(token: string): PersonId {
  return createHash('sha256').update(`person ${token}`).digest().subarray(0, PERSON_BYTES).toString('base64url');
}

export type Session = {
  /** What the browser is to keep; absent: it has a good one. */
  readonly token?: string;
  /** Another token that the client shows, since it has no cookies. Only a known one counts. */
  readonly show: (token: string) => Promise<void>;
  /** Who it is, if anybody so far. */
  readonly known: () => Promise<PersonId | undefined>;
  /** Who it is or, so far nobody, would be: nothing is kept. */
  readonly likely: () => Promise<PersonId>;
  /** Who it is; with the first action the session begins. */
  readonly person: () => Promise<PersonId>;
};

/**
 * The session of somebody who comes with this token, or with none. A token that is not known yet stays: another window of the same
 * browser has got it and has done nothing so far, and with a new one that window would lose its seat at its next connection.
 */
export async function sessionOf(shown: string | undefined, store: Store): Promise<Session> {
  const own = shown !== undefined && TOKEN.test(shown) ? shown : undefined;
  const before = await personOf(own, store);
  const token = own ?? newToken();
  let person: Promise<PersonId | undefined> = Promise.resolve(before);

  async function begin(): Promise<PersonId> {
    const id = personFrom(token);
    await store.keepSession(fingerprint(token), id);
    return id;
  }

  /** A session that could not be kept is tried again with the next action. */
  async function knownOrNew(): Promise<PersonId> {
    const known = await person;
    if (known !== undefined) return known;
    const beginning = begin();
    person = beginning.catch(() => undefined);
    return beginning;
  }

  return {
    ...(own === undefined && { token }),
    show: async (other) => {
      const known = await personOf(other, store);
      if (known !== undefined) person = Promise.resolve(known);
    },
    known: () => person,
    likely: async () => (await person) ?? personFrom(token),
    person: knownOrNew,
  };
}

async function personOf(token: string | undefined, store: Store): Promise<PersonId | undefined> {
  return token !== undefined && TOKEN.test(token) ? store.personOf(fingerprint(token)) : undefined;
}
