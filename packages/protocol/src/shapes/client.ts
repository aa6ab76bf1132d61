// The messages of a client, as they come from outside. Fields that nobody knows are refused: a slip of the pen shows at once.

import * as v from 'valibot';
import type { ClientMessage } from '../client-message';
import { LIMITS } from '../limits';
import { ASK } from './ask';
import { COMMAND_ID, NAME, RETURN, SEAT, SEEN, TABLE, text, upTo, VIEWER } from './basic';
import type { Rows } from './by-name';
import { RULES_SHAPE } from './rules';
import { SETTINGS } from './table';

const TOKEN = /^[\w.~+/=-]+$/;

const SESSION = text(
  `1 to ${LIMITS.session} letters, digits and . ~ + / = - _`,
  (token) => token.length <= LIMITS.session && TOKEN.test(token),
);

const following = { table: TABLE, seen: SEEN, as: v.exactOptional(VIEWER) };

export const CLIENT_MESSAGES: Rows<ClientMessage, 'type'> = {
  hello: v.strictObject({
    type: v.literal('hello'),
    version: upTo(1_000_000),
    session: v.exactOptional(SESSION),
    tables: v.pipe(v.array(v.strictObject(following)), v.maxLength(LIMITS.tables)),
  }),
  watch: v.strictObject({ type: v.literal('watch'), ...following }),
  leave: v.strictObject({ type: v.literal('leave'), table: TABLE }),
  openTable: v.strictObject({
    type: v.literal('openTable'),
    id: COMMAND_ID,
    rules: RULES_SHAPE,
    settings: SETTINGS,
    seat: SEAT,
    name: NAME,
  }),
  comeBack: v.strictObject({ type: v.literal('comeBack'), id: COMMAND_ID, code: RETURN }),
  command: v.strictObject({ type: v.literal('command'), id: COMMAND_ID, table: TABLE, seen: SEEN, ask: ASK }),
  ping: v.strictObject({ type: v.literal('ping'), number: SEEN }),
};
