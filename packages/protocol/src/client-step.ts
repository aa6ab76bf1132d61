// What a client must do when something happens: connected, disconnected, the person asks, the server answers.

import type { Asking } from './client-message';
import type { TableCode } from './codes';
import { followingOf, heard } from './heard';
import { LIMITS } from './limits';
import { type Happening, NOTHING_SEEN, type Outbox, type Step, stepOf, withoutTable, withTable } from './outbox';
import { PROTOCOL_VERSION } from './version';

/** Hello with how far one has come, then every command without an answer again, in order. */
function connected(outbox: Outbox): Step {
  if (outbox.line === 'reload') return stepOf(outbox);
  const tables = [...outbox.tables].map(([table, followed]) => followingOf(table, followed));
  const hello = { type: 'hello', version: PROTOCOL_VERSION, tables } as const;
  return stepOf({ ...outbox, line: 'greeting' }, [hello, ...outbox.waiting]);
}

function disconnected(outbox: Outbox): Step {
  const tables = new Map([...outbox.tables].map(([table, one]) => [table, { ...one, catchingUp: false }]));
  return stepOf({ ...outbox, tables, line: outbox.line === 'reload' ? 'reload' : 'down' });
}

function asked(outbox: Outbox, message: Asking): Step {
  if (outbox.waiting.some(({ id }) => id === message.id)) return stepOf(outbox);
  if (outbox.waiting.length < LIMITS.waiting) {
    return stepOf({ ...outbox, waiting: [...outbox.waiting, message] }, [message]);
  }
  const refusal = { reason: 'too-many', of: 'commands', retryAfter: 0 } as const;
  return stepOf(outbox, [], [{ type: 'refused', message, refusal }]);
}

function follow(outbox: Outbox, table: TableCode): Step {
  if (outbox.tables.has(table)) return stepOf(outbox);
  return stepOf(withTable(outbox, table, NOTHING_SEEN), [{ type: 'watch', table, seen: 0 }]);
}

function unfollow(outbox: Outbox, table: TableCode): Step {
  const settling = outbox.settling.filter((one) => one.table !== table);
  return stepOf({ ...withoutTable(outbox, table), settling }, [{ type: 'leave', table }]);
}

/** The outbox after `happening`, what is to be sent and what the page is told. */
export function clientStep(outbox: Outbox, happening: Happening): Step {
  switch (happening.type) {
    case 'connected':
      return connected(outbox);
    case 'disconnected':
      return disconnected(outbox);
    case 'asked':
      return asked(outbox, happening.message);
    case 'follow':
      return follow(outbox, happening.table);
    case 'unfollow':
      return unfollow(outbox, happening.table);
    case 'heard':
      return heard(outbox, happening.message);
  }
}
