// One client on one connection: its texts in order, its limits, its end.

import { accept, refuse } from '@minibridge/bridge';
import {
  type ClientMessage,
  type ClientMessageOf,
  type ClosingWhy,
  type Decoded,
  decodeClient,
  encodeNotice,
  PROTOCOL_VERSION,
  type WireProblem,
} from '@minibridge/protocol';
import type { Client } from '../live/client.ts';
import type { PersonId } from '../people/event.ts';
import type { Session } from '../people/sessions.ts';
import { answer, type Caller, leaveAll } from './answers.ts';
import { cardCommand } from './card-command.ts';
import type { Line } from './line.ts';
import type { LiveService } from './live-service.ts';

export type Conversation = {
  /** One text from the client. */
  readonly hear: (text: unknown) => void;
  /** The client is gone. */
  readonly end: () => void;
};

export type Talk = {
  readonly line: Line;
  readonly session: Session;
  readonly service: LiveService;
  /** Where the client comes from. */
  readonly address: string;
};

/** Milliseconds after which a client that met a fault of ours comes back, and one that read too slowly. */
const AFTER_A_FAULT = 5_000;
const AFTER_TOO_SLOW = 1_000;
/** Texts in a row that are no messages. */
const MISTAKES = 20;
/** Texts that wait for their answer. */
const WAITING = 500;

/** What goes out to the client, until one of both ends it. */
function outlet({ line, service }: Talk, ended: () => void) {
  const { unread } = service.settings.limits;
  let isOver = false;

  function say(text: string): void {
    line.send(text);
    service.said?.(text);
  }

  function close(): void {
    if (isOver) return;
    isOver = true;
    ended();
  }

  function dismiss(why: ClosingWhy, retryAfter: number): void {
    if (isOver) return;
    say(encodeNotice({ type: 'closing', why, retryAfter }));
    close();
    line.end();
  }

  function send(text: string): void {
    if (isOver) return;
    say(text);
    if (line.waiting() > unread) dismiss('too-slow', AFTER_TOO_SLOW);
  }

  return { send, dismiss, close, isOver: () => isOver };
}

function decoded(text: unknown): Decoded<ClientMessage> {
  const card = cardCommand(text);
  return card === undefined ? decodeClient(text) : accept(card);
}

function helloIn(read: Decoded<ClientMessage>): ClientMessageOf<'hello'> | undefined {
  return read.ok && read.value.type === 'hello' ? read.value : undefined;
}

function isForeign(read: Decoded<ClientMessage>): boolean {
  return !read.ok && read.refusal.reason === 'other-version';
}

/**
 * Reads texts. Before a hello that fits, and after one that does not, nothing but a hello counts. A later hello shows no session:
 * a connection is one person's.
 */
function reader(): (text: unknown) => Decoded<ClientMessage> {
  let isGreeted = false;
  let isOnesOwn = false;
  return (text) => {
    const read = decoded(text);
    const hello = helloIn(read);
    if (isOnesOwn && hello?.session !== undefined) return refuse({ reason: 'other-session' });
    isOnesOwn ||= hello !== undefined;
    isGreeted = hello !== undefined || (isGreeted && !isForeign(read));
    return read.ok && !isGreeted ? refuse({ reason: 'hello-first' }) : read;
  };
}

/** Who it is, after the hello: asked for with every message, and always the same. */
function remembered(session: Session): Client['person'] {
  let known: PersonId | undefined;
  const learnt = (person: PersonId): PersonId => {
    known = person;
    return person;
  };
  return () => known ?? session.person().then(learnt);
}

/** Texts and their answers: a record, for every connection has one. */
type Texts = {
  /** For their turn; an array that was ever used keeps its places, so most connections have none. */
  waiting: unknown[] | undefined;
  isBusy: boolean;
  /** Resolves when the texts so far are answered. */
  turn: Promise<void>;
};

const NOTHING_ASKED = Promise.resolve();

function lineUp(texts: Texts, text: unknown): void {
  if (texts.waiting) texts.waiting.push(text);
  else texts.waiting = [text];
}

/**
 * Answers a text, and one after the other what comes meanwhile. What needs no waiting is answered at once. `respond` neither throws nor
 * rejects.
 */
async function answerAll(
  texts: Texts,
  first: unknown,
  respond: (text: unknown) => Promise<void> | void,
): Promise<void> {
  texts.isBusy = true;
  let text = first;
  let more: number;
  do {
    const answered = respond(text);
    if (answered) await answered;
    more = texts.waiting?.length ?? 0;
    text = texts.waiting?.shift();
  } while (more > 0);
  texts.waiting = undefined;
  texts.isBusy = false;
}

export function conversation(talk: Talk): Conversation {
  const { session, service, address } = talk;
  const { tables, meters, report } = service;
  const used = meters.connection(address);
  const texts: Texts = { waiting: undefined, isBusy: false, turn: NOTHING_ASKED };
  const { send, dismiss, close, isOver } = outlet(talk, () => {
    const left = texts.turn.then(() => leaveAll(caller));
    left.catch((error: unknown) => report('a client could not leave', error));
  });
  const client = { send, person: remembered(session) };
  const caller: Caller = { client, session, tables, meters, used, known: new Set(), dismiss };
  const read = reader();
  let mistakes = 0;

  function complain(problem: WireProblem): void {
    mistakes += 1;
    if (mistakes > MISTAKES) dismiss('too-many', AFTER_A_FAULT);
    else send(complaint(problem));
  }

  function respond(text: unknown): Promise<void> | void {
    if (isOver()) return;
    const decoded = read(text);
    if (!decoded.ok) return complain(decoded.refusal);
    mistakes = 0;
    return answer(caller, decoded.value);
  }

  /** A fault of ours: the client comes back to the right card. */
  function fail(error: unknown): void {
    report('a message could not be answered', error);
    dismiss('restart', AFTER_A_FAULT);
  }

  function respondOrFail(text: unknown): Promise<void> | void {
    try {
      const answered = respond(text);
      return answered ? answered.catch(fail) : undefined;
    } catch (error) {
      fail(error);
    }
  }

  return {
    hear: (text) => {
      if (isOver()) return;
      const wait = (texts.waiting?.length ?? 0) < WAITING ? meters.message(used) : AFTER_A_FAULT;
      if (wait > 0) return dismiss('too-many', wait);
      if (texts.isBusy) lineUp(texts, text);
      else texts.turn = answerAll(texts, text, respondOrFail);
    },
    end: close,
  };
}

function complaint(problem: WireProblem): string {
  const isForeign = problem.reason === 'other-version';
  return encodeNotice(isForeign ? { type: 'reload', version: PROTOCOL_VERSION } : { type: 'error', problem });
}
