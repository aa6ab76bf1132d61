// One client on one connection: its texts in order, its limits, its end.

import { refuse } from '@minibridge/bridge';
import {
  type ClientMessage,
  type ClosingWhy,
  type Decoded,
  decodeClient,
  encodeNotice,
  PROTOCOL_VERSION,
  type WireProblem,
} from '@minibridge/protocol';
import type { Session } from '../people/sessions.ts';
import { answer, type Caller, leaveAll } from './answers.ts';
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

/** Reads texts. Before a hello that fits nothing but a hello counts, and after it no other: a connection is one person's. */
function reader(): (text: unknown) => Decoded<ClientMessage> {
  let isGreeted = false;
  return (text) => {
    const decoded = decodeClient(text);
    const isHello = decoded.ok ? decoded.value.type === 'hello' : decoded.refusal.reason === 'other-version';
    if (isHello && isGreeted) return refuse({ reason: 'hello-twice' });
    isGreeted ||= isHello && decoded.ok;
    return decoded.ok && !isGreeted ? refuse({ reason: 'hello-first' }) : decoded;
  };
}

export function conversation(talk: Talk): Conversation {
  const { session, service, address } = talk;
  const { tables, report } = service;
  const meters = service.meters.connection(address);
  const { send, dismiss, close, isOver } = outlet(talk, () => {
    const left = (turn ?? Promise.resolve()).then(() => leaveAll(caller));
    left.catch((error: unknown) => report('a client could not leave', error));
  });
  const client = { send, person: session.person };
  const caller: Caller = { client, session, tables, meters, known: new Set(), dismiss };
  const read = reader();
  const waiting: unknown[] = [];
  /** While texts are being answered. */
  let turn: Promise<void> | undefined;
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

  /** One after the other. */
  async function respondAll(): Promise<void> {
    while (waiting.length > 0) {
      try {
        await respond(waiting.shift());
      } catch (error) {
        fail(error);
      }
    }
    turn = undefined;
  }

  /** A fault of ours: the client comes back to the right card. */
  function fail(error: unknown): void {
    report('a message could not be answered', error);
    dismiss('restart', AFTER_A_FAULT);
  }

  return {
    hear: (text) => {
      if (isOver()) return;
      const wait = waiting.length < WAITING ? meters.message() : AFTER_A_FAULT;
      if (wait > 0) return dismiss('too-many', wait);
      waiting.push(text);
      turn ??= respondAll();
    },
    end: close,
  };
}

function complaint(problem: WireProblem): string {
  const isForeign = problem.reason === 'other-version';
  return encodeNotice(isForeign ? { type: 'reload', version: PROTOCOL_VERSION } : { type: 'error', problem });
}
