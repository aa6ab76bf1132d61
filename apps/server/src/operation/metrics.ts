// Figures for the operator in the format of Prometheus. Labels are words of the code: no name, no code of a table, no card.

import { decodeServer, type ServerMessage } from '@minibridge/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Appended } from '../store/store.ts';
import type { Loss } from '../thinking/pool.ts';

/** What became of an append; `not-kept`: the store could not write. */
export type Verdict = Appended | 'not-kept' | 'fault';

/** `connections`: too many of one address. `dismissed`: too many messages, mistakes or guesses. `unread`: the client read too slowly. */
type Limit = 'commands' | 'tables' | 'guesses' | 'phrases' | 'connections' | 'dismissed' | 'unread';

/** What is looked at when somebody asks for the figures. */
export type Gauges = {
  readonly tablesAwake: () => number;
  readonly isStoreUp: () => boolean;
  readonly isBusUp: () => boolean;
};

export type Metrics = {
  /** One text that goes out to a client. */
  readonly said: (text: string) => void;
  readonly appended: (verdict: Verdict, seconds: number) => void;
  readonly botTurn: () => void;
  /** A bot's thread came to nothing. */
  readonly thoughtLost: (how: Loss) => void;
  /** `step`: 1 or -1. */
  readonly connected: (step: number) => void;
  readonly limitMet: (limit: Limit) => void;
  readonly fault: () => void;
  /** All of them, as Prometheus reads them. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/** Seconds: a group of a good disk, of a slow one, and what people begin to notice. */
const APPEND_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What is counted, each with the sentence that stands beside it. */
function counters(registry: Registry) {
  const registers = [registry];
  const counter = <L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter<L>({ name: `minibridge_${name}`, help, labelNames, registers });
  return {
    accepted: counter('commands_accepted_total', 'Commands of people that were kept, repeats included.'),
    refused: counter('commands_refused_total', 'Commands of people that were refused.', ['reason']),
    events: counter('released_events_total', 'Events of games that were sent, each viewer counted.'),
    bytes: counter('released_bytes_total', 'Bytes of these events.'),
    botTurns: counter('bot_turns_total', "Bots' turns that this process took."),
    thoughtsLost: counter('bot_thoughts_lost_total', "Bots' thoughts that came to nothing, and threads ended.", [
      'how',
    ]),
    limits: counter('limits_met_total', 'How often somebody met a limit.', ['limit']),
    faults: counter('faults_total', 'Things that should not have happened; the log has them.'),
    appends: new Histogram({
      name: 'minibridge_append_seconds',
      help: 'From the wish to write to the answer of the store.',
      labelNames: ['verdict'] as const,
      buckets: APPEND_SECONDS,
      registers,
    }),
    connections: new Gauge({
      name: 'minibridge_connections',
      help: 'Clients that are connected, by WebSocket or by long polling.',
      registers,
    }),
  };
}

function gauges(registry: Registry, { tablesAwake, isStoreUp, isBusUp }: Gauges): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `minibridge_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('tables_awake', 'Tables in memory.', tablesAwake);
  gauge('store_up', '1 while the store can write, as far as is known.', () => Number(isStoreUp()));
  gauge('bus_up', '1 while other processes can be heard.', () => Number(isBusUp()));
}

/** The limit that a message to a client tells of. */
function limitIn(message: ServerMessage): Limit | undefined {
  if (message.type === 'refused' && message.refusal.reason === 'too-many') return message.refusal.of;
  if (message.type !== 'closing') return undefined;
  if (message.why === 'too-slow') return 'unread';
  return message.why === 'too-many' ? 'dismissed' : undefined;
}

/** Figures of one process that runs `version`. */
export function newMetrics(version: string, looked: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const count = counters(registry);
  gauges(registry, looked);
  new Gauge({
    name: 'minibridge_info',
    help: 'Which version runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);

  function limitMet(limit: Limit): void {
    count.limits.inc({ limit });
  }

  /** A refusal or a farewell: rare, so that it may be read once more. */
  function rare(text: string): void {
    const decoded = decodeServer(text);
    if (!decoded.ok) return;
    const message = decoded.value;
    if (message.type === 'refused') count.refused.inc({ reason: message.refusal.reason });
    const limit = limitIn(message);
    if (limit) limitMet(limit);
  }

  return {
    said: (text) => {
      if (text.startsWith('[')) {
        count.events.inc();
        // What happens at a table is written in ASCII.
        count.bytes.inc(text.length);
      } else if (text.startsWith('{"type":"accepted"')) count.accepted.inc();
      else if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"closing"')) rare(text);
    },
    appended: (verdict, seconds) => count.appends.observe({ verdict }, seconds),
    botTurn: () => count.botTurns.inc(),
    thoughtLost: (how) => count.thoughtsLost.inc({ how }),
    connected: (step) => count.connections.inc(step),
    limitMet,
    fault: () => count.faults.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
