// From text to a message, at both ends. Every byte is checked, nothing throws, and what is wrong is said.

import { type Action, accept, type Result, refuse } from '@minibridge/bridge';
import * as v from 'valibot';
import type { ClientMessage } from './client-message';
import { EVENT_HEAD, readerOf } from './event-wire';
import { isLonger, LIMITS } from './limits';
import type { WireProblem } from './problem';
import type { Notice, ReleasedMessage, ServerMessage } from './server-message';
import { ACTION } from './shapes/ask';
import { hasRow, type Reads } from './shapes/by-name';
import { CLIENT_MESSAGES } from './shapes/client';
import { NOTICES } from './shapes/notice';
import { wantedBy } from './shapes/wanted';
import { versionFit } from './version';

export type Decoded<M> = Result<M, WireProblem>;

/** Stops at the first mistake. */
const READING = { abortEarly: true, message: wantedBy } as const;

/** Characters of a name or a sentence that a problem quotes. */
const QUOTED = 120;

function jsonOf(text: unknown, limit: number): Decoded<unknown> {
  if (typeof text !== 'string') return refuse({ reason: 'not-text' });
  if (isLonger(text, limit)) return refuse({ reason: 'too-long', limit });
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse({ reason: 'not-json' });
  }
}

type Typed = { readonly type: string };

function isTyped(json: unknown): json is Typed {
  return typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string';
}

function badField(type: string, issue: v.BaseIssue<unknown>, within = 0): WireProblem {
  const steps = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key + within : key));
  const path = steps.map(String).join('.');
  return { reason: 'bad-field', type, at: path.slice(0, QUOTED), wanted: issue.message.slice(0, QUOTED) };
}

function read<M>(reads: Reads<M>, type: string, json: unknown): Decoded<M> {
  const parsed = v.safeParse(reads, json, READING);
  return parsed.success ? accept(parsed.output) : refuse(badField(type, parsed.issues[0]));
}

function rowOf<M>(rows: { readonly [type: string]: Reads<M> }, { type }: Typed): Reads<M> | undefined {
  return hasRow(rows, type) ? rows[type] : undefined;
}

function typedMessage<M>(rows: { readonly [type: string]: Reads<M> }, json: unknown): Decoded<M> {
  if (!isTyped(json)) return refuse({ reason: 'not-a-message' });
  const reads = rowOf(rows, json);
  if (reads === undefined) return refuse({ reason: 'unknown-message', type: json.type.slice(0, QUOTED) });
  return read(reads, json.type, json);
}

/** The version of a hello that this protocol may not be able to read. */
function foreignVersion(json: unknown): number | undefined {
  if (!isTyped(json) || json.type !== 'hello' || !('version' in json)) return undefined;
  const { version } = json;
  const isOther = Number.isSafeInteger(version) && typeof version === 'number' && version >= 0 && version <= 1_000_000;
  return isOther && versionFit(version) !== 'fits' ? version : undefined;
}

/** What a client says. `text`: one frame, or one line of a long-polling body. */
export function decodeClient(text: unknown): Decoded<ClientMessage> {
  const json = jsonOf(text, LIMITS.clientBytes);
  if (!json.ok) return json;
  const version = foreignVersion(json.value);
  if (version !== undefined) return refuse({ reason: 'other-version', version });
  return typedMessage<ClientMessage>(CLIENT_MESSAGES, json.value);
}

/** An action of the game, as it comes from a program outside; not from a frame, but as a value. Absent: it is none. */
export function decodeAction(value: unknown): Action | undefined {
  const parsed = v.safeParse(ACTION, value, READING);
  return parsed.success ? parsed.output : undefined;
}

function releasedMessage(list: readonly unknown[]): Decoded<ReleasedMessage> {
  const head = v.safeParse(EVENT_HEAD, list, READING);
  if (!head.success) return refuse(badField('released', head.issues[0]));
  const [table, number, word] = head.output;
  const data = v.safeParse(readerOf(word), list.slice(3), READING);
  if (!data.success) return refuse(badField('released', data.issues[0], 3));
  return accept({ type: 'released', table, number, event: data.output });
}

/** What the server says. An `unknown-message` is to be passed over: the server may be newer. */
export function decodeServer(text: unknown): Decoded<ServerMessage> {
  const json = jsonOf(text, LIMITS.serverBytes);
  if (!json.ok) return json;
  return Array.isArray(json.value) ? releasedMessage(json.value) : typedMessage<Notice>(NOTICES, json.value);
}
