/** Every setting of the server, from the command line and the environment: read here, checked here, and nowhere else. */
import { LEVELS, type Level } from './operation/log.ts';
import type { MetricsAddress } from './operation/metrics-port.ts';
import { type PortWishes, wantedPort } from './port.ts';
import { LONGEST_WINDOW, USUAL_WINDOW } from './store/window.ts';
import type { Limits } from './wire/limits.ts';
import { type LiveSettings, USUAL_LIVE } from './wire/live-service.ts';
import type { Rate } from './wire/rates.ts';

/** Where tables are kept: beside where the server was started. */
const USUAL_DATA = './data';

export type Environment = PortWishes & { readonly [name: string]: string | undefined };

export type Settings = {
  readonly port: number;
  /** The address of this machine at which it listens; absent: at all. */
  readonly host?: string;
  /** Folder of the embedded store; not used with `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly natsUrl?: string;
  /** Milliseconds for which the store collects what it writes together. */
  readonly storeWindow: number;
  /** Days after which tables and sessions that nobody used are deleted; 0: never. */
  readonly retentionDays: number;
  /** At most so many bots that search think at the same time; absent: as suits the machine. */
  readonly botThreads?: number;
  /** Where the figures for Prometheus are told; absent: nowhere. */
  readonly metrics?: MetricsAddress;
  /** What is less important is not written into the log. */
  readonly logLevel: Level;
  readonly live: LiveSettings;
};

export type SettingsRead =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly sentence: string };

/** A setting that is a whole number. */
type Figure = { readonly usual: number; readonly least: number; readonly most: number; readonly means: string };

const { limits } = USUAL_LIVE;

/** Every figure that an operator may set, for the reader below and for docs/operations.md. */
export const FIGURES = {
  TRUSTED_PROXIES: { usual: 0, least: 0, most: 10, means: 'proxies in front whose word on address and https is taken' },
  RETENTION_DAYS: {
    usual: 365,
    least: 0,
    most: 36_500,
    means: 'days after which unused tables and sessions are deleted; 0: never',
  },
  STORE_WINDOW: {
    usual: USUAL_WINDOW,
    least: 0,
    most: LONGEST_WINDOW,
    means: 'milliseconds for which cards are collected before they are kept together',
  },
  BOT_THREADS: {
    usual: 0,
    least: 0,
    most: 64,
    means: 'threads in which bots that search think; 0: as suits the machine',
  },
  METRICS_PORT: { usual: 0, least: 0, most: 65_535, means: 'port of the figures for Prometheus; 0: none' },
  LIMIT_MESSAGES: {
    usual: limits.messages.perMinute,
    least: 60,
    most: 1_000_000,
    means: 'messages a minute, a connection',
  },
  LIMIT_MESSAGES_ADDRESS: {
    usual: limits.messagesOfAddress.perMinute,
    least: 60,
    most: 100_000_000,
    means: 'messages a minute, an address',
  },
  LIMIT_COMMANDS: {
    usual: limits.commands.perMinute,
    least: 60,
    most: 1_000_000,
    means: 'commands a minute, a connection',
  },
  LIMIT_PHRASES: { usual: limits.phrases.perMinute, least: 1, most: 10_000, means: 'phrases a minute, a person' },
  LIMIT_TABLES: { usual: limits.tables.burst, least: 1, most: 1_000_000, means: 'tables opened an hour, a person' },
  LIMIT_TABLES_ADDRESS: {
    usual: limits.tablesOfAddress.burst,
    least: 1,
    most: 1_000_000,
    means: 'tables opened an hour, an address',
  },
  LIMIT_GUESSES: { usual: limits.guesses.perMinute, least: 1, most: 10_000, means: 'wrong codes a minute, a person' },
  LIMIT_GUESSES_ADDRESS: {
    usual: limits.guessesOfAddress.perMinute,
    least: 1,
    most: 10_000,
    means: 'wrong codes a minute, an address; as many again that are the first of a person',
  },
  LIMIT_CONNECTIONS: {
    usual: limits.connections,
    least: 1,
    most: 1_000_000,
    means: 'connections at the same time, an address',
  },
  LIMIT_UNREAD: {
    usual: limits.unread,
    least: 65_536,
    most: 1_073_741_824,
    means: 'bytes that a client has not taken before it is cut',
  },
} as const satisfies { readonly [name: string]: Figure };

type FigureName = keyof typeof FIGURES;

/** The settings as they are read, with a sentence for each that is wrong. */
type Reading = { readonly environment: Environment; readonly wrong: string[] };

function figure({ environment, wrong }: Reading, name: FigureName): number {
  const { usual, least, most }: Figure = FIGURES[name];
  const text = environment[name];
  if (!text) return usual;
  const value = Number(text);
  if (/^\d{1,12}$/.test(text) && value >= least && value <= most) return value;
  wrong.push(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  return usual;
}

/** An address of a service, such as `nats://host:4222`. It may hold a password, so it is never repeated. */
function address({ environment, wrong }: Reading, name: string, schemes: readonly string[]): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const isOne = URL.canParse(text) && schemes.includes(new URL(text).protocol);
  if (!isOne)
    wrong.push(`${name} must be an address that begins with ${schemes.map((one) => `${one}//`).join(' or ')}.`);
  return text;
}

function origins({ environment, wrong }: Reading): readonly string[] {
  const texts = (environment.ALLOWED_ORIGINS ?? '').split(',').map((text) => text.trim());
  const named = texts.filter((text) => text !== '');
  for (const text of named) {
    const isOrigin = URL.canParse(text) && new URL(text).origin === text;
    if (!isOrigin) wrong.push(`ALLOWED_ORIGINS must be origins such as https://bridge.example, not "${text}".`);
  }
  return named;
}

function logLevel({ environment, wrong }: Reading): Level {
  const text = environment.LOG_LEVEL || 'info';
  const level = LEVELS.find((one) => one === text);
  if (level === undefined) wrong.push(`LOG_LEVEL must be ${LEVELS.join(', ')}, not "${text}".`);
  return level ?? 'info';
}

/** This machine alone, unless another address of it is named. */
function metricsAddress(reading: Reading): MetricsAddress | undefined {
  const port = figure(reading, 'METRICS_PORT');
  const host = reading.environment.METRICS_HOST || '127.0.0.1';
  return port === 0 ? undefined : { host, port };
}

const perHour = (count: number): Rate => ({ burst: count, perMinute: count / 60 });

/** So many a minute, with a burst in the usual proportion. */
function perMinute(usual: Rate, count: number): Rate {
  return { burst: Math.max(1, Math.round((usual.burst / usual.perMinute) * count)), perMinute: count };
}

function limitsOf(reading: Reading): Limits {
  return {
    messages: perMinute(limits.messages, figure(reading, 'LIMIT_MESSAGES')),
    messagesOfAddress: perMinute(limits.messagesOfAddress, figure(reading, 'LIMIT_MESSAGES_ADDRESS')),
    commands: perMinute(limits.commands, figure(reading, 'LIMIT_COMMANDS')),
    watches: limits.watches,
    phrases: perMinute(limits.phrases, figure(reading, 'LIMIT_PHRASES')),
    tables: perHour(figure(reading, 'LIMIT_TABLES')),
    tablesOfAddress: perHour(figure(reading, 'LIMIT_TABLES_ADDRESS')),
    guesses: perMinute(limits.guesses, figure(reading, 'LIMIT_GUESSES')),
    guessesOfAddress: perMinute(limits.guessesOfAddress, figure(reading, 'LIMIT_GUESSES_ADDRESS')),
    firstGuessesOfAddress: perMinute(limits.firstGuessesOfAddress, figure(reading, 'LIMIT_GUESSES_ADDRESS')),
    connections: figure(reading, 'LIMIT_CONNECTIONS'),
    unread: figure(reading, 'LIMIT_UNREAD'),
  };
}

/** All settings, or a sentence on each that is wrong. */
export function readSettings(args: readonly string[], environment: Environment): SettingsRead {
  const reading: Reading = { environment, wrong: [] };
  const wanted = wantedPort(args, environment);
  if (!wanted.ok) reading.wrong.push(wanted.sentence);
  const databaseUrl = address(reading, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const natsUrl = address(reading, 'NATS_URL', ['nats:', 'tls:']);
  const metrics = metricsAddress(reading);
  const botThreads = figure(reading, 'BOT_THREADS');
  const settings: Settings = {
    port: wanted.ok ? wanted.port : 0,
    ...(environment.LISTEN_HOST && { host: environment.LISTEN_HOST }),
    dataDir: environment.DATA_DIR || USUAL_DATA,
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(natsUrl !== undefined && { natsUrl }),
    storeWindow: figure(reading, 'STORE_WINDOW'),
    retentionDays: figure(reading, 'RETENTION_DAYS'),
    ...(botThreads > 0 && { botThreads }),
    ...(metrics !== undefined && { metrics }),
    logLevel: logLevel(reading),
    live: {
      ...USUAL_LIVE,
      allowedOrigins: origins(reading),
      proxies: figure(reading, 'TRUSTED_PROXIES'),
      limits: limitsOf(reading),
    },
  };
  return reading.wrong.length === 0 ? { ok: true, settings } : { ok: false, sentence: reading.wrong.join('\n') };
}
