// What each message of the server does to a client. Lost, repeated and late ones change nothing.

import type { Asking, Following } from './client-message';
import type { TableCode } from './codes';
import {
  type Followed,
  type News,
  NOTHING_SEEN,
  type Outbox,
  type Step,
  stepOf,
  withoutTable,
  withTable,
} from './outbox';
import type { NoticeOf, ReleasedMessage, ServerMessage } from './server-message';

export function followingOf(table: TableCode, { seen, viewer }: Followed): Following {
  return viewer === undefined ? { table, seen } : { table, seen, as: viewer };
}

/** Accepted commands of `table` are done when `seen` events are here. */
function settled(outbox: Outbox, table: TableCode, seen: number): { outbox: Outbox; news: readonly News[] } {
  const done = outbox.settling.filter((one) => one.table === table && one.seen <= seen);
  if (done.length === 0) return { outbox, news: [] };
  const settling = outbox.settling.filter((one) => !done.includes(one));
  return { outbox: { ...outbox, settling }, news: done.map(({ id }) => ({ type: 'done', id, table })) };
}

function released(outbox: Outbox, { table, number, event }: ReleasedMessage): Step {
  const followed = outbox.tables.get(table);
  if (followed?.viewer === undefined || number < followed.seen) return stepOf(outbox);
  if (number > followed.seen) return missed(outbox, table, followed);
  const taken = withTable(outbox, table, { ...followed, seen: number + 1 });
  const after = settled(taken, table, number + 1);
  return stepOf(after.outbox, [], [{ type: 'event', table, event }, ...after.news]);
}

/** Asks once for what is missing; what came too early will come again. */
function missed(outbox: Outbox, table: TableCode, followed: Followed): Step {
  if (followed.catchingUp) return stepOf(outbox);
  const next = withTable(outbox, table, { ...followed, catchingUp: true });
  return stepOf(next, [{ type: 'watch', ...followingOf(table, followed) }]);
}

function watching(outbox: Outbox, { table, viewer, anew }: NoticeOf<'watching'>): Step {
  const before = outbox.tables.get(table) ?? NOTHING_SEEN;
  if (!anew && before.viewer !== undefined) {
    return stepOf(withTable(outbox, table, { ...before, catchingUp: false }));
  }
  const fresh = withTable(outbox, table, { ...NOTHING_SEEN, viewer });
  const after = settled(fresh, table, Number.POSITIVE_INFINITY);
  return stepOf(after.outbox, [], [{ type: 'anew', table, viewer }, ...after.news]);
}

/** Where nobody may watch, one goes on waiting for a seat, after a reconnect too. */
function left(outbox: Outbox, { table, why, you }: NoticeOf<'left'>): Step {
  if (!outbox.tables.has(table)) return stepOf(outbox);
  const isWaiting = why === 'watching-not-allowed';
  const rest = isWaiting ? withTable(outbox, table, NOTHING_SEEN) : withoutTable(outbox, table);
  const after = settled(rest, table, Number.POSITIVE_INFINITY);
  return stepOf(after.outbox, [], [...after.news, { type: 'left', table, why, ...(you !== undefined && { you }) }]);
}

/** The command that an answer is for, and the outbox without it; absent when it was answered before. */
function answered(outbox: Outbox, id: string): { message: Asking; rest: Outbox } | undefined {
  const message = outbox.waiting.find((one) => one.id === id);
  return message && { message, rest: { ...outbox, waiting: outbox.waiting.filter((one) => one !== message) } };
}

function accepted(outbox: Outbox, { id, table, seen }: NoticeOf<'accepted'>): Step {
  const found = answered(outbox, id);
  if (found === undefined) return stepOf(outbox);
  const isHere = (outbox.tables.get(table)?.seen ?? seen) >= seen;
  if (isHere) return stepOf(found.rest, [], [{ type: 'done', id, table }]);
  return stepOf({ ...found.rest, settling: [...outbox.settling, { id, table, seen }] });
}

function refused(outbox: Outbox, { id, refusal }: NoticeOf<'refused'>): Step {
  const found = answered(outbox, id);
  if (found === undefined) return stepOf(outbox);
  return stepOf(found.rest, [], [{ type: 'refused', message: found.message, refusal }]);
}

/** What `message` does; those that are only shown (people, phrases, …) change nothing here. */
export function heard(outbox: Outbox, message: ServerMessage): Step {
  switch (message.type) {
    case 'welcome':
      return stepOf({ ...outbox, line: 'up' });
    case 'reload':
      return stepOf({ ...outbox, line: 'reload' }, [], [{ type: 'reload' }]);
    case 'watching':
      return watching(outbox, message);
    case 'left':
      return left(outbox, message);
    case 'released':
      return released(outbox, message);
    case 'accepted':
      return accepted(outbox, message);
    case 'refused':
      return refused(outbox, message);
    default:
      return shown(outbox, message);
  }
}

type Shown = NoticeOf<
  'people' | 'presence' | 'ruleCard' | 'settings' | 'returnCode' | 'said' | 'pong' | 'closing' | 'error'
>;

function shown(outbox: Outbox, _message: Shown): Step {
  return stepOf(outbox);
}
