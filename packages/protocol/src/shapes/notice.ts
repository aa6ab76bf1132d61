// The server's messages but for released events, as a client reads them. Fields that nobody knows are passed over:
// a server may add one without a new version.

import * as v from 'valibot';
import { LIMITS } from '../limits';
import type { ProblemReason, WireProblem } from '../problem';
import { CLOSING_REASONS, LEAVING_REASONS, type Notice, PRESENCES } from '../server-message';
import {
  CARD_NUMBER,
  COMMAND_ID,
  NAME_TOLD,
  PHRASE,
  RETRY_AFTER,
  RETURN,
  SEAT,
  SEEN,
  TABLE,
  text,
  upTo,
  VIEWER,
  WHO,
} from './basic';
import { byName, type Reads, type Rows } from './by-name';
import { REFUSAL } from './refusal';
import { RULES } from './rules';
import { SETTINGS } from './table';

/** Characters of what a problem quotes. */
const QUOTED = 200;

const short = text(`at most ${QUOTED} characters`, ({ length }) => length <= QUOTED);

function because<R extends ProblemReason, E extends v.ObjectEntries>(reason: R, data: E) {
  return v.object({ reason: v.literal(reason), ...data });
}

const PROBLEM: Reads<WireProblem> = byName<'reason', WireProblem>('reason', {
  'not-text': because('not-text', {}),
  'too-long': because('too-long', { limit: upTo(1_000_000) }),
  'not-json': because('not-json', {}),
  'not-a-message': because('not-a-message', {}),
  'unknown-message': because('unknown-message', { type: short }),
  'bad-field': because('bad-field', { type: short, at: short, wanted: short }),
  'hello-first': because('hello-first', {}),
  'other-session': because('other-session', {}),
  'other-version': because('other-version', { version: upTo(1_000_000) }),
});

const is = v.picklist(PRESENCES);
const people = <S extends v.GenericSchema>(each: S) => v.pipe(v.array(each), v.maxLength(LIMITS.people));
const person = v.object({
  who: WHO,
  name: v.exactOptional(NAME_TOLD),
  seat: v.exactOptional(SEAT),
  next: v.exactOptional(SEAT),
  unread: v.exactOptional(v.literal(true)),
  is,
});

export const NOTICES: Rows<Notice, 'type'> = {
  welcome: v.object({
    type: v.literal('welcome'),
    version: upTo(1_000_000),
    tables: v.pipe(
      v.array(v.object({ table: TABLE, seat: v.exactOptional(SEAT), host: v.boolean() })),
      v.maxLength(LIMITS.tables),
    ),
  }),
  watching: v.object({
    type: v.literal('watching'),
    table: TABLE,
    you: WHO,
    viewer: VIEWER,
    seen: SEEN,
    anew: v.boolean(),
  }),
  left: v.object({
    type: v.literal('left'),
    table: TABLE,
    why: v.picklist(LEAVING_REASONS),
    you: v.exactOptional(WHO),
  }),
  accepted: v.object({ type: v.literal('accepted'), id: COMMAND_ID, table: TABLE, seen: SEEN }),
  refused: v.object({ type: v.literal('refused'), id: COMMAND_ID, refusal: REFUSAL }),
  people: v.object({ type: v.literal('people'), table: TABLE, host: WHO, people: people(person) }),
  presence: v.object({ type: v.literal('presence'), table: TABLE, who: WHO, is }),
  ruleCard: v.object({
    type: v.literal('ruleCard'),
    table: TABLE,
    card: CARD_NUMBER,
    rules: RULES,
    agreed: people(WHO),
  }),
  settings: v.object({ type: v.literal('settings'), table: TABLE, settings: SETTINGS }),
  returnCode: v.object({ type: v.literal('returnCode'), table: TABLE, code: RETURN }),
  said: v.object({
    type: v.literal('said'),
    table: TABLE,
    who: WHO,
    phrase: PHRASE,
    to: v.picklist(['table', 'spectators']),
  }),
  pong: v.object({ type: v.literal('pong'), number: SEEN }),
  closing: v.object({
    type: v.literal('closing'),
    why: v.picklist(CLOSING_REASONS),
    retryAfter: RETRY_AFTER,
  }),
  reload: v.object({ type: v.literal('reload'), version: upTo(1_000_000) }),
  error: v.object({ type: v.literal('error'), problem: PROBLEM }),
};
